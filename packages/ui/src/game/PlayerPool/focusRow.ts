/** Hands the focus to the row of the grid in which an element stands. */
export function focusRow(within: EventTarget): void {
  const row = within instanceof Element ? within.closest('[role="row"]') : null;
  if (row instanceof HTMLElement) row.focus();
}
