/**
 * Moves the focus to the first player of the pool that is on the page; answers whether there is one. Shift and Tab lead back to where the user
 * came from, until the focus leaves the players.
 */
export function focusFirstPlayer(): boolean {
  const row = document.querySelector('[data-players] [role="row"]');
  if (!(row instanceof HTMLElement)) return false;
  const origin = document.activeElement;
  row.focus();
  const list = row.closest<HTMLElement>('[data-players]');
  if (list !== null && origin instanceof HTMLElement) leadBack(list, origin);
  return true;
}

function leadBack(list: HTMLElement, origin: HTMLElement): void {
  const stop = new AbortController();
  const { signal } = stop;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !event.shiftKey || !origin.isConnected) return;
    event.preventDefault();
    event.stopPropagation();
    origin.focus();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) stop.abort();
  };
  list.addEventListener('keydown', onKeyDown, { capture: true, signal });
  list.addEventListener('focusout', onFocusOut, { signal });
}
