import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

/** Somewhere to write lines to. */
export interface LineSink {
  write(line: string): void;
}

/**
 * Structured lines, one JSON object each, with the id of their request. They never hold bodies, cookies, query values or what the
 * database says of a row: those carry passwords and addresses.
 */
export function logOptions(level: Config['logLevel'], to?: LineSink): Pick<FastifyServerOptions, 'logger' | 'genReqId'> {
  const stream = to === undefined ? {} : { stream: to };
  return { logger: { level, serializers: { req: requestLine, err: errorLine }, ...stream }, genReqId: () => randomUUID() };
}

/** Puts the id under which a request stands in the log on its answer, so that a user can name it. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id));
}

function requestLine({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?')[0], ip };
}

function errorLine(error: Error) {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}
