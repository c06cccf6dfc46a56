import { useState } from 'react';
import type { KeyboardEvent, PressEvent } from 'react-aria-components';
import type { LazyOverlay } from './lazyOverlay.tsx';
import { type SheetProps, useSheet } from './useSheet.ts';

/** What has the focus when a list opens. */
export type ListFocus = 'list' | 'first' | 'last';

/** What a list beside its button gets from `useListSheet`. */
export interface ListSheetProps extends SheetProps {
  readonly focus: ListFocus;
}

/** Opens a list beside its button, by a press or by the arrow key that leads to its first or last entry. */
export function useListSheet(overlay: Pick<LazyOverlay<object>, 'load'>) {
  const { open, button, sheet } = useSheet(overlay);
  const [focus, setFocus] = useState<ListFocus>('list');
  const openAt = (first: ListFocus) => {
    setFocus(first);
    open();
  };
  return {
    isOpen: button['aria-expanded'],
    button: {
      ...button,
      onPress: (event: PressEvent) => openAt(focusAfter(event)),
      onKeyDown: (event: KeyboardEvent) => {
        const first = focusOfArrow[event.key];
        if (first === undefined) return event.continuePropagation();
        event.preventDefault();
        openAt(first);
      },
    },
    sheet: sheet && { ...sheet, focus },
  };
}

/** A press by the keyboard or a screen reader leads to the first entry, one by a pointer marks none. */
function focusAfter({ pointerType }: PressEvent): ListFocus {
  return pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'list';
}

const focusOfArrow: Readonly<Partial<Record<string, ListFocus>>> = { ArrowDown: 'first', ArrowUp: 'last' };
