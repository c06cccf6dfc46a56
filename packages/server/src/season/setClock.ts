import type { EditionId } from '@rugby/domain/editions';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { lockTeamChanges } from './locks.ts';

/** Sets game time to an instant, from which it continues, or back to real time. */
export async function setClock(tx: Transaction<Database>, edition: EditionId, at: Date | 'real'): Promise<void> {
  await lockTeamChanges(tx, edition);
  const offset = at === 'real' ? sql<number>`0` : sql<number>`round(extract(epoch from ${at} - clock_timestamp()) * 1000)`;
  await tx.updateTable('seasons').set({ clockOffsetMs: offset }).where('edition', '=', edition).execute();
}
