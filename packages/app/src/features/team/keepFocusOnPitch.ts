import { isDialogOpen } from '@rugby/ui/primitives/openDialogs';

const firstJersey = 1;

/** Frames in which a closed dialog gives the focus back to the button that opened it. */
const framesOfClosing = 2;

let pending: { readonly jersey: number; readonly stop: () => void } | undefined;

/**
 * Focuses a slot of the pitch as soon as the focused element goes or is disabled: at once, but behind a dialog, which may give the focus back
 * first; `isBehindDialog` says so of one that has just closed. Without a slot it keeps to the one that the same press asked for, or else takes
 * the first. Ends with the next press of the user. Scrolls to the slot for the keyboard only.
 */
export function keepFocusOnPitch(jersey = pending?.jersey ?? firstJersey, isBehindDialog = isDialogOpen()): void {
  pending?.stop();
  const ended = new AbortController();
  const { signal } = ended;
  let framesLeft = 0;
  let wasOpen = isBehindDialog;

  function follow(): void {
    if (signal.aborted) return;
    const isOpen = isDialogOpen();
    if (wasOpen && !isOpen) wait(framesOfClosing);
    wasOpen = isOpen;
    if (!isOpen && framesLeft === 0 && isFocusLost()) focusSlot(jersey);
  }

  function wait(frames: number): void {
    framesLeft = frames;
    requestAnimationFrame(() => {
      if (framesLeft > 1) wait(framesLeft - 1);
      else {
        framesLeft = 0;
        follow();
      }
    });
  }

  const changes = new MutationObserver(follow);
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, () => pending?.stop(), { capture: true, signal });
  pending = {
    jersey,
    stop: () => {
      changes.disconnect();
      ended.abort();
      pending = undefined;
    },
  };
  follow();
}

/** A disabled element keeps the focus until the next frame. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
}

function focusSlot(jersey: number): void {
  const slot = document.querySelector<HTMLButtonElement>(`[data-jersey='${jersey}'] button`);
  slot?.focus({ preventScroll: true });
  if (slot?.matches(':focus-visible') === true) slot.scrollIntoView({ block: 'nearest' });
}
