import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import { averagePoints, type RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';
import { sql, type Transaction } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { listOf } from './listOf.ts';
import type { idsOfBlock } from './teamBlocks.ts';

/** The figures of a team after a round, averages in tenths. A team that misses the round has no round points. */
export interface TeamFigures extends Readonly<Record<RankingStatistic, number | null>> {
  readonly teamId: number;
  readonly overallPoints: number;
  readonly averagePoints: number;
  readonly roundsPlayed: number;
}

/** The figures of teams after a round. */
export interface FiguresOfRound {
  readonly roundId: number;
  readonly teams: readonly TeamFigures[];
}

/** Reads the figures of teams after a round, and then those after each later one that has begun. */
export async function readFigures(
  tx: Transaction<Database>,
  edition: EditionId,
  roundId: number,
  asked: readonly number[] | ReturnType<typeof idsOfBlock>,
): Promise<readonly FiguresOfRound[]> {
  const isAsked =
    'from' in asked ? sql`team_id >= ${asked.from} and team_id < ${asked.to}` : sql`team_id = any(${listOf(asked)}::int[])`;
  // A list of each column: the driver takes longer to read a row of each team than the database to find them.
  const statement = sql`
    select later.id as round_id, json_agg(team_id) as team_ids, json_agg(points) as points, json_agg(total_points) as totals,
      json_agg(rounds_played) as rounds_played
    from rounds as own
    join rounds as later on later.edition = own.edition and later.round_number >= own.round_number
    join team_totals on team_totals.edition = later.edition and team_totals.round_id = later.id
    where own.edition = ${edition} and own.id = ${roundId} and ${isAsked}
    group by later.id, later.round_number order by later.round_number
  `;
  const rows = await readRows(tx, statement, columnsSchema);
  return rows.map(({ roundId: id, ...columns }) => ({ roundId: id, teams: teamsOf(columns) }));
}

const columnsSchema = z.object({
  roundId: z.int(),
  teamIds: z.array(z.int()),
  points: z.array(z.nullable(z.int())),
  totals: z.array(z.int()),
  roundsPlayed: z.array(z.int()),
});

function teamsOf({ teamIds, points, totals, roundsPlayed }: Omit<z.output<typeof columnsSchema>, 'roundId'>) {
  return teamIds.map((teamId, index): TeamFigures => {
    const [total, played] = [totals[index] ?? 0, roundsPlayed[index] ?? 0];
    const average = averageTenthsOf(total, played);
    return { teamId, roundPoints: points[index] ?? null, overallPoints: total, averagePoints: average, roundsPlayed: played };
  });
}

/** The figures of a team whose points in a round have changed: in that round itself or, with `isLater`, after a later one. */
export function moveFigures(team: TeamFigures, change: number, isLater: boolean): TeamFigures {
  const overallPoints = team.overallPoints + change;
  return {
    ...team,
    overallPoints,
    averagePoints: averageTenthsOf(overallPoints, team.roundsPlayed),
    roundPoints: isLater || team.roundPoints === null ? team.roundPoints : team.roundPoints + change,
  };
}

/** As the SQL of `averageTenths`. */
function averageTenthsOf(total: number, rounds: number): number {
  return Math.round(averagePoints(total, rounds) * 10);
}
