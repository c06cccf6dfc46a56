import type { FastifyInstance } from 'fastify';

/** A request arrived over an open connection while the server was closing. */
export class ClosingError extends Error {
  override readonly name = 'Closing';
}

/**
 * Refuses requests that arrive over open connections while `app` closes; open ones are answered. Call this before routes are
 * registered, on an app with `return503OnClosing: false`: Fastify's own answer is not that of the contract.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing ? new ClosingError('The server is closing.') : undefined);
  });
}
