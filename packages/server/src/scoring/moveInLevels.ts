import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import { type RankingStatistic, rankingStatistics } from '@rugby/domain/game/model/rankingStatistics';
import { sql, type Transaction } from 'kysely';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { listOf } from './listOf.ts';
import type { TeamFigures } from './roundFigures.ts';

/** A team whose figures change. */
interface TeamMove {
  readonly before: TeamFigures;
  readonly after: TeamFigures;
}

/** The lists of a block after a round. */
interface BlockLists {
  readonly edition: EditionId;
  readonly roundId: number;
  readonly block: number;
}

/**
 * Moves teams of a block in the lists of the levels, and stores the steps that `refreshRanks` counts. The lists follow from `all`, the figures of all teams
 * of the block after the move; without them, they are read: for few moves this takes less.
 */
export async function moveInLevels(
  tx: Transaction<Database>,
  block: BlockLists,
  moves: readonly TeamMove[],
  all?: readonly TeamFigures[],
): Promise<void> {
  const levels = movedLevels(moves);
  await storeLists(tx, block, all === undefined ? await readMovedLists(tx, block, levels) : listsOf(all, levels));
  await storeSteps(tx, block, levels);
}

interface Level {
  readonly statistic: RankingStatistic;
  readonly points: number;
}

/** A level with the ids of the teams that come into it and leave it. */
interface MovedLevel extends Level {
  readonly joining: readonly number[];
  readonly leaving: readonly number[];
}

function movedLevels(moves: readonly TeamMove[]): readonly MovedLevel[] {
  return rankingStatistics.flatMap((statistic) => {
    const moved = moves.filter(({ before, after }) => before[statistic] !== after[statistic]);
    const joining = Map.groupBy(moved, ({ after }) => after[statistic]);
    const leaving = Map.groupBy(moved, ({ before }) => before[statistic]);
    const ids = (some: readonly TeamMove[] = []) => some.map(({ after }) => after.teamId);
    return [...new Set([...joining.keys(), ...leaving.keys()])].flatMap((points) =>
      points === null ? [] : { statistic, points, joining: ids(joining.get(points)), leaving: ids(leaving.get(points)) },
    );
  });
}

/** A level with the ids of its teams in the block, in their order. */
interface LevelList extends Level {
  readonly teamIds: readonly number[];
}

function listsOf(teams: readonly TeamFigures[], levels: readonly Level[]): readonly LevelList[] {
  const inOrder = teams.toSorted((a, b) => a.teamId - b.teamId);
  return [...Map.groupBy(levels, ({ statistic }) => statistic)].flatMap(([statistic, ofStatistic]) => {
    const teamsAt = Map.groupBy(inOrder, (team) => team[statistic]);
    return ofStatistic.map(({ points }) => {
      return { statistic, points, teamIds: (teamsAt.get(points) ?? []).map(({ teamId }) => teamId) };
    });
  });
}

async function readMovedLists(
  tx: Transaction<Database>,
  { edition, roundId, block }: BlockLists,
  levels: readonly MovedLevel[],
): Promise<readonly LevelList[]> {
  // The rows are found by their key, one by one. They are one value: the driver takes longer to read many rows than the database to find them.
  const statement = sql`
    select coalesce(json_agg((
      select team_ids from level_teams
      where edition = ${edition} and round_id = ${roundId} and statistic = moved.statistic and points = moved.points and block = ${block}
    ) order by place), '[]') as lists
    from unnest(${levels.map(({ statistic }) => statistic)}::text[], ${listOf(levels.map(({ points }) => points))}::int[])
      with ordinality as moved (statistic, points, place)
  `;
  const { lists } = await readRow(tx, statement, listsSchema);
  return levels.map(({ statistic, points, joining, leaving }, index) => {
    const left = new Set(leaving);
    const teamIds = [...(lists[index] ?? []).filter((id) => !left.has(id)), ...joining];
    return { statistic, points, teamIds: teamIds.toSorted((a, b) => a - b) };
  });
}

const listsSchema = z.object({ lists: z.array(z.nullable(z.array(z.int()))) });

async function storeLists(
  tx: Transaction<Database>,
  { edition, roundId, block }: BlockLists,
  lists: readonly LevelList[],
): Promise<void> {
  const [emptied, filled] = [
    lists.filter(({ teamIds }) => teamIds.length === 0),
    lists.filter(({ teamIds }) => teamIds.length > 0),
  ];
  await sql`
    delete from level_teams
    using unnest(${emptied.map(({ statistic }) => statistic)}::text[], ${emptied.map(({ points }) => points)}::int[]) as emptied (statistic, points)
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
}

async function storeSteps(
  tx: Transaction<Database>,
  { edition, roundId }: BlockLists,
  levels: readonly MovedLevel[],
): Promise<void> {
  const changed = levels.filter(({ joining, leaving }) => joining.length !== leaving.length);
  const steps = [...Map.groupBy(changed, ({ statistic }) => statistic)].map(([statistic, ranked]) => {
    const points = ranked.map((level) => level.points);
    return { edition, roundId, statistic, points, teams: ranked.map(({ joining, leaving }) => joining.length - leaving.length) };
  });
  if (steps.length > 0) await tx.insertInto('rankingSteps').values(steps).execute();
}
