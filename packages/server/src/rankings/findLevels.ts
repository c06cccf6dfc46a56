import { z } from '@rugby/domain/contract/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { levelAt } from '../scoring/levelAt.ts';
import type { Board } from './Board.ts';

/** The levels of a ranking and the number of its teams. */
export interface Levels {
  readonly numTeams: number;
  /** SQL: points, teams and ranks of the levels. */
  readonly levels: RawBuilder<unknown>;
  /** SQL: the join of the level of a figure, as `level`. */
  readonly joinLevel: (figure: RawBuilder<number>) => RawBuilder<unknown>;
}

/**
 * Finds the levels of a ranking. During a scoring pass, teams that have moved are counted in `ranking_levels` a moment later: until then their steps are
 * added and the levels numbered in each request. Otherwise a page would lack these teams.
 */
export async function findLevels(db: Kysely<Database>, board: Board): Promise<Levels> {
  const statement = sql`
    select coalesce((select rank + teams - 1 from ranking_levels where ${levelsOf(board)} order by rank desc limit 1), 0) as num_teams,
      exists (select from ranking_steps where ${ofBoard('rankingSteps', board)}) as has_steps
  `;
  const { numTeams, hasSteps } = await readRow(db, statement, z.object({ numTeams: z.int(), hasSteps: z.boolean() }));
  if (hasSteps) {
    const levels = levelsWithSteps(board);
    return { numTeams, levels, joinLevel: (figure) => sql`left join (${levels}) as level on level.points = ${figure}` };
  }
  const { edition, roundId, statistic } = board;
  return {
    numTeams,
    levels: sql`select points, teams, rank from ranking_levels where ${levelsOf(board)}`,
    joinLevel: (figure) =>
      sql`left join lateral ${levelAt(sql`${edition}`, sql`${roundId}`, statistic, figure)} as level on true`,
  };
}

/** SQL: the levels with the steps that are not counted in them yet. */
function levelsWithSteps(board: Board): RawBuilder<unknown> {
  return sql`
    select points, teams, (sum(teams) over (order by points desc) - teams + 1)::int as rank from (
      select points, sum(teams)::int as teams from (
        select points, teams from ranking_levels where ${levelsOf(board)}
        union all
        select step.points, step.teams
        from ranking_steps cross join lateral unnest(ranking_steps.points, ranking_steps.teams) as step (points, teams)
        where ${ofBoard('rankingSteps', board)}
      ) as counted group by points
    ) as counted where teams > 0
  `;
}

function levelsOf(board: Board): RawBuilder<boolean> {
  return ofBoard('rankingLevels', board);
}

/** SQL: whether a row belongs to a ranking. */
export function ofBoard(
  table: 'rankingLevels' | 'rankingSteps' | 'levelTeams',
  { edition, roundId, statistic }: Board,
): RawBuilder<boolean> {
  const rows = sql.table(table);
  return sql<boolean>`${rows}.edition = ${edition} and ${rows}.round_id = ${roundId} and ${rows}.statistic = ${statistic}`;
}
