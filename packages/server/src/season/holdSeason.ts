import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { seasonChangesLock } from './locks.ts';

/**
 * Runs `work` on one connection while no other change of the edition's season runs, in any number of transactions. Waits until it can. The lock ends with
 * the connection, also when its process is killed.
 */
export async function holdSeason<Done>(
  db: Kysely<Database>,
  edition: EditionId,
  work: (connection: Kysely<Database>) => Promise<Done>,
): Promise<Done> {
  return db.connection().execute(async (connection) => {
    await connection.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '10min'`.execute(tx);
      await sql`select pg_advisory_lock(${lockOf(edition)})`.execute(tx);
    });
    return releasing(connection, edition, work);
  });
}

/** Runs `work` as `holdSeason` does, unless another change of the season runs. */
export async function holdIdleSeason(
  db: Kysely<Database>,
  edition: EditionId,
  work: (connection: Kysely<Database>) => Promise<unknown>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const statement = sql`select pg_try_advisory_lock(${lockOf(edition)}) as is_held`;
    const { isHeld } = await readRow(connection, statement, z.object({ isHeld: z.boolean() }));
    if (isHeld) await releasing(connection, edition, work);
  });
}

async function releasing<Done>(
  connection: Kysely<Database>,
  edition: EditionId,
  work: (connection: Kysely<Database>) => Promise<Done>,
): Promise<Done> {
  try {
    return await work(connection);
  } finally {
    await sql`select pg_advisory_unlock(${lockOf(edition)})`.execute(connection);
  }
}

function lockOf(edition: EditionId): RawBuilder<unknown> {
  const [first, second] = seasonChangesLock(edition);
  return sql`${first}::int, ${second}::int`;
}
