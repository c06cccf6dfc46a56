import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';
import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { hairline, visuallyHidden } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { enlargedRows } from './enlargedRows.ts';
import { LeaderboardCell } from './LeaderboardCell.tsx';
import { leaderboardColumns, marksOf } from './leaderboardColumns.ts';
import type { LeaderboardRow } from './leaderboardContents.ts';
import { LeaderboardHead } from './LeaderboardHead.tsx';
import { leaderboardRow, wideLeaderboard } from './leaderboardScale.ts';

export interface LeaderboardLook {
  readonly statistic: RankingStatistic;
  /** Number of the round that the figures of a round are about; undefined before the first one. */
  readonly roundNumber: number | undefined;
  /** Whether the round is being played: shows who is left to play, and places since kick-off. */
  readonly isLive?: boolean;
  readonly isProvisional?: boolean;
  /** Whether the teams can be viewed. */
  readonly hasTeamView?: boolean;
  /** `leaderboard` shows the first three ranks larger; `ladder`, of a league, shows all alike. */
  readonly variant?: 'leaderboard' | 'ladder';
}

export interface LeaderboardGridProps extends LeaderboardLook {
  readonly rows: readonly LeaderboardRow[];
}

/** The table itself. The name of the team is the header of its row. */
export function LeaderboardGrid({
  rows,
  statistic,
  roundNumber,
  isLive = false,
  isProvisional = false,
  hasTeamView = true,
  variant = 'leaderboard',
}: LeaderboardGridProps) {
  const words = useWords();
  const columns = leaderboardColumns({ statistic, isLive, hasTeamView });
  const caption = words(isProvisional ? 'rankings.captionProvisional' : 'rankings.caption', {
    statistic: words(`rankings.statisticName.${statistic}`),
  });
  return (
    <Grid>
      <Caption>{caption}</Caption>
      <LeaderboardHead columns={columns} statistic={statistic} roundNumber={roundNumber} isLive={isLive} />
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.userId}
            data-own={row.isOwn || undefined}
            data-first={(variant === 'leaderboard' && row.rank <= 3) || undefined}
          >
            {columns.map((column) => {
              const cell = <LeaderboardCell row={row} column={column} />;
              const marks = { ...marksOf(column), 'data-sorted': column.id === statistic || undefined };
              return column.id === 'team' ? (
                <th key={column.id} scope="row" {...marks}>
                  {cell}
                </th>
              ) : (
                <td key={column.id} {...marks}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

const Grid = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  color: ${({ theme }) => theme.color.text};
  & th,
  & td {
    padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
    text-align: end;
    ${wideLeaderboard} {
      padding-inline: ${({ theme }) => theme.space[3]};
    }
  }
  & [data-wide] {
    display: none;
    ${wideLeaderboard} {
      display: table-cell;
    }
  }
  & [data-column='rank'],
  & [data-column='team'] {
    text-align: start;
  }
  & [data-column='team'] {
    inline-size: 100%;
  }
  & tr > :first-child {
    padding-inline-start: ${({ theme }) => theme.space[4]};
    ${wideLeaderboard} {
      padding-inline-start: ${({ theme }) => theme.space[5]};
    }
  }
  & tbody > tr > * {
    block-size: ${leaderboardRow.row};
    background-color: ${({ theme }) => theme.color.surface};
  }
  & tbody > tr:not(:last-child) > * {
    ${hairline('block-end')}
  }
  & tbody td:not([data-column='rank'], [data-column='view']) {
    ${textStyle('rowNumber')}
    font-weight: 600;
    color: ${({ theme }) => theme.color.textMuted};
    white-space: nowrap;
  }
  & tbody td[data-sorted] {
    ${textStyle('heading')}
    font-variant-numeric: tabular-nums;
    color: ${({ theme }) => theme.color.text};
  }
  ${wideLeaderboard} {
    & tbody > tr[data-first] > * {
      block-size: ${leaderboardRow.first};
    }
    & tbody > tr[data-first] > td[data-sorted] {
      ${textStyle('number')}
    }
  }
  & tbody > tr[data-own] > * {
    position: sticky;
    z-index: 1;
    inset-block: 0;
    background-color: ${({ theme }) => theme.color.selected};
  }
  & tbody > tr[data-own] > :first-child {
    border-inline-start: ${fine[5]} solid ${({ theme }) => theme.color.marker};
    padding-inline-start: calc(${({ theme }) => theme.space[4]} - ${fine[5]});
    ${wideLeaderboard} {
      padding-inline-start: calc(${({ theme }) => theme.space[5]} - ${fine[5]});
    }
  }
  ${enlargedRows}
`;

const Caption = styled.caption`
  ${visuallyHidden}
`;
