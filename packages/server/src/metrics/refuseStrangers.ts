import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Words } from '@rugby/domain/i18n/keys';
import { isLoopback } from '../http/networkOf.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { isSameSecret } from '../protection/isSameSecret.ts';

/**
 * Returns a check for figures that only operators may read. With a token, the request must carry it (401); without one, it must come
 * from this machine and not through a proxy (403).
 */
export function createRefuseStrangers(
  token: string | undefined,
  words: Words,
): (request: FastifyRequest, reply: FastifyReply) => void {
  return (request, reply) => {
    if (token === undefined) {
      if (isLocal(request)) return;
      throw new RefusedError(403, [{ code: 'forbidden', message: words('server.operatorsOnly') }]);
    }
    if (isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return;
    void reply.header('WWW-Authenticate', 'Bearer');
    throw new RefusedError(401, [{ code: 'unauthorised', message: words('server.operatorsOnly') }]);
  };
}

/** A proxy on this machine connects from it too, but names the address for which it asks. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some((name) => name in headers);
  return !isForwarded && isLoopback(socket.remoteAddress ?? '');
}
