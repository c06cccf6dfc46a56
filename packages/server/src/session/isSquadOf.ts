import type { Edition } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Seasons } from '../season/Seasons.ts';

/** Whether a user can support this squad in an edition: one of its season, or 0 for none. Within a transaction pass it. */
export async function isSquadOf(edition: Edition, squadId: number, seasons: Seasons, tx?: Kysely<Database>): Promise<boolean> {
  if (squadId === 0) return true;
  const season = await seasons.get(edition, tx);
  return season?.squads.some(({ id }) => id === squadId) === true;
}
