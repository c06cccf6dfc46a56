import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Options with which Node leaves requests without a host to `refuseWithoutHost`. */
export const acceptWithoutHost = { requireHostHeader: false } as const;

/** A request names no host. */
class NoHostError extends Error {
  override readonly name = 'NoHost';
  readonly statusCode = 400;
}

/**
 * Refuses with 400 a request that names no host, as HTTP/1.1 demands. Node itself would answer without a reason and without the headers of every
 * answer.
 */
export function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { httpVersion, headers } }, _reply, done) => {
    const isWithoutHost = httpVersion === '1.1' && headers.host === undefined;
    done(isWithoutHost ? new NoHostError('The request names no host.') : undefined);
  });
}

// A server may ignore an expectation that it does not know (RFC 9110); Node itself would answer an empty 417.
subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('request' in message)) return;
  const { request } = message;
  if (!(request instanceof IncomingMessage) || request.headers.expect === undefined) return;
  if (!/100-continue/i.test(request.headers.expect)) delete request.headers.expect;
});
