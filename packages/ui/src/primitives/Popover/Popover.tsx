import type { ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components';
import { lazyOverlay } from '../../lazy/lazyOverlay.tsx';
import { useSheet } from '../../lazy/useSheet.ts';

const PopoverSheet = lazyOverlay(async () => (await import('./PopoverSheet.tsx')).PopoverSheet);

export interface PopoverProps {
  /** The trigger: a `Button` or an `IconButton`. */
  readonly trigger: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  /** The edge of the trigger that it is aligned with, where there is room. */
  readonly align?: 'start' | 'end';
}

/**
 * Information beside its trigger, without leaving the page. Closes with Escape and by a press outside. For actions use `Menu`,
 * for a few words about a control `Tooltip`. All but the trigger is loaded when a press is likely.
 */
export function Popover({ trigger, title, children, align = 'end' }: PopoverProps) {
  const { open, button, sheet } = useSheet(PopoverSheet);
  return (
    <>
      <ButtonContext value={{ ...button, onPress: open }}>{trigger}</ButtonContext>
      {sheet && (
        <PopoverSheet {...sheet} title={title} align={align}>
          {children}
        </PopoverSheet>
      )}
    </>
  );
}
