import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that never changes and calls the latest `newest`. For memoised children. Do not call it during render. */
export function useStableCallback<Args extends readonly unknown[]>(newest: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
