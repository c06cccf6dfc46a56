import type { FastifyInstance } from 'fastify';

/**
 * Serves `/ready` for balancers: 200 while this process accepts requests, also without a database, because published files need none; 503
 * once `stopping` is aborted, while the requests that come are still answered.
 */
export function serveReadiness(app: FastifyInstance, stopping: AbortSignal | undefined): void {
  app.get('/ready', { logLevel: 'silent' }, (_request, reply) => {
    const isStopping = stopping?.aborted === true;
    void reply.header('Cache-Control', 'no-store').code(isStopping ? 503 : 200);
    return { status: isStopping ? 'stopping' : 'ready' };
  });
}
