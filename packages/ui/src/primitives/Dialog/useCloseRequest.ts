import { useEffect, useEffectEvent } from 'react';

/** A part of the platform that the types of TypeScript do not have yet. */
export interface CloseWatcher extends EventTarget {
  requestClose: () => void;
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Closes an overlay by Back of an Android device, which otherwise leaves the page and what was typed. Does nothing where the browser has no close
 * requests, and where the pointer is a mouse. Escape is a close request too, and none that closes here: the overlay and the lists in it handle the key.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !matchMedia('(pointer: coarse)').matches) return undefined;
    const listening = new AbortController();
    let watcher: CloseWatcher | undefined;
    let isEscapeDown = false;
    const followEscape = ({ key, type }: KeyboardEvent) => {
      if (key === 'Escape') isEscapeDown = type === 'keydown';
    };
    const watch = () => {
      watcher = window.CloseWatcher && new window.CloseWatcher();
      watcher?.addEventListener('close', () => {
        // A watcher reports one request. An overlay that stays open, such as a form that is being sent, gets the next one too.
        watch();
        if (!isEscapeDown) close();
      });
    };
    for (const type of ['keydown', 'keyup'] as const)
      addEventListener(type, followEscape, { capture: true, signal: listening.signal });
    watch();
    return () => {
      listening.abort();
      watcher?.destroy();
    };
  }, [isOpen]);
}
