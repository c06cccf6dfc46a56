import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';
import type { Words } from '@rugby/domain/i18n/keys';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { type LeaderboardColumn, marksOf, type ShownColumn } from './leaderboardColumns.ts';
import { leaderboardRow, wideLeaderboard } from './leaderboardScale.ts';

export interface LeaderboardHeadProps {
  readonly columns: readonly ShownColumn[];
  readonly statistic: RankingStatistic;
  /** Number of the round that the figures of a round are about; undefined before the first one. */
  readonly roundNumber: number | undefined;
  readonly isLive: boolean;
}

/** The heads of the columns. That of the statistic says that the teams are sorted by it. */
export function LeaderboardHead({ columns, statistic, roundNumber, isLive }: LeaderboardHeadProps) {
  const words = useWords();
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <Head key={column.id} {...marksOf(column)} {...(column.id === statistic && { 'aria-sort': 'descending' })}>
            {column.id === 'view' ? (
              <VisuallyHidden>{words('rankings.column.view')}</VisuallyHidden>
            ) : (
              <span>
                {headOf(column.id, roundNumber, words)}
                {column.id === 'rank' && isLive && <Wide>{words('rankings.column.sinceKickOff')}</Wide>}
                {column.id === 'left' && <Wide>{words('rankings.column.toPlay')}</Wide>}
                {column.id === statistic && <Icon name="arrow-down" size={14} />}
              </span>
            )}
          </Head>
        ))}
      </tr>
    </thead>
  );
}

function headOf(column: Exclude<LeaderboardColumn, 'view'>, roundNumber: number | undefined, words: Words): string {
  if (column !== 'roundPoints') return words(`rankings.column.${column}`);
  if (roundNumber === undefined) return words('rankings.column.lastRound');
  return words('rankings.column.roundPoints', { round: roundNumber });
}

const Head = styled.th.attrs({ scope: 'col' })`
  block-size: ${leaderboardRow.head};
  background-color: ${({ theme }) => theme.color.raised};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
  white-space: nowrap;
  &[aria-sort] {
    font-weight: 600;
    color: ${({ theme }) => theme.color.text};
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[1]};
  }
  &[data-linked] > span {
    margin-inline-end: ${({ theme }) => theme.space[6]};
  }
`;

/** The rest of a head that a phone has no room for. */
const Wide = styled.span`
  display: none;
  ${wideLeaderboard} {
    display: inline;
  }
`;
