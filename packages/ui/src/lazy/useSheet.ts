import { type RefObject, useEffect, useId, useRef, useState } from 'react';
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
 * which stays the same one while the sheet is loaded, so that it keeps the focus; a user who presses Escape or moves the focus meanwhile does
 * without the sheet. `sheet` is null until it is first opened.
 */
export function useSheet(overlay: Pick<LazyOverlay<object>, 'load'>) {
  const { load } = overlay;
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'unused' | 'loading' | 'open' | 'closed'>('unused');
  const isOpen = state === 'open';
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const isLeft = new AbortController();
    const leave = () => setState('unused');
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave();
    };
    addEventListener('focusin', ({ target }) => target !== ref.current && leave(), { signal: isLeft.signal });
    addEventListener('keydown', leaveByKey, { signal: isLeft.signal, capture: true });
    const open = () => !isLeft.signal.aborted && setState('open');
    // The sheet says that it could not be loaded.
    load().then(open, open);
    return () => isLeft.abort();
  }, [state, load]);
  return {
    open: () => setState(state === 'closed' ? 'open' : 'loading'),
    button: {
      ref,
      isPressed: isOpen || state === 'loading',
      'aria-expanded': isOpen,
      ...(isOpen && { 'aria-controls': id }),
      ...loadOnIntent(overlay),
    },
    sheet:
      state === 'unused' || state === 'loading'
        ? null
        : { id, triggerRef: ref, isOpen, onOpenChange: changeTo, onGiveUp: () => setState('unused') },
  };

  function changeTo(opened: boolean): void {
    setState(opened ? 'open' : 'closed');
  }
}
