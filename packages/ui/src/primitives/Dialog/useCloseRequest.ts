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
 * Closes an overlay by Back of an Android device, which otherwise leaves the page and what was typed. Does nothing where the browser has
 * no close requests, and where the pointer is a mouse: Escape is a close request too, and lists inside the overlay handle it.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !matchMedia('(pointer: coarse)').matches) return undefined;
    let watcher: CloseWatcher | undefined;
    const watch = () => {
      watcher = window.CloseWatcher && new window.CloseWatcher();
      watcher?.addEventListener('close', () => {
        // A watcher reports one request. An overlay that stays open, such as a form that is being sent, gets the next one too.
        watch();
        close();
      });
    };
    watch();
    return () => watcher?.destroy();
  }, [isOpen]);
}
