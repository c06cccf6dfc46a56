import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';

export type LeaderboardColumn = 'rank' | 'team' | 'left' | RankingStatistic | 'projectedPoints' | 'view';

/** A column, and whether a phone has room for it. */
export interface ShownColumn {
  readonly id: LeaderboardColumn;
  readonly isOnPhone: boolean;
  /** Whether its cells hold the link to the team behind their figure. */
  readonly hasLink: boolean;
}

/** What decides about the columns. */
export interface ColumnChoices {
  readonly statistic: RankingStatistic;
  /** Whether a round is being played: players left to play and projected points take the place of a figure that is not sorted by, and of the link's column. */
  readonly isLive: boolean;
  readonly hasTeamView: boolean;
}

/** The columns of a leaderboard in order: four on a phone; on a desktop six with a link to each team, otherwise five. */
export function leaderboardColumns({ statistic, isLive, hasTeamView }: ColumnChoices): readonly ShownColumn[] {
  const first = [column('rank'), column('team')];
  if (isLive) {
    const other = statistic === 'overallPoints' ? 'roundPoints' : 'overallPoints';
    const projected = hasTeamView ? [column('projectedPoints', false)] : [];
    const sorted = { ...column(statistic), hasLink: hasTeamView };
    return [...first, column('left'), column(other, false), ...projected, sorted];
  }
  const second = hasTeamView ? undefined : statistics.findLast((id) => id !== statistic);
  const figures = statistics.map((id) => column(id, id === statistic || id === second));
  return [...first, ...figures, ...(hasTeamView ? [column('view')] : [])];
}

function column(id: LeaderboardColumn, isOnPhone = true): ShownColumn {
  return { id, isOnPhone, hasLink: false };
}

/** What style sheets know a head or a cell by. */
export function marksOf({ id, isOnPhone, hasLink }: ShownColumn) {
  return { 'data-column': id, 'data-wide': isOnPhone ? undefined : true, 'data-linked': hasLink || undefined };
}

const statistics: readonly RankingStatistic[] = ['roundPoints', 'averagePoints', 'overallPoints'];
