/** Focuses a slot of the pitch after a dialog has closed, unless another element has the focus. */
export function focusSlotLater(jersey: number): void {
  setTimeout(() => focusSlot(jersey), afterClosing);
}

function focusSlot(jersey: number): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLButtonElement>(`[data-jersey='${jersey}'] button`)?.focus();
}

/** Milliseconds until a closing dialog has given up the focus. */
const afterClosing = 250;
