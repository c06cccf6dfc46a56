import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';

export type LeaderboardColumn = 'rank' | 'team' | 'left' | RankingStatistic | 'view';

/** A column, and whether a phone has room for it. */
export interface ShownColumn {
  readonly id: LeaderboardColumn;
  readonly isOnPhone: boolean;
}

/** What decides about the columns. */
export interface ColumnChoices {
  readonly statistic: RankingStatistic;
  /** Whether a round is being played: the players left to play take the place of a figure that is not sorted by. */
  readonly isLive: boolean;
  readonly hasTeamView: boolean;
}

/** The columns of a leaderboard in order: four on a phone; on a desktop six with a link to each team, otherwise five. */
export function leaderboardColumns({ statistic, isLive, hasTeamView }: ColumnChoices): readonly ShownColumn[] {
  const replaced = statistic === 'averagePoints' ? 'roundPoints' : 'averagePoints';
  const figures = statistics.filter((id) => !isLive || id !== replaced);
  const second = hasTeamView ? undefined : figures.findLast((id) => id !== statistic);
  return [
    { id: 'rank', isOnPhone: true },
    { id: 'team', isOnPhone: true },
    ...(isLive ? [{ id: 'left', isOnPhone: false } as const] : []),
    ...figures.map((id) => ({ id, isOnPhone: id === statistic || id === second })),
    ...(hasTeamView ? [{ id: 'view', isOnPhone: true } as const] : []),
  ];
}

const statistics: readonly RankingStatistic[] = ['roundPoints', 'averagePoints', 'overallPoints'];
