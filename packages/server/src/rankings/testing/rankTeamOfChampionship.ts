import type { Selectable } from 'kysely';
import { storeTeam } from '../../commands/testing/createSeasonHarness.ts';
import type { TeamTable } from '../../db/tables/teamTables.ts';
import { fillRankings } from '../../scoring/testing/fillRankings.ts';
import { storeTeamRounds } from '../../scoring/testing/storeTeamRounds.ts';
import type { TestDatabase } from '../../testing/testDatabase.ts';

/** Stores a ranked team of the championship, whose rounds have the ids of the club season: no ranking of the clubs may have it. */
export async function rankTeamOfChampionship(
  database: TestDatabase,
  { lineup, captainId }: Pick<Selectable<TeamTable>, 'lineup' | 'captainId'>,
): Promise<void> {
  const { db } = database;
  const edition = 'trc';
  await db.insertInto('seasons').values({ edition, origin: 'practice' }).execute();
  const rounds = await db.selectFrom('rounds').selectAll().where('edition', '=', 'srp').execute();
  await db
    .insertInto('rounds')
    .values(rounds.map((round) => ({ ...round, edition }) as const))
    .execute();
  const teamId = await storeTeam(database, { edition, name: 'Stranger', lineup, captainId });
  const played = { edition, teamId, lineup, captainId, salaryCap: 100_000_000, value: 90_000_000, boosters: '[]' } as const;
  await storeTeamRounds(
    db,
    rounds.map(({ id }) => ({ ...played, roundId: id, points: 5 })),
  );
  await fillRankings(db, edition);
}
