import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '../site/paths.ts';
import { loadPages } from '../site/router/loadPages.ts';
import type { Stores } from './Stores.ts';

/** What the pages load that the server renders, by their path. */
const loads: Readonly<Record<string, (stores: Stores) => Promise<unknown>>> = {
  [paths.landing]: ({ dashboard, season }) => Promise.all([dashboard.load(), season.loadRounds()]),
  [paths.help]: ({ help }) => help.value.load(),
};

/** The longest time that the site waits for data. */
const withinMs = 3000;

/** Loads the page of a location with its data, so that it is the same as the HTML in whose place it is put. A failure is shown by the page. */
export async function preparePage(stores: Stores, routes: RouteObject[], location: Location): Promise<void> {
  const { basePath } = stores.edition;
  try {
    await loadPages(routes, location, basePath);
  } catch {
    return;
  }
  const path = matchRoutes(routes, location, basePath)?.at(-1)?.route.path ?? '';
  await Promise.race([loads[path]?.(stores), new Promise((late) => setTimeout(late, withinMs))]);
}
