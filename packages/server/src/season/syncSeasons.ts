import type { FastifyInstance } from 'fastify';
import { listenForSeasons } from './listenForSeasons.ts';

/** Forgets what a server read of a season whenever the database says that it changed, for as long as the server runs. */
export async function syncSeasons(app: FastifyInstance, connectionString: string, forget: () => void): Promise<void> {
  const listener = await listenForSeasons(connectionString, forget, (error) =>
    app.log.warn({ err: error }, 'the season listener broke'),
  );
  app.addHook('onClose', () => listener.close());
}
