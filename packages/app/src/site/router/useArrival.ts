import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';
import type { ScrollMemory } from './ScrollMemory.ts';

/**
 * What follows the address to another page: the window stands at the top, at the place that the fragment names, or where it stood when the user
 * comes back, and the focus is on the heading. Another query or fragment is not another page; another fragment leads to its place, or back to where
 * the window stood.
 */
export function useArrival(location: Location | undefined, scrolls: ScrollMemory): void {
  const shown = useRef<Location>(undefined);
  useEffect(() => scrolls.follow(() => shown.current?.key), [scrolls]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (location === undefined) return undefined;
    if (before?.pathname === location.pathname) {
      if (location.hash !== before.hash) scrolls.move(location);
      return undefined;
    }
    const stops = [scrolls.restore(location), ...(before === undefined ? [] : [focusHeading()])];
    return () => stops.forEach((stop) => stop());
  }, [location, scrolls]);
}
