import type { ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components';
import { lazyOverlay } from '../../lazy/lazyOverlay.tsx';
import { useListSheet } from '../../lazy/useListSheet.ts';
import type { MenuEntry } from './menuEntry.ts';

const MenuSheet = lazyOverlay(async () => (await import('./MenuSheet.tsx')).MenuSheet);

/** Loads the entries of every menu before one is opened. */
export const loadMenus = MenuSheet.load;

export interface MenuProps<Id extends string> {
  /** The trigger: a `Button` or an `IconButton`. */
  readonly children: ReactNode;
  readonly label: string;
  readonly entries: readonly MenuEntry<Id>[];
  /** Called with the chosen entry; not needed where all of them navigate. */
  readonly onAction?: (id: Id) => void;
}

/** A few actions behind one button, loaded when a press is likely. For a choice with a visible value use `Select`. */
export function Menu<Id extends string>({ children, label, entries, onAction }: MenuProps<Id>) {
  const { button, sheet } = useListSheet(MenuSheet);
  return (
    <>
      <ButtonContext value={{ ...button, 'aria-haspopup': true }}>{children}</ButtonContext>
      {sheet && (
        <MenuSheet
          {...sheet}
          label={label}
          entries={entries}
          onAction={(key) => entries.filter(({ id }) => id === key).forEach(({ id }) => onAction?.(id))}
        />
      )}
    </>
  );
}
