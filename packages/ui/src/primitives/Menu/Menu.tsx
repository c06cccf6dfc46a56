import { type ReactNode, useState } from 'react';
import { ButtonContext, type PressEvent } from 'react-aria-components';
import { lazyOverlay } from '../../lazy/lazyOverlay.tsx';
import { useSheet } from '../../lazy/useSheet.ts';
import type { MenuEntry, MenuFocus } from './menuEntry.ts';

const MenuSheet = lazyOverlay(async () => (await import('./MenuSheet.tsx')).MenuSheet);

export interface MenuProps<Id extends string> {
  /** The trigger: a `Button` or an `IconButton`. */
  readonly children: ReactNode;
  readonly label: string;
  readonly entries: readonly MenuEntry<Id>[];
  readonly onAction: (id: Id) => void;
}

/** A few actions behind one button, loaded when a press is likely. For a choice with a visible value use `Select`. */
export function Menu<Id extends string>({ children, label, entries, onAction }: MenuProps<Id>) {
  const { open, button, sheet } = useSheet(MenuSheet);
  const [focus, setFocus] = useState<MenuFocus>('list');
  const openAt = (first: MenuFocus) => {
    setFocus(first);
    open();
  };
  return (
    <>
      <ButtonContext
        value={{
          ...button,
          'aria-haspopup': true,
          onPress: (event) => openAt(focusAfter(event)),
          onKeyDown: (event) => {
            const first = focusOfArrow[event.key];
            if (first === undefined) return event.continuePropagation();
            event.preventDefault();
            openAt(first);
          },
        }}
      >
        {children}
      </ButtonContext>
      {sheet && (
        <MenuSheet
          {...sheet}
          label={label}
          entries={entries}
          focus={focus}
          onAction={(key) => entries.filter(({ id }) => id === key).forEach(({ id }) => onAction(id))}
        />
      )}
    </>
  );
}

/** A press by the keyboard or a screen reader leads to the first entry, one by a pointer marks none. */
function focusAfter({ pointerType }: PressEvent): MenuFocus {
  return pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : 'list';
}

const focusOfArrow: Readonly<Partial<Record<string, MenuFocus>>> = { ArrowDown: 'first', ArrowUp: 'last' };
