import { useEffect, useEffectEvent } from 'react';

/** Lets the browser ask before the page is closed, loaded again or left for another site, while something would be lost. */
export function useAskBeforeUnload(isAsked: () => boolean): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isAsked()) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
