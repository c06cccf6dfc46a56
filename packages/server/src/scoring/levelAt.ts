import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: the level of a figure in `ranking_levels`; none for a figure above all levels. During a scoring pass teams are counted in their
 * levels a moment after they have moved: a figure without a level has the next better one until then, and `rankAt` of it.
 */
export function levelAt(
  edition: RawBuilder<unknown>,
  roundId: RawBuilder<unknown>,
  statistic: RankingStatistic,
  figure: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    select points, teams, rank from ranking_levels
    where edition = ${edition} and round_id = ${roundId} and statistic = ${statistic} and points >= ${figure} order by points limit 1
  )`;
}

/** SQL expression: the rank at what `levelAt` has found. */
export function rankAt(level: string): RawBuilder<number> {
  return sql<number>`coalesce(${sql.table(level)}.rank, 1)`;
}
