import { LoadFailed } from '../layout/LoadFailed/LoadFailed.tsx';
import { LoadingLine } from '../primitives/LoadingLine/LoadingLine.tsx';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LazyComponent } from './LazyComponent.tsx';

export interface OverlayLoading {
  /** Called when the overlay could not be loaded and the user does without it. */
  readonly onGiveUp?: () => void;
  /** Shown until the overlay is loaded, and when the user does without it. Otherwise a line says that it is loading. */
  readonly fallback?: ReactNode;
}

/** A dialog, drawer or popover whose code is loaded when it is first opened, or by `load` as soon as a press on its button is likely. */
export interface LazyOverlay<Props extends object> {
  (props: Props & OverlayLoading): ReactNode;
  readonly load: () => Promise<void>;
}

/** Without its code an overlay asks to try again: the connection may be lost, or the site may have been renewed since the page was opened. */
export function lazyOverlay<Props extends object>(fetch: () => Promise<ComponentType<Props>>): LazyOverlay<Props> {
  const code = new LazyComponent(fetch);

  function Overlay(props: Props & OverlayLoading) {
    const { onGiveUp, fallback } = props;
    const [isGivenUp, setIsGivenUp] = useState(false);
    const [attempt, setAttempt] = useState(0);
    const [failedAttempt, setFailedAttempt] = useState<number>();
    const [isLoaded, setIsLoaded] = useState(code.isLoaded);
    useEffect(() => {
      if (isLoaded) return undefined;
      let isCurrent = true;
      code.load().then(
        () => isCurrent && setIsLoaded(true),
        () => isCurrent && setFailedAttempt(attempt),
      );
      return () => {
        isCurrent = false;
      };
    }, [attempt, isLoaded]);
    if (isLoaded)
      return (
        <Suspense fallback={fallback ?? <LoadingLine />}>
          <code.Component {...props} />
        </Suspense>
      );
    if (isGivenUp) return fallback;
    if (failedAttempt !== attempt) return fallback ?? <LoadingLine />;
    return <LoadFailed onRetry={() => setAttempt(attempt + 1)} onReload={() => location.reload()} onClose={giveUp} />;

    function giveUp(): void {
      setIsGivenUp(true);
      onGiveUp?.();
    }
  }

  return Object.assign(Overlay, { load: () => code.load() });
}

/** Handlers for the button that opens an overlay: hover and focus load it. A failure waits until it is opened. */
export function loadOnIntent({ load }: Pick<LazyOverlay<object>, 'load'>) {
  const start = () => void load().catch(() => undefined);
  return { onHoverStart: start, onFocus: start, onPressStart: start };
}
