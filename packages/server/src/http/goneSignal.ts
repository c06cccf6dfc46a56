import type { FastifyReply } from 'fastify';

/**
 * Returns a signal that aborts when no client waits for the answer any more: it was sent, it timed out, or the connection is closed. It is aborted
 * from the start when that happened before.
 */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
