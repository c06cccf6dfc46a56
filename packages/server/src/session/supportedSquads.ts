import { type Edition, editions } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { Seasons } from '../season/Seasons.ts';

type SquadField = Edition['supportedSquadField'];

/** Returns the fields of supported squads that name none of the season's; an absent field names none. Within a transaction pass it. */
export async function unknownSquadFields(
  sent: Readonly<Partial<Record<SquadField, number | undefined>>>,
  seasons: Seasons,
  tx?: Kysely<Database>,
): Promise<readonly SquadField[]> {
  const unknown: SquadField[] = [];
  for (const edition of Object.values(editions)) {
    const field = edition.supportedSquadField;
    if (!(await isSquadOf(edition, sent[field] ?? 0, seasons, tx))) unknown.push(field);
  }
  return unknown;
}

/** Whether a user can support this squad in an edition: one of its season, or 0 for none. Within a transaction pass it. */
export async function isSquadOf(edition: Edition, squadId: number, seasons: Seasons, tx?: Kysely<Database>): Promise<boolean> {
  if (squadId === 0) return true;
  const season = await seasons.get(edition, tx);
  return season?.squads.some(({ id }) => id === squadId) === true;
}
