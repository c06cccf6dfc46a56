import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
import { readRow } from './readRows.ts';
import type { Database } from './tables.ts';

/**
 * Runs `work` on one connection that holds an advisory lock, or does nothing while another connection of any process holds it. The lock ends with
 * the connection, also when its process is killed.
 */
export async function runIfFree(
  db: Kysely<Database>,
  [first, second]: readonly [number, number],
  work: (connection: Kysely<Database>) => Promise<unknown>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    const statement = sql`select pg_try_advisory_lock(${first}::int, ${second}::int) as is_locked`;
    const { isLocked } = await readRow(connection, statement, z.object({ isLocked: z.boolean() }));
    if (isLocked) await runAndUnlock(connection, [first, second], work);
  });
}

/** Runs `work` on a connection that holds an advisory lock, and gives the lock back. */
export async function runAndUnlock<Done>(
  connection: Kysely<Database>,
  [first, second]: readonly [number, number],
  work: (connection: Kysely<Database>) => Promise<Done>,
): Promise<Done> {
  try {
    return await work(connection);
  } finally {
    await sql`select pg_advisory_unlock(${first}::int, ${second}::int)`.execute(connection);
  }
}
