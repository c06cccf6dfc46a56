/**
 * Focuses a slot of the pitch, or else the first, after a dialog has closed, unless another element has the focus. Scrolls to it for the keyboard
 * only.
 */
export function focusSlotLater(jersey = firstJersey): void {
  setTimeout(() => focusSlot(jersey), afterClosing);
}

function focusSlot(jersey: number): void {
  if (document.activeElement !== document.body) return;
  const slot = document.querySelector<HTMLButtonElement>(`[data-jersey='${jersey}'] button`);
  slot?.focus({ preventScroll: true });
  if (slot?.matches(':focus-visible') === true) slot.scrollIntoView({ block: 'nearest' });
}

const firstJersey = 1;

/** Milliseconds until a closing dialog has given up the focus. */
const afterClosing = 250;
