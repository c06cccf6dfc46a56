import type { EditionId } from '@rugby/domain/editions';
import { progressStates } from '@rugby/domain/game/model/entities';
import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { readGameTime } from './readGameTime.ts';
import { fixtureStatus } from './fixtureStatus.ts';

/** Updates the statuses of an edition's fixtures by its rounds, stat records and game time. */
export async function updateFixtureStatuses(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  const now = (await readGameTime(tx, edition)).getTime();
  const matches = await tx
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
  const moved = matches
    .map((match) => ({ ...match, reached: fixtureStatus({ ...match, kickOff: match.date.getTime() }, now) }))
    .filter(({ status, reached }) => status !== reached);
  for (const status of progressStates) {
    const ids = moved.filter(({ reached }) => reached === status).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx.updateTable('fixtures').set({ status }).where('edition', '=', edition).where('id', 'in', ids).execute();
  }
}
