import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import { hideEmailAddresses } from '@rugby/domain/game/session/hideEmailAddresses';

/** A destination of log lines. */
export interface LineSink {
  write(line: string): unknown;
}

/**
 * The log: one JSON object a line, with the id of the request. It never holds bodies, cookies, query values, tokens of mails or the database's
 * details of a row, because they carry passwords and email addresses. Email addresses are hidden wherever they stand.
 */
export function logOptions(level: Config['logLevel'], to?: LineSink): Pick<FastifyServerOptions, 'logger' | 'genReqId'> {
  const sink = to ?? process.stdout;
  const stream: LineSink = { write: (line) => void sink.write(hideEmailAddresses(line)) };
  return { logger: { level, serializers: { req: requestLine, err: errorLine }, stream }, genReqId: () => randomUUID() };
}

/** Sends the id of a request in its log lines as a header, so that users can report it. Hashed assets go without: their headers count. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/assets/')) void reply.header('X-Request-Id', request.id);
    done();
  });
}

function requestLine({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?')[0]?.replaceAll(mailToken, '[token]'), ip };
}

/** The token of a mail in a path: 43 characters, or fewer where a mail program cut the link. */
const mailToken = /[\w-]{40,}/g;

function errorLine(error: Error) {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}
