import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';
import { isAlive } from '../session/sessions.ts';

const tenMinutes = 10 * 60 * 1000;

/** Removes sessions that are over and answers kept longer than 24 hours. */
export async function sweep(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(sql<boolean>`not (${isAlive})`)
    .execute();
  await db
    .deleteFrom('idempotencyKeys')
    .where('createdAt', '<', sql<Date>`now() - interval '24 hours'`)
    .execute();
}

/** Sweeps every ten minutes until the server closes. A sweep that fails is logged; the next one does its work. */
export function sweepRegularly(app: FastifyInstance, db: Kysely<Database>): void {
  const timer = setInterval(() => {
    sweep(db).catch((error: unknown) => app.log.error({ err: error }, 'a sweep failed'));
  }, tenMinutes);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
