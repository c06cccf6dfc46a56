import type { FastifyInstance } from 'fastify';

/**
 * Returns the headers of every answer: browsers neither guess content types nor let other sites embed an answer, and under https
 * they never ask without encryption again. An answer that is opened as a page may load nothing; pages replace this policy by their own.
 */
export function safeHeadersOf(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * Sends headers with every answer. Hashed assets go without the policy: they are public, and their headers count. Call this before routes
 * are registered on `app`.
 */
export function sendHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...headers });
    if (request.url.startsWith('/assets/')) void reply.removeHeader('Content-Security-Policy');
    done();
  });
}
