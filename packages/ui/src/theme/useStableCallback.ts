import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for good that calls the newest one given: for parts that are drawn again when a function of theirs is another one. Not to be
 * called while drawing.
 */
export function useStableCallback<Args extends readonly unknown[]>(newest: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
