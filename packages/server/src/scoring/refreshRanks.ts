import { z } from '@rugby/domain/contract/schema';
import { type EditionId, editionIds } from '@rugby/domain/editions';
import { rankingStatistics } from '@rugby/domain/game/model/rankingStatistics';
import { sql, type Transaction } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';

/** First number of the advisory locks on rankings; any constant that differs from those of other locks. */
const RANKING_LOCKS = 7308;

/** Locks the ranks of an edition until the transaction ends: one at a time numbers the levels, or saves a team with other points. */
export async function lockRanks(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  await sql`select pg_advisory_xact_lock(${RANKING_LOCKS}::int, ${editionIds.indexOf(edition)}::int)`.execute(tx);
}

/**
 * Counts the teams that have moved in their levels, and numbers the levels of a round and of the later ones again. The cost does not depend on the
 * number of teams. Waits for other transactions that do so.
 */
export async function refreshRanks(tx: Transaction<Database>, edition: EditionId, roundId: number): Promise<void> {
  await lockRanks(tx, edition);
  const from = sql`(select round_number from rounds where edition = ${edition} and id = ${roundId})`;
  const later = sql`(select id from rounds where edition = ${edition} and round_number >= ${from})`;
  const steps = await readRows(
    tx,
    sql`delete from ranking_steps where edition = ${edition} and round_id in ${later} returning round_id, statistic, points, teams`,
    stepSchema,
  );
  const levels = await readRows(
    tx,
    sql`select round_id, statistic, points, teams, rank from ranking_levels where edition = ${edition} and round_id in ${later}`,
    levelSchema,
  );
  const changed = changedLevels(levels, steps);
  if (changed.length === 0) return;
  // The rows are found by their key, one by one: a join of two lists of levels has been planned as a loop over both.
  await sql`
    insert into ranking_levels (edition, round_id, statistic, points, teams, rank)
    select ${edition}, * from unnest(
      ${changed.map((level) => level.roundId)}::int[], ${changed.map(({ statistic }) => statistic)}::text[],
      ${changed.map(({ points }) => points)}::int[], ${changed.map(({ teams }) => teams)}::int[], ${changed.map(({ rank }) => rank)}::int[]
    )
    on conflict (edition, round_id, statistic, points) do update set teams = excluded.teams, rank = excluded.rank
  `.execute(tx);
  await sql`delete from ranking_levels where edition = ${edition} and round_id in ${later} and teams = 0`.execute(tx);
}

const ofRanking = { roundId: z.int(), statistic: z.enum(rankingStatistics) };
const stepSchema = z.object({ ...ofRanking, points: z.array(z.int()), teams: z.array(z.int()) });
const levelSchema = z.object({ ...ofRanking, points: z.int(), teams: z.int(), rank: z.int() });
type Steps = z.output<typeof stepSchema>;
type Level = z.output<typeof levelSchema>;

/** The levels whose teams or ranks change by steps. Those without teams have to be deleted. */
function changedLevels(levels: readonly Level[], steps: readonly Steps[]): readonly Level[] {
  const rankings = Map.groupBy([...levels, ...steps.flatMap(levelsOf)], ({ roundId, statistic }) => `${roundId} ${statistic}`);
  return [...rankings.values()].flatMap((ranking) => {
    let rank = 1;
    const byPoints = [...Map.groupBy(ranking, ({ points }) => points)].toSorted(([a], [b]) => b - a);
    return byPoints.flatMap(([, [first, ...moved]]) => {
      if (first === undefined) return [];
      const next = { ...first, rank, teams: moved.reduce((sum, { teams }) => sum + teams, first.teams) };
      rank += next.teams;
      return next.teams === first.teams && next.rank === first.rank ? [] : [next];
    });
  });
}

/** Steps as levels without a rank. */
function levelsOf({ points, teams, ...ranking }: Steps): readonly Level[] {
  return points.map((figure, index) => ({ ...ranking, points: figure, teams: teams[index] ?? 0, rank: 0 }));
}
