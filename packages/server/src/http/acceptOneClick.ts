import type { FastifyInstance } from 'fastify';

/** Lets the routes of `app` take the forms that mail programs send to a `List-Unsubscribe` address. Their content is always the same. [RFC 8058] */
export function acceptOneClick(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['multipart/form-data', 'application/x-www-form-urlencoded'],
    { parseAs: 'string' },
    async () => undefined,
  );
}
