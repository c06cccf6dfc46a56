import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { focusHeading } from './focusHeading.ts';
import type { ScrollMemory } from './ScrollMemory.ts';

/**
 * What follows the address to another page: the window stands at the top, or where it stood when the user comes back, and the focus is on the
 * heading. Another query or fragment is not another page.
 */
export function useArrival(location: Location | undefined, scrolls: ScrollMemory): void {
  const shown = useRef<Location>(undefined);
  useEffect(() => scrolls.follow(() => shown.current?.key), [scrolls]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (location === undefined || before?.pathname === location.pathname) return undefined;
    const stops = [scrolls.restore(location.key), ...(before === undefined ? [] : [focusHeading()])];
    return () => stops.forEach((stop) => stop());
  }, [location, scrolls]);
}
