import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/**
 * Serves `/health` for monitors of one process: 200 while the database answers it, else 503 with Retry-After in the envelope of
 * the contract. Balancers ask `/ready` instead.
 */
export function serveHealth(app: FastifyInstance, db: Kysely<Database>): void {
  app.get('/health', async (_request, reply) => {
    await sql`select 1`.execute(db);
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
}
