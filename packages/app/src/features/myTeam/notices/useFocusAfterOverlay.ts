import { useEffect } from 'react';
import { keepFocusOnPitch } from '../../team/keepFocusOnPitch.ts';
import type { OverlayKind } from './dueOverlay.ts';

/**
 * Moves the focus to the pitch when no overlay is due any more, unless another element has it: a dialog that another one opened, or the page
 * itself, has no button to give the focus back to.
 */
export function useFocusAfterOverlay(due: OverlayKind | undefined): void {
  const isOpen = due !== undefined;
  useEffect(() => (isOpen ? () => keepFocusOnPitch(undefined, true) : undefined), [isOpen]);
}
