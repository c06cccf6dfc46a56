/**
 * Keeps a pressed link or a sent form from ending the page in which all stories are tested. Jumps and a router's pushes stay within the page
 * and go on. Returns what lifts it.
 */
export function stayOnPage(): () => void {
  // Storybook lets links open in the window around the story, which under test is the runner itself.
  for (const base of document.querySelectorAll('base[target]')) base.removeAttribute('target');
  navigation.addEventListener('navigate', stay);
  return () => navigation.removeEventListener('navigate', stay);
}

function stay(event: NavigateEvent): void {
  if (!event.destination.sameDocument) event.preventDefault();
}
