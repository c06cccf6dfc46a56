import type { EditionId } from '@rugby/domain/editions';
import { type Progress, progressStates } from '@rugby/domain/game/model/entities';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { readGameTime } from './readGameTime.ts';
import { fixtureStatus } from './fixtureStatus.ts';

/** Updates the statuses of an edition's fixtures by its rounds, stat records and game time. */
export async function updateFixtureStatuses(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  const moved = await findMovedFixtures(tx, edition);
  for (const status of progressStates) {
    const ids = moved.filter(({ reached }) => reached === status).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx.updateTable('fixtures').set({ status }).where('edition', '=', edition).where('id', 'in', ids).execute();
  }
}

/** Returns the fixtures whose stored status is behind game time, with the status that each has reached. */
export async function findMovedFixtures(
  db: Kysely<Database>,
  edition: EditionId,
): Promise<readonly { readonly id: number; readonly reached: Progress }[]> {
  const now = (await readGameTime(db, edition)).getTime();
  const matches = await db
    .selectFrom('fixtures')
    .innerJoin('rounds', (join) =>
      join.onRef('rounds.edition', '=', 'fixtures.edition').onRef('rounds.id', '=', 'fixtures.roundId'),
    )
    .select(({ exists, selectFrom }) => [
      'fixtures.id',
      'fixtures.date',
      'fixtures.status',
      'rounds.status as roundStatus',
      exists(
        selectFrom('statRecords')
          .select('playerId')
          .whereRef('statRecords.edition', '=', 'fixtures.edition')
          .whereRef('statRecords.fixtureId', '=', 'fixtures.id'),
      )
        .$castTo<boolean>()
        .as('hasStats'),
    ])
    .where('fixtures.edition', '=', edition)
    .execute();
  return matches
    .map((match) => ({ ...match, reached: fixtureStatus({ ...match, kickOff: match.date.getTime() }, now) }))
    .filter(({ status, reached }) => status !== reached)
    .map(({ id, reached }) => ({ id, reached }));
}
