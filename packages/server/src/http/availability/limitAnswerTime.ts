import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The time limit of this route in milliseconds, where it differs from the default. */
    readonly answerMs?: number;
  }
}

/** A request was not answered in time. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Answers with a `TimeoutError` when a request that has arrived has no answer after this time, because the database hangs. The handler
 * goes on; a mutation that it completes is found by its key when the request is repeated. Call this before routes are registered on `app`.
 * Fastify's own `handlerTimeout` ignores requests with a body (fastify/fastify#6725).
 */
export function limitAnswerTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const answerMs = routeOptions.config.answerMs ?? milliseconds;
    let timer = setTimeout(endWaiting, answerMs);
    reply.raw.once('close', () => clearTimeout(timer));

    function endWaiting(): void {
      // A request that `inject` made has no connection, and nothing arrives later.
      const isArriving = raw.socket instanceof Socket && !raw.complete && !raw.destroyed;
      if (isArriving) timer = setTimeout(endWaiting, answerMs);
      else if (!reply.sent) void reply.send(new TimeoutError(`There is no answer after ${answerMs} ms.`));
    }
  });
}
