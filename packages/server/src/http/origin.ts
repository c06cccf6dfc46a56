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

/**
 * Creates the check for a GET that changes something. It refuses requests of other sites, navigations, embedded content and prefetches.
 * A browser that sends no `Sec-Fetch-*` must ask for JSON or name a page of this site as its `Referer`; a program that is not a browser
 * need not. [G-358]
 */
export function createRefuseUnintendedGet(publicUrl: string, words: Words): RefuseUnintendedGet {
  const publicHost = hostOf(publicUrl);
  return (request) => {
    const isIntended = isFromOwnSite(request, publicHost) && isOwnFetch(request, publicHost) && !isPrefetch(request);
    if (isIntended) return;
    throw new RefusedError(403, [{ code: 'forbidden', message: words('server.otherSite') }]);
  };
}

function isFromOwnSite(request: FastifyRequest, publicHost: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return isOwnHost(origin, request, publicHost);
}

function isOwnHost(url: string, request: FastifyRequest, publicHost: string | undefined): boolean {
  const host = hostOf(url);
  return host !== undefined && [hostOf(`${request.protocol}://${request.host}`), publicHost].includes(host);
}

/** The values that a browser sends with the `fetch` of a page of the same site. */
const ownFetch = { 'sec-fetch-site': ['same-origin'], 'sec-fetch-mode': ['cors', 'same-origin'], 'sec-fetch-dest': ['empty'] };

function isOwnFetch(request: FastifyRequest, publicHost: string | undefined): boolean {
  const { headers } = request;
  for (const [name, values] of Object.entries(ownFetch)) {
    const sent = headers[name];
    if (sent !== undefined && !values.some((value) => value === sent)) return false;
  }
  const { accept = '*/*', referer, 'user-agent': program = '' } = headers;
  if (referer !== undefined && !isOwnHost(referer, request, publicHost)) return false;
  const asksForJson = accept.includes('application/json') && !accept.includes('text/html');
  const isKnown = 'sec-fetch-site' in headers || referer !== undefined || !program.startsWith('Mozilla/');
  return asksForJson || (accept.trim() === '*/*' && isKnown);
}

/** Browsers name the purpose of a request that no user asked for yet. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) => name in headers);
}

function hostOf(url: string): string | undefined {
  return URL.parse(url)?.host;
}
