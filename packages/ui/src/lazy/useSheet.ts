import { type RefObject, useId, useRef, useState } from 'react';
import { type LazyOverlay, loadOnIntent } from './lazyOverlay.tsx';

/** What a sheet beside its button gets from `useSheet`. */
export interface SheetProps {
  readonly id: string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Opens a sheet beside its button, whose code is loaded as soon as a press on the button is likely. `button` is for the context of the button,
 * which stays the same one while the sheet is loaded, so that it keeps the focus. `sheet` is null until it is first opened.
 */
export function useSheet(overlay: Pick<LazyOverlay<object>, 'load'>) {
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const isOpen = state === 'open';
  return {
    open: () => setState('open'),
    button: {
      ref,
      isPressed: isOpen,
      'aria-expanded': isOpen,
      ...(isOpen && { 'aria-controls': id }),
      ...loadOnIntent(overlay),
    },
    sheet:
      state === 'unused' ? null : { id, triggerRef: ref, isOpen, onOpenChange: changeTo, onGiveUp: () => setState('unused') },
  };

  function changeTo(opened: boolean): void {
    setState(opened ? 'open' : 'closed');
  }
}
