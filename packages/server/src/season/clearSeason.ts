import type { EditionId } from '@rugby/domain/editions';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/**
 * Deletes an edition's season with its rounds, players and points, and its simulated users. Users keep their accounts and the
 * names of their teams; the teams are emptied.
 */
export async function clearSeason(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  await deleteSimulatedUsers(tx, edition);
  await tx
    .updateTable('teams')
    .set(({ eb }) => ({
      lineup: sql<number[]>`array_fill(0, array[15])`,
      captainId: null,
      startRoundId: null,
      isComplete: false,
      version: eb('version', '+', 1),
      savedAt: sql<Date>`clock_timestamp()`,
    }))
    .where('edition', '=', edition)
    .execute();
  for (const table of ['statAudit', 'rounds', 'players', 'squads'] as const) {
    await tx.deleteFrom(table).where('edition', '=', edition).execute();
  }
}

/** A simulated user who also plays the other edition stays. */
async function deleteSimulatedUsers(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  await sql`
    with gone as (
      delete from teams using users
      where teams.edition = ${edition} and users.id = teams.user_id and users.is_practice
      returning teams.user_id
    )
    delete from users
    where id in (select user_id from gone)
      and not exists (select from teams where user_id = users.id and edition <> ${edition})
  `.execute(tx);
}
