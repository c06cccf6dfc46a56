import type { Words } from '@rugby/domain/i18n/keys';
import type { FastifyInstance } from 'fastify';
import { rawRefusal } from './rawRefusal.ts';

/** Answers CONNECT, which asks a proxy for a tunnel, with 405: without this, Node closes its connection unanswered. */
export function refuseTunnels({ server }: FastifyInstance, words: Words, headers: Readonly<Record<string, string>>): void {
  const methods = ['GET', 'HEAD'];
  const message = words('server.methodNotAllowed', { method: 'CONNECT', methods: methods.join(', ') });
  const refusal = rawRefusal(405, message, { ...headers, Allow: methods.join(', ') });
  server.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(refusal, () => socket.destroy());
  });
}
