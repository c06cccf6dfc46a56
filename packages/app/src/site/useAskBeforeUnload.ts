import { useEffect } from 'react';

/** Lets the browser ask before the page is closed, loaded again or left for another site, while something would be lost. */
export function useAskBeforeUnload(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    addEventListener('beforeunload', preventUnload);
    return () => removeEventListener('beforeunload', preventUnload);
  }, [isAsked]);
}

function preventUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
