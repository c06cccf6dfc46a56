/** Moves the focus to the grid row that contains an element. */
export function focusRow(within: EventTarget): void {
  const row = within instanceof Element ? within.closest('[role="row"]') : null;
  if (row instanceof HTMLElement) row.focus();
}
