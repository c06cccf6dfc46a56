import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedError } from './RefusedError.ts';

/**
 * Refuses with 403 each request that may change something and that a page of another site sent: the browser says so
 * (`Sec-Fetch-Site`), or its `Origin` is neither the requested host nor that of `publicUrl`. Programs that are not browsers send
 * neither header and pass. Call this before routes are registered on `app`.
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string, words: Words): void {
  const publicHost = hostOf(publicUrl);
  app.addHook('onRequest', async (request) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || isFromOwnSite(request, publicHost)) return;
    throw new RefusedError(403, [{ code: 'forbidden', message: words('server.otherSite') }]);
  });
}

/** Throws 403 for a GET that no page of this site sent on purpose. */
export type RefuseUnintendedGet = (request: FastifyRequest) => void;

/** Creates the check for a GET that changes something. It refuses requests of other sites, navigations and prefetches. [G-358] */
export function createRefuseUnintendedGet(publicUrl: string, words: Words): RefuseUnintendedGet {
  const publicHost = hostOf(publicUrl);
  return (request) => {
    const { 'sec-fetch-mode': mode, 'sec-purpose': purpose } = request.headers;
    if (isFromOwnSite(request, publicHost) && mode !== 'navigate' && purpose === undefined) return;
    throw new RefusedError(403, [{ code: 'forbidden', message: words('server.otherSite') }]);
  };
}

function isFromOwnSite(request: FastifyRequest, publicHost: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const originHost = hostOf(origin);
  return originHost !== undefined && [hostOf(`${request.protocol}://${request.host}`), publicHost].includes(originHost);
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host;
}
