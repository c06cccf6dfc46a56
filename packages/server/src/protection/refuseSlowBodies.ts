import type { IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How slowly a client may send and read. */
export interface SlowestClient {
  /** All headers must have arrived after this time. */
  readonly headersMs: number;
  /** The whole request must have arrived after this time. */
  readonly requestMs: number;
  /** A body has this time to begin. */
  readonly graceMs: number;
  /** After that it must arrive at this rate, on average. */
  readonly bytesPerSecond: number;
  /** What is written to the client must be read at this rate; a slow phone reads five times as fast. */
  readonly readBytesPerSecond: number;
}

export const slowestClient: SlowestClient = {
  headersMs: 10_000,
  requestMs: 60_000,
  graceMs: 5000,
  bytesPerSecond: 500,
  readBytesPerSecond: 5000,
};

/** A body arrived too slowly. */
export class SlowBodyError extends Error {
  override readonly name = 'SlowBody';
  readonly statusCode = 408;
}

/** Returns the deadlines of requests as options of Fastify. Node checks them at the end of each interval. */
export function deadlinesOf({ headersMs, requestMs, graceMs }: SlowestClient) {
  const connectionsCheckingInterval = Math.min(graceMs, 1000);
  return { requestTimeout: requestMs, http: { headersTimeout: headersMs, connectionsCheckingInterval } };
}

/** Refuses with 408 each body that arrives too slowly, and closes its connection. Call this before routes are registered on `app`. */
export function refuseSlowBodies(app: FastifyInstance, { graceMs, bytesPerSecond }: SlowestClient): void {
  app.addHook('onRequest', (request, reply, done) => {
    watch(request, reply);
    done();
  });

  function watch({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
    // A request that `inject` made has no connection, and nothing arrives later.
    if (!hasBody(headers) || !(raw.socket instanceof Socket)) return;
    const { socket } = raw;
    const [startedAt, readBefore] = [performance.now(), socket.bytesRead];
    const timer = setInterval(() => {
      if (raw.complete || socket.destroyed) return clearInterval(timer);
      const seconds = (performance.now() - startedAt - graceMs) / 1000;
      if (seconds < 0 || socket.bytesRead - readBefore >= seconds * bytesPerSecond) return;
      clearInterval(timer);
      if (reply.sent) socket.destroy();
      else void reply.header('Connection', 'close').send(new SlowBodyError('The body arrives too slowly.'));
    }, graceMs / 5);
    timer.unref();
  }
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
