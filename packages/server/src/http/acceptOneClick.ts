import type { FastifyInstance } from 'fastify';

/** Lets the routes of `app` take the form that mail programs send to a `List-Unsubscribe` address. Its content is always the same. [RFC 8058] */
export function acceptOneClick(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined);
}
