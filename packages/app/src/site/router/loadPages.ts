import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { LazyComponent } from '@rugby/ui/lazy/LazyComponent';

/** The pages of a location that are not loaded yet. */
export function missingPages(routes: RouteObject[], location: Location, basename: string): readonly LazyComponent[] {
  const matches = matchRoutes(routes, location, basename) ?? [];
  return matches.flatMap(({ route }) => pageOf(route) ?? []).filter(({ isLoaded }) => !isLoaded);
}

/** Loads the pages of a location; fails when one cannot be loaded. */
export async function loadPages(routes: RouteObject[], location: Location, basename: string): Promise<void> {
  await Promise.all(missingPages(routes, location, basename).map((page) => page.load()));
}

function pageOf({ handle }: RouteObject): LazyComponent | undefined {
  const given: unknown = handle;
  return given instanceof LazyComponent ? given : undefined;
}
