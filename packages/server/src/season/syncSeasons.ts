import type { FastifyInstance } from 'fastify';
import { listenForSeasons } from './listenForSeasons.ts';

/** Calls `clear` whenever the database notifies of a changed season, until the server closes. */
export async function syncSeasons(app: FastifyInstance, connectionString: string, clear: () => void): Promise<void> {
  const listener = await listenForSeasons(connectionString, clear, (error) =>
    app.log.warn({ err: error }, 'the season listener broke'),
  );
  app.addHook('onClose', () => listener.close());
}
