import { useEffect } from 'react';

/** Closes what stands over all pages when the user goes back or forward: another page is behind it then. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
  }, [isOpen, close]);
}
