import type { EditionId } from '@rugby/domain/editions';
import { type RankingStatistic, rankingStatistics } from '@rugby/domain/game/model/rankingStatistics';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { moveFigures, type RoundFigures, type TeamFigures } from './roundFigures.ts';

/**
 * Stores the points of teams of a block in a round: moves those whose points have changed to their new figures after it and after the later rounds, and
 * in the lists of the levels. Returns how many they are. `figures` are those of the block as `readFigures` reads them, and nothing else may change
 * points of the block meanwhile. Ranks are outdated until `refreshRanks`.
 */
export async function storePoints(
  tx: Transaction<Database>,
  edition: EditionId,
  figures: readonly RoundFigures[],
  points: ReadonlyMap<number, number>,
): Promise<number> {
  const changes = new Map<number, number>();
  for (const { teamId, roundPoints: before } of figures[0]?.teams ?? []) {
    const now = points.get(teamId);
    if (now !== undefined && before !== null && now !== before) changes.set(teamId, now - before);
  }
  if (changes.size === 0) return 0;
  for (const [index, { roundId, block, teams }] of figures.entries()) {
    const after = teams.map((team) => {
      const change = changes.get(team.teamId);
      return change === undefined ? team : moveFigures(team, change, index > 0);
    });
    await storeTotals(
      tx,
      edition,
      roundId,
      after.filter(({ teamId }) => changes.has(teamId)),
    );
    await storeLevels(tx, edition, { roundId, block }, movedLevels(teams, after));
  }
  return changes.size;
}

/** A level that teams of a block have come into or left: its teams of the block now, and how many more or fewer they are. */
interface MovedLevel {
  readonly statistic: RankingStatistic;
  readonly points: number;
  readonly teamIds: readonly number[];
  readonly change: number;
}

function movedLevels(before: readonly TeamFigures[], after: readonly TeamFigures[]): readonly MovedLevel[] {
  return rankingStatistics.flatMap((statistic) => {
    const changes = new Map<number, number>();
    const count = (points: number | null | undefined, teams: 1 | -1) => {
      if (typeof points === 'number') changes.set(points, (changes.get(points) ?? 0) + teams);
    };
    for (const [index, team] of after.entries()) {
      const was = before[index]?.[statistic];
      if (was === team[statistic]) continue;
      count(was, -1);
      count(team[statistic], 1);
    }
    const teamsAt = Map.groupBy(after, (team) => team[statistic]);
    return [...changes].map(([points, change]) => {
      return { statistic, points, change, teamIds: (teamsAt.get(points) ?? []).map(({ teamId }) => teamId) };
    });
  });
}

async function storeTotals(
  tx: Transaction<Database>,
  edition: EditionId,
  roundId: number,
  moved: readonly TeamFigures[],
): Promise<void> {
  const ids = moved.map(({ teamId }) => teamId);
  const points = moved.map(({ roundPoints }) => roundPoints ?? 'null');
  const totals = moved.map(({ overallPoints }) => overallPoints);
  const averages = moved.map(({ averagePoints }) => averagePoints);
  // The range of the ids keeps the database from reading the whole table for a list of many.
  await sql`
    update team_totals
    set points = next.points, total_points = next.total_points, average_tenths = next.average_tenths, kick_offs = begun.kick_offs,
      points_at_kick_off = case when team_totals.kick_offs = begun.kick_offs then team_totals.points_at_kick_off else coalesce(team_totals.points, 0) end
    from rounds as begun, unnest(
      ${listOf(ids)}::int[], ${listOf(points)}::int[], ${listOf(totals)}::int[], ${listOf(averages)}::int[]
    ) as next (team_id, points, total_points, average_tenths)
    where begun.edition = ${edition} and begun.id = ${roundId} and team_totals.round_id = ${roundId} and team_totals.team_id = next.team_id
      and team_totals.team_id between ${Math.min(...ids)} and ${Math.max(...ids)}
  `.execute(tx);
}

async function storeLevels(
  tx: Transaction<Database>,
  edition: EditionId,
  { roundId, block }: Omit<RoundFigures, 'teams'>,
  levels: readonly MovedLevel[],
): Promise<void> {
  const [left, filled] = [
    levels.filter(({ teamIds }) => teamIds.length === 0),
    levels.filter(({ teamIds }) => teamIds.length > 0),
  ];
  await sql`
    delete from level_teams
    using unnest(${left.map(({ statistic }) => statistic)}::text[], ${left.map(({ points }) => points)}::int[]) as emptied (statistic, points)
    where edition = ${edition} and round_id = ${roundId} and block = ${block}
      and level_teams.statistic = emptied.statistic and level_teams.points = emptied.points
  `.execute(tx);
  await sql`
    insert into level_teams (edition, round_id, statistic, points, block, team_ids)
    select ${edition}, ${roundId}, statistic, points, ${block}, team_ids::int[]
    from unnest(
      ${filled.map(({ statistic }) => statistic)}::text[], ${filled.map(({ points }) => points)}::int[],
      ${filled.map(({ teamIds }) => listOf(teamIds))}::text[]
    ) as filled (statistic, points, team_ids)
    on conflict (edition, round_id, statistic, points, block) do update set team_ids = excluded.team_ids
  `.execute(tx);
  const changed = Map.groupBy(
    levels.filter(({ change }) => change !== 0),
    ({ statistic }) => statistic,
  );
  if (changed.size === 0) return;
  const steps = [...changed].map(([statistic, ranked]) => {
    const figures = { points: ranked.map(({ points }) => points), teams: ranked.map(({ change }) => change) };
    return { edition, roundId, statistic, ...figures };
  });
  await tx.insertInto('rankingSteps').values(steps).execute();
}

/** An array as PostgreSQL writes it: the driver takes several times as long to write numbers. */
function listOf(values: readonly (number | 'null')[]): string {
  return `{${values.join()}}`;
}
