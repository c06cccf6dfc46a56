import type { EditionId } from '@rugby/domain/editions';
import { type Kysely, sql } from 'kysely';
import { runAndUnlock } from '../db/runIfFree.ts';
import { allowLongStatements } from '../db/database.ts';
import type { Database } from '../db/tables.ts';
import { seasonChangesLock } from './locks.ts';

/**
 * Runs `work` on one connection while no other change of the edition's season runs, in any number of transactions. Waits until it can. The
 * lock ends with the connection, also when its process is killed.
 */
export async function holdSeason<Done>(
  db: Kysely<Database>,
  edition: EditionId,
  work: (connection: Kysely<Database>) => Promise<Done>,
): Promise<Done> {
  const lock = seasonChangesLock(edition);
  return db.connection().execute(async (connection) => {
    await connection.transaction().execute(async (tx) => {
      await allowLongStatements(tx);
      await sql`select pg_advisory_lock(${lock[0]}::int, ${lock[1]}::int)`.execute(tx);
    });
    return runAndUnlock(connection, lock, work);
  });
}
