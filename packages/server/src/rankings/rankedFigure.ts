import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';
import { type RawBuilder, sql } from 'kysely';
import type { TeamPlace } from './Board.ts';

/** The figure of a place by which it is ranked, of averages in tenths. */
export function figureIn(statistic: RankingStatistic, { overallPoints, roundPoints, averageTenths }: TeamPlace): number {
  return { overallPoints, roundPoints, averagePoints: averageTenths }[statistic];
}

/** SQL: the figure by which teams are ranked, in an alias of `team_totals`. */
export function figureOf(statistic: RankingStatistic, totals: string): RawBuilder<number> {
  return sql<number>`${sql.table(totals)}.${sql.ref(columns[statistic])}`;
}

const columns = { overallPoints: 'totalPoints', averagePoints: 'averageTenths', roundPoints: 'points' } as const;
