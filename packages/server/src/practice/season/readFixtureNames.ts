import type { EditionId } from '@rugby/domain/editions';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** Reads the names of a season's fixtures by id: `Blues v Chiefs`. */
export async function readFixtureNames(db: Kysely<Database>, edition: EditionId): Promise<ReadonlyMap<number, string>> {
  const squads = await db.selectFrom('squads').select(['id', 'name']).where('edition', '=', edition).execute();
  const nameOf = new Map(squads.map(({ id, name }) => [id, name]));
  const matches = await db
    .selectFrom('fixtures')
    .select(['id', 'homeSquadId', 'awaySquadId'])
    .where('edition', '=', edition)
    .execute();
  return new Map(
    matches.map(({ id, homeSquadId, awaySquadId }) => [id, `${nameOf.get(homeSquadId)} v ${nameOf.get(awaySquadId)}`]),
  );
}
