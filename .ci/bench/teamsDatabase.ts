import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { openDatabase } from '../../packages/server/src/db/database.ts';
import { startEmbeddedPostgres } from '../../packages/server/src/db/embedded/startEmbeddedPostgres.ts';
import { migrateToLatest } from '../../packages/server/src/db/migrate.ts';
import type { Database } from '../../packages/server/src/db/tables.ts';
import { aSeason } from '../../packages/server/src/testing/aSeason.ts';

/** How many teams to measure with: `TEAMS=1000000 npm run bench -- P8 P14`; undefined for the usual sizes. Of several sizes, the largest. */
export const teamsAsked = process.env['TEAMS'] === undefined ? undefined : Number(process.env['TEAMS']);

/** Runs `work` with the season of `aSeason` in a database of its own, and deletes it. */
export async function withDatabase<Done>(work: (db: Kysely<Database>, connectionString: string) => Promise<Done>): Promise<Done> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, onLost: () => {} });
  const db = openDatabase(postgres.connectionString);
  try {
    await migrateToLatest(db);
    await aSeason(db);
    return await work(db, postgres.connectionString);
  } finally {
    await db.destroy();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Runs `work` in a transaction whose statements may take minutes. */
export async function inLongTransaction<Done>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Done>,
): Promise<Done> {
  return db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx);
    return work(tx);
  });
}
