import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { Duplex } from 'node:stream';
import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyServerOptions } from 'fastify';
import { codeOf } from '../config/StartError.ts';
import { rawRefusal } from './rawRefusal.ts';
import { sentenceOf } from './sentenceOf.ts';

const statuses: Readonly<Partial<Record<string, number>>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers what is not HTTP, and requests whose headers are too long or too slow, in the envelope of the contract. A request that has an answer gets no
 * second one when its rest is not HTTP: a proxy would take that for the answer to its next request.
 */
export function answerClientErrors(
  words: Words,
  headers: Readonly<Record<string, string>>,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error, socket) => {
    const code = codeOf(error) ?? '';
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses[code] ?? 400;
    if (socket.writable && !isAnswered(socket)) socket.write(rawRefusal(status, sentenceOf(status, words), headers));
    socket.destroy(error);
  };
}

/** Whether the answer to the request of which a part is still to come has begun. */
function isAnswered(socket: Duplex): boolean {
  const answer = lastAnswers.get(socket);
  return answer !== undefined && answer.headersSent && !answer.req.complete;
}

/** The answer to the last request of each connection. */
const lastAnswers = new WeakMap<Duplex, ServerResponse>();

// Fastify listens with a server for each address of a name such as localhost, and hands out one of them.
subscribe('http.server.request.start', (message) => {
  if (typeof message !== 'object' || message === null || !('response' in message) || !('socket' in message)) return;
  const { response, socket } = message;
  if (response instanceof ServerResponse && socket instanceof Duplex) lastAnswers.set(socket, response);
});
