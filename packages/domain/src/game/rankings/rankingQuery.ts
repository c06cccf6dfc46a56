import { type RankingStatistic, rankingStatistics } from '../model/rankingStatistics.ts';

/** What a ranking shows. The URL contains it. */
export interface RankingQuery {
  /** The round after which the teams are ranked; null for the latest one. */
  readonly roundId: number | null;
  /** */
  readonly statistic: RankingStatistic;
}

type Parameters = Readonly<Record<string, string | undefined>>;

/** Reads the query parameters of the URL, which are those of the call. Unknown values are ignored. */
export function readRankingParameters({ round, stat }: Parameters): RankingQuery {
  return {
    roundId: round !== undefined && /^[1-9]\d{0,8}$/.test(round) ? Number(round) : null,
    statistic: rankingStatistics.find((statistic) => statistic === stat) ?? 'overallPoints',
  };
}

/** Writes the query parameters. Default choices are left out. */
export function writeRankingParameters({ roundId, statistic }: RankingQuery): Readonly<Record<string, string>> {
  return {
    ...(roundId !== null && { round: String(roundId) }),
    ...(statistic !== 'overallPoints' && { stat: statistic }),
  };
}
