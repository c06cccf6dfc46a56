import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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

const extensions = new WeakMap<FastifyRequest, (answerMs: number) => void>();

/** Gives a request another time limit, counted from when its time began. */
export function extendAnswerTime(request: FastifyRequest, answerMs: number): void {
  extensions.get(request)?.(answerMs);
}

/**
 * Answers with a `TimeoutError` when a request that has arrived has no answer after this time, because the database hangs. The handler
 * goes on; a mutation that it completes is found by its key when the request is repeated. Call this before routes are registered on `app`.
 * Fastify's own `handlerTimeout` ignores requests with a body (fastify/fastify#6725).
 */
export function limitAnswerTime(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    let answerMs = routeOptions.config.answerMs ?? milliseconds;
    let begun = performance.now();
    let timer = setTimeout(endWaiting, answerMs);
    reply.raw.once('close', () => {
      clearTimeout(timer);
      extensions.delete(request);
    });
    extensions.set(request, (longerMs) => {
      answerMs = longerMs;
      clearTimeout(timer);
      timer = setTimeout(endWaiting, begun + answerMs - performance.now());
    });
    done();

    function endWaiting(): void {
      // A request that `inject` made has no connection, and nothing arrives later.
      const isArriving = raw.socket instanceof Socket && !raw.complete && !raw.destroyed;
      if (isArriving) {
        begun = performance.now();
        timer = setTimeout(endWaiting, answerMs);
      } else if (!reply.sent) void reply.send(new TimeoutError(`There is no answer after ${answerMs} ms.`));
    }
  });
}
