/** Keeps a pressed link or a sent form from ending the page in which all stories are tested. Jumps and a router's pushes go on. */
export function stayOnPage(): void {
  // Storybook lets links open in the window around the story, which under test is the runner itself.
  for (const base of document.querySelectorAll('base[target]')) base.removeAttribute('target');
  navigation.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) event.preventDefault();
  });
}
