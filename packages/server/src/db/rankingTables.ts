import type { EditionId } from '@rugby/domain/editions';
import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';

/** What a team has made of its rounds up to and including one that has begun. A team that misses a round keeps its figures. */
export interface TeamTotalTable {
  readonly teamId: number;
  readonly edition: EditionId;
  readonly roundId: number;
  readonly totalPoints: number;
  readonly roundsPlayed: number;
  /** Tenths of a point. */
  readonly averageTenths: number;
}

/**
 * How many teams have a figure after a round, and their common rank: one more than the number of teams with a better one. So a rank is one row,
 * and no request sums over teams.
 */
export interface RankingLevelTable {
  readonly edition: EditionId;
  readonly roundId: number;
  readonly statistic: RankingStatistic;
  /** Points, of averages tenths of a point. */
  readonly points: number;
  readonly teams: number;
  readonly rank: number;
}
