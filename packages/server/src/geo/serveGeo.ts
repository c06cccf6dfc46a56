import { checkCountry, getLocation } from '@rugby/domain/contract/geo/geo';
import { logIn, register } from '@rugby/domain/contract/account/user';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import { RefusedError } from '../http/RefusedError.ts';
import type { Routes } from '../http/routes/Routes.ts';
import type { Geo } from './Geo.ts';

/** Serves the country of the visitor. */
export function serveGeo({ serve }: Pick<Routes, 'serve'>, geo: Geo): void {
  serve(checkCountry, async ({ request }) => geo.whereaboutsOf(request));
  serve(getLocation, async ({ request }) => ({ country: geo.whereaboutsOf(request).country }));
}

/** The ways into the game, `user/register-for-game` among them. */
const entrances = [logIn.path, register.path];

/**
 * Refuses with 403 to register or to log in from a country in which the game is closed: the page may have been unable to ask. Call this before
 * routes are registered on `app`.
 */
export function refuseRestricted(app: FastifyInstance, geo: Geo, words: Words): void {
  app.addHook('onRoute', (route) => {
    if (entrances.some((path) => route.url.includes(`/${path}`))) route.onRequest = [refuse, ...[route.onRequest ?? []].flat()];
  });

  const refuse: onRequestHookHandler = (request, _reply, done) => {
    const isRefused = geo.whereaboutsOf(request).isRestricted;
    done(isRefused ? new RefusedError(403, [{ code: 'forbidden', message: words('server.notAvailable') }]) : undefined);
  };
}
