import type { FastifyInstance } from 'fastify';

/**
 * Returns the headers of every answer: browsers neither guess content types nor let other sites embed an answer, and under https
 * they never ask without encryption again.
 */
export function safeHeadersOf(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Sends headers with every answer. Call this before routes are registered on `app`. */
export function sendHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', async (_, reply) => void reply.headers({ ...headers }));
}
