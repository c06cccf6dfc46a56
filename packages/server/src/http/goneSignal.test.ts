import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { listenAnywhere } from '../protection/testing/rawRequest.ts';
import { goneSignal } from './goneSignal.ts';

it.each(['before', 'after'])('a client that leaves %s its signal is created is gone', async (when) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const seen = Promise.withResolvers<boolean>();
  app.get('/', async (_request, reply) => {
    const early = when === 'after' ? goneSignal(reply) : undefined;
    const hasLeft = once(reply.raw, 'close');
    client.destroy();
    await hasLeft;
    seen.resolve((early ?? goneSignal(reply)).aborted);
    return {};
  });
  const port = await listenAnywhere(app);
  const client = connect(port, '127.0.0.1', () => client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
  expect(await seen.promise).toBe(true);
});
