import { isDialogOpen, openDialogs } from '@rugby/ui/primitives/openDialogs';

/**
 * Moves the focus to the heading of the page, as soon as there is one and no dialog is open over it, and again when another heading replaces it, as
 * after loading. Does nothing once the user has put the focus somewhere. Answers how to stop.
 */
export function focusHeading(): () => void {
  if (document.activeElement instanceof HTMLElement && !isInDialog(document.activeElement)) document.activeElement.blur();
  let focused: HTMLElement | undefined;
  const watcher = new MutationObserver(attempt);
  watcher.observe(document.body, { childList: true, subtree: true });
  attempt();
  return () => watcher.disconnect();

  function attempt(): void {
    if (focused?.isConnected === true) return;
    if (isDialogOpen()) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (heading === null) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return watcher.disconnect();
    focused = heading;
    heading.tabIndex = -1;
    // The scroll position is that of the page, not of its heading.
    heading.focus({ preventScroll: true });
  }
}

function isInDialog(element: HTMLElement): boolean {
  return element.closest(openDialogs) !== null;
}
