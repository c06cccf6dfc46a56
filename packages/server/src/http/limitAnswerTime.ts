import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that this route may take, where it may take longer than others. */
    readonly answerMs?: number;
  }
}

/** Thrown at a request whose answer takes too long. */
export class TimeoutError extends Error {
  override readonly name = 'OutOfTime';
}

/**
 * Answers `OutOfTime` to a request that is still without an answer after so many milliseconds: whatever it waits for does not even say no. Its
 * handler goes on; an order that it completes is found by its key when it is sent again. To be called before the routes are put on `app`.
 *
 * Fastify's own `handlerTimeout` forgets requests that carry a body (fastify/fastify#6725).
 */
export function limitAnswerTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async ({ routeOptions }, reply) => {
    const answerMs = routeOptions.config.answerMs ?? milliseconds;
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.send(new TimeoutError(`There is no answer after ${answerMs} ms.`));
    }, answerMs);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
