import { z } from '@rugby/domain/contract/schema';
import { type EditionId, editionIds } from '@rugby/domain/editions';
import { rankingStatistics } from '@rugby/domain/game/model/rankingStatistics';
import { sql, type Transaction } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { averageTenths } from './averageTenths.ts';

/** First number of the advisory locks on rankings; any constant that differs from those of other locks. */
const RANKING_LOCKS = 7308;

/** By how much a team's points in a round have changed. */
export interface PointsChange {
  readonly teamId: number;
  readonly change: number;
  /** The points in the round after the change. */
  readonly points: number;
}

/**
 * Moves teams whose points in a round have changed to their new totals, after this round and all later ones that have begun, and counts them
 * there. Ranks are outdated until `refreshRanks`. The cost grows with the number of changes. Waits for other transactions that move teams of the
 * edition: they change the same levels.
 */
export async function moveTotals(
  tx: Transaction<Database>,
  edition: EditionId,
  roundId: number,
  changes: readonly PointsChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await sql`select pg_advisory_xact_lock(${RANKING_LOCKS}::int, ${editionIds.indexOf(edition)}::int)`.execute(tx);
  const before = sql`moved.total_points - moved.change`;
  await sql`
    with changes as (
      select * from unnest(
        ${changes.map(({ teamId }) => teamId)}::int[], ${changes.map(({ change }) => change)}::int[],
        ${changes.map(({ points }) => points)}::int[]
      ) as changes (team_id, change, points)
    ), later as (
      select later.id from rounds as own
      join rounds as later on later.edition = own.edition and later.round_number >= own.round_number
      where own.edition = ${edition} and own.id = ${roundId}
    ), moved as (
      update team_totals
      set total_points = total_points + changes.change,
        average_tenths = ${averageTenths(sql`(total_points + changes.change)`, sql`rounds_played`)}
      from changes, later
      where team_totals.team_id = changes.team_id and team_totals.round_id = later.id
      returning team_totals.round_id, changes.change, total_points, rounds_played, average_tenths
    ), steps as (
      select round_id, 'overallPoints' as statistic, ${before} as points, -1 as teams from moved
      union all select round_id, 'overallPoints', total_points, 1 from moved
      union all select round_id, 'averagePoints', ${averageTenths(sql`(${before})`, sql`moved.rounds_played`)}, -1 from moved
      union all select round_id, 'averagePoints', average_tenths, 1 from moved
      union all select ${roundId}, 'roundPoints', points - change, -1 from changes
      union all select ${roundId}, 'roundPoints', points, 1 from changes
    )
    insert into ranking_levels (edition, round_id, statistic, points, teams, rank)
    select ${edition}, round_id, statistic, points, sum(teams), 0
    from steps group by round_id, statistic, points having sum(teams) <> 0
    on conflict (edition, round_id, statistic, points) do update set teams = ranking_levels.teams + excluded.teams
  `.execute(tx);
}

/** Numbers the levels of a round and of the later ones again, after their teams have moved. The cost does not depend on the number of teams. */
export async function refreshRanks(tx: Transaction<Database>, edition: EditionId, roundId: number): Promise<void> {
  const from = sql`(select round_number from rounds where edition = ${edition} and id = ${roundId})`;
  const later = sql`(select id from rounds where edition = ${edition} and round_number >= ${from})`;
  await sql`delete from ranking_levels where edition = ${edition} and round_id in ${later} and teams = 0`.execute(tx);
  const levels = await readRows(
    tx,
    sql`
      select round_id, statistic, points, teams, rank from ranking_levels where edition = ${edition} and round_id in ${later}
      order by round_id, statistic, points desc
    `,
    levelSchema,
  );
  const moved = renumber(levels);
  if (moved.length === 0) return;
  // The rows are found by their key, one by one: a join of two lists of levels has been planned as a loop over both.
  await sql`
    update ranking_levels set rank = numbered.rank
    from unnest(
      ${moved.map((level) => level.roundId)}::int[], ${moved.map(({ statistic }) => statistic)}::text[],
      ${moved.map(({ points }) => points)}::int[], ${moved.map(({ rank }) => rank)}::int[]
    ) as numbered (round_id, statistic, points, rank)
    where ranking_levels.edition = ${edition} and ranking_levels.round_id = numbered.round_id
      and ranking_levels.statistic = numbered.statistic and ranking_levels.points = numbered.points
  `.execute(tx);
}

const levelSchema = z.object({
  roundId: z.int(),
  statistic: z.enum(rankingStatistics),
  points: z.int(),
  teams: z.int(),
  rank: z.int(),
});

type Level = z.output<typeof levelSchema>;

/** The levels whose rank changes, of levels in the order of their ranking. */
function renumber(levels: readonly Level[]): readonly Level[] {
  let before: Level | undefined;
  return levels.flatMap((level) => {
    const isFirst = before?.roundId !== level.roundId || before.statistic !== level.statistic;
    const rank = isFirst ? 1 : (before?.rank ?? 0) + (before?.teams ?? 0);
    before = { ...level, rank };
    return rank === level.rank ? [] : [before];
  });
}
