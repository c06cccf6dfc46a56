import { STATUS_CODES } from 'node:http';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyServerOptions } from 'fastify';
import { codeOf } from '../config/StartError.ts';

const statuses: Readonly<Partial<Record<string, number>>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is not HTTP, and requests whose headers are too long or too slow, in the envelope of the contract. */
export function answerClientErrors(
  words: Words,
  headers: Readonly<Record<string, string>>,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket) => {
    const code = codeOf(error) ?? '';
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses[code] ?? 400;
    const body = JSON.stringify({ success: null, errors: [{ code: 'malformed', message: words('server.malformed') }] });
    const lines = Object.entries({
      ...headers,
      'Cache-Control': 'no-store',
      Connection: 'close',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    }).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    socket.destroy(error);
  };
}
