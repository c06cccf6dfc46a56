import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { addressesOf } from './routes/registerEndpoint.ts';

/**
 * Lets the routes of `app` take the forms that mail programs send to a `List-Unsubscribe` address of `endpoint`. Their content is always the same.
 * A browser that opens the address is sent to `page`, below the base path of the edition, with the token at its end; a GET changes nothing. [RFC 8058]
 */
export function acceptOneClick(app: FastifyInstance, endpoint: Pick<AnyEndpoint, 'area' | 'path'>, page: string): void {
  app.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    async () => undefined,
  );
  for (const { edition, url } of addressesOf(endpoint))
    app.get<{ Params: { readonly token: string } }>(url, async ({ params }, reply) =>
      reply.header('Cache-Control', 'no-store').redirect(`${edition.basePath}${page}${encodeURIComponent(params.token)}`),
    );
}
