import { type Location, matchRoutes, type RouteObject } from 'react-router-dom';
import { paths } from '../site/paths.ts';
import { loadPages } from '../site/router/loadPages.ts';
import type { Stores } from './Stores.ts';

/** Loads what the pages show first that the server renders, by the path of their route. */
const loads: Readonly<Record<string, (stores: Stores) => Promise<unknown>>> = {
  [paths.landing]: ({ dashboard, season }) => Promise.all([dashboard.load(), season.loadRounds()]),
  [paths.help]: async ({ help }) => {
    await help.load();
    await help.value.load();
  },
  [paths.statsCentre]: async ({ dashboard, game, session }) => {
    await game.load();
    await Promise.all([session.check(), dashboard.load(), game.value.statsCentre.prepare()]);
  },
  [paths.myTeam]: loadMyTeam,
};

/** The team belongs to the user who is signed in when its stores are created. */
async function loadMyTeam({ dashboard, edition, myTeam, session }: Stores): Promise<void> {
  await Promise.all([session.check(), dashboard.load(), myTeam.load()]);
  if (session.user?.playedGames.includes(edition.playedGame) === true) await myTeam.value.page.prepare();
}

/** The longest time that the site waits for data. */
const withinMs = 3000;

/**
 * Loads the page of a location with its data, so that it is the same as the HTML in whose place it is put. The page is waited for, since without it
 * there is nothing to put there. A failure is shown by the page.
 */
export async function preparePage(stores: Stores, routes: RouteObject[], location: Location): Promise<void> {
  const { basePath } = stores.edition;
  const path = matchRoutes(routes, location, basePath)?.at(-1)?.route.path ?? '';
  const late = new Promise((resolve) => setTimeout(resolve, withinMs));
  await Promise.allSettled([loadPages(routes, location, basePath), Promise.race([loads[path]?.(stores), late])]);
}
