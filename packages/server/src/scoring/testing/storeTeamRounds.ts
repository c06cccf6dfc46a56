import type { Insertable, Kysely } from 'kysely';
import type { TeamTotalTable } from '../../db/tables/rankingTables.ts';
import type { Database } from '../../db/tables.ts';
import type { TeamRoundTable } from '../../db/tables/teamTables.ts';

/** A team in a round with its points. */
type TeamRoundRow = Insertable<TeamRoundTable> & { readonly points: number } & Partial<
    Pick<Insertable<TeamTotalTable>, 'kickOffs' | 'pointsAtKickOff'>
  >;

/** Stores teams in rounds with their points. `fillRankings` counts their totals and ranks. */
export async function storeTeamRounds(db: Kysely<Database>, rows: readonly TeamRoundRow[]): Promise<void> {
  if (rows.length === 0) return;
  const uncounted = { totalPoints: 0, roundsPlayed: 0, averageTenths: 0 };
  await db
    .insertInto('teamRounds')
    .values(rows.map(({ points: _points, kickOffs: _kickOffs, pointsAtKickOff: _atKickOff, ...row }) => row))
    .execute();
  await db
    .insertInto('teamTotals')
    .values(
      rows.map(({ teamId, edition, roundId, points, kickOffs = 0, pointsAtKickOff = 0 }) => {
        return { teamId, edition, roundId, points, kickOffs, pointsAtKickOff, ...uncounted };
      }),
    )
    .execute();
}
