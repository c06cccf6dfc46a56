import { liveUpdates } from '@rugby/domain/contract/live';
import type { FastifyInstance } from 'fastify';
import type { ServedEndpoint } from '../http/routes/ServedEndpoint.ts';
import { sendPage } from '../site/sendPage.ts';
import { docsPage } from './docsPage.ts';
import { openApiOf } from './openApi.ts';

const pageAddress = '/api/docs';
const jsonAddress = '/api/docs/json';

/** Serves the description of the endpoints and streams as a page and as OpenAPI. Call this after all endpoints are served. */
export function serveDocs(app: FastifyInstance, calls: readonly ServedEndpoint[]): void {
  const description = openApiOf(calls, [liveUpdates]);
  const json = JSON.stringify(description);
  app.get(pageAddress, (_, reply) => sendPage(reply, (nonce) => docsPage(description, jsonAddress, nonce)));
  app.get(jsonAddress, (_, reply) =>
    reply.header('Cache-Control', 'no-cache').type('application/json; charset=utf-8').send(json),
  );
}
