/** What teams may be ranked by: all points, those of one round, and the average of the rounds that a team has played. */
export const rankingStatistics = ['overallPoints', 'roundPoints', 'averagePoints'] as const;
export type RankingStatistic = (typeof rankingStatistics)[number];

/** The figures by which a team is ranked. Averages have one decimal. */
export type RankingFigures = Readonly<Record<RankingStatistic, number>>;

/** The average of the rounds that a team has played, with one decimal, halves away from zero; 0 without a round. */
export function averagePoints(total: number, rounds: number): number {
  return rounds === 0 ? 0 : (Math.sign(total) * Math.round((Math.abs(total) * 10) / rounds)) / 10;
}
