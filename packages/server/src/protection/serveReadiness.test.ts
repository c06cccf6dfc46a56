import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveReadiness } from './serveReadiness.ts';

it('/ready is 503 once the process is about to stop, while other requests are still answered', async () => {
  const stopping = new AbortController();
  const app = Fastify();
  serveReadiness(app, stopping.signal);
  app.get('/', () => ({}));
  expect((await app.inject('/ready')).statusCode).toBe(200);
  stopping.abort();
  const answer = await app.inject('/ready');
  expect([answer.statusCode, answer.headers['cache-control'], (await app.inject('/')).statusCode]).toEqual([
    503,
    'no-store',
    200,
  ]);
});
