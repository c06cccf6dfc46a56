import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedError } from './RefusedError.ts';

/**
 * Refuses with 403 each request that may change something and that a page of another site sent: the browser says so
 * (`Sec-Fetch-Site`), or its `Origin` is neither the requested host nor `publicUrl`. Programs that are not browsers send neither
 * header and pass. Call this before routes are registered on `app`.
 */
export function refuseOtherSites(app: FastifyInstance, publicUrl: string, words: Words): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || isFromOwnSite(request, publicUrl)) done();
    else done(new RefusedError(403, [{ code: 'forbidden', message: words('server.otherSite') }]));
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
  return (request) => {
    const isIntended = isFromOwnSite(request, publicUrl) && isOwnFetch(request, publicUrl) && !isPrefetch(request);
    if (isIntended) return;
    throw new RefusedError(403, [{ code: 'forbidden', message: words('server.otherSite') }]);
  };
}

function isFromOwnSite(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return isOwnSite(origin, request, publicUrl);
}

/** A page without TLS is not that of a site with TLS: anyone on the way could have written it. */
function isOwnSite(url: string, request: FastifyRequest, publicUrl: string): boolean {
  const [page, site] = [URL.parse(url), URL.parse(publicUrl)];
  if (page === null) return false;
  if (page.host === site?.host) return page.protocol === 'https:' || page.protocol === site.protocol;
  return page.host === URL.parse(`${request.protocol}://${request.host}`)?.host;
}

/** The values that a browser sends with the `fetch` of a page of the same site. */
const ownFetch = { 'sec-fetch-site': ['same-origin'], 'sec-fetch-mode': ['cors', 'same-origin'], 'sec-fetch-dest': ['empty'] };

function isOwnFetch(request: FastifyRequest, publicUrl: string): boolean {
  const { headers } = request;
  for (const [name, values] of Object.entries(ownFetch)) {
    const sent = headers[name];
    if (sent !== undefined && !values.some((value) => value === sent)) return false;
  }
  const { accept = '*/*', referer, 'user-agent': program = '' } = headers;
  if (referer !== undefined && !isOwnSite(referer, request, publicUrl)) return false;
  const asksForJson = accept.includes('application/json') && !accept.includes('text/html');
  const isKnown = 'sec-fetch-site' in headers || referer !== undefined || !program.startsWith('Mozilla/');
  return asksForJson || (accept.trim() === '*/*' && isKnown);
}

/** Browsers name the purpose of a request that no user asked for yet. */
function isPrefetch({ headers }: FastifyRequest): boolean {
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) => name in headers);
}
