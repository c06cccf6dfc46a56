import { type ComponentType, useEffect } from 'react';
import { isDialogOpen } from '../primitives/Dialog/openDialogs.ts';
import { type LazyOverlay, lazyOverlay, type OverlayLoading } from './lazyOverlay.tsx';

export interface DialogLoading extends OverlayLoading {
  /** Called when the user does without the dialog: its code could not be loaded, or Escape was pressed before it arrived. */
  readonly onGiveUp: () => void;
}

/** A `lazyOverlay` that the user opens and can do without: Escape gives it up while its code is loaded. */
export function lazyDialog<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyOverlay<Props & DialogLoading> {
  const Overlay = lazyOverlay(fetch);

  function LazyDialog(props: Props & DialogLoading) {
    useEscapeWhileLoading(true, props.onGiveUp);
    return <Overlay {...props} />;
  }

  return Object.assign(LazyDialog, { load: Overlay.load });
}

/** While a dialog is due and its code is loaded, Escape gives it up. A dialog that is shown closes itself. */
export function useEscapeWhileLoading(isDue: boolean, onGiveUp: () => void): void {
  useEffect(() => {
    if (!isDue) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !isDialogOpen()) onGiveUp();
    };
    // Before a dialog that is shown has closed.
    addEventListener('keydown', leave, true);
    return () => removeEventListener('keydown', leave, true);
  });
}
