import styled from 'styled-components';
import { FailedPanel } from '../../layout/FailedPanel/FailedPanel.tsx';
import { acrossPhone } from '../../layout/PageLayout/acrossPhone.ts';
import { PanelMessage } from '../../layout/PanelMessage/PanelMessage.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { hairline } from '../../theme/mixins.ts';
import { VisuallyHidden } from '../../theme/VisuallyHidden.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { LeaderboardContents } from './leaderboardContents.ts';
import { LeaderboardFooter } from './LeaderboardFooter.tsx';
import { LeaderboardGrid, type LeaderboardLook } from './LeaderboardGrid.tsx';
import { leaderboardContainer, leaderboardRow } from './leaderboardScale.ts';

export type { LeaderboardContents, LeaderboardRow, MoreRows } from './leaderboardContents.ts';

export interface LeaderboardTableProps extends LeaderboardLook {
  readonly contents: LeaderboardContents;
  /** Number of the round with which a ranking that is still empty begins; left out while it is not known. */
  readonly startRound?: number | undefined;
}

/**
 * Teams by rank. The user's own row is always visible: it sticks to the edge of the window while its place is out of sight. Equal points
 * share a rank.
 */
export function LeaderboardTable({ contents, startRound, ...look }: LeaderboardTableProps) {
  const words = useWords();
  switch (contents.state) {
    case 'loading':
      return <LoadingRows />;
    case 'failed':
      return <FailedPanel title={words('rankings.failed')} text={contents.reason} onRetry={contents.onRetry} />;
    case 'ready': {
      const { own, total, more } = contents;
      const isOwnShown = own === null || contents.rows.some(({ userId }) => userId === own.userId);
      const rows = isOwnShown ? contents.rows : [...contents.rows, own];
      if (rows.length === 0) {
        const text = startRound === undefined ? words('rankings.emptyText') : words('rankings.emptyUntil', { round: startRound });
        return <PanelMessage mark="trophy" title={words('rankings.empty')} text={text} />;
      }
      return (
        <div>
          <Frame>
            <LeaderboardGrid {...look} rows={rows} />
          </Frame>
          <LeaderboardFooter shown={contents.rows.length} total={total} more={more} />
        </div>
      );
    }
  }
}

function LoadingRows() {
  const words = useWords();
  return (
    <Frame aria-busy="true">
      <VisuallyHidden as="p">{words('rankings.loading')}</VisuallyHidden>
      {Array.from({ length: 10 }, (_, row) => (
        <LoadingRow key={row} aria-hidden="true">
          <Skeleton width="100%" height="2rem" />
        </LoadingRow>
      ))}
    </Frame>
  );
}

/** Clips its corners without becoming a scroll container: the own row sticks to the window. */
const Frame = styled.div`
  position: relative;
  ${acrossPhone}
  overflow: clip;
  background-color: ${({ theme }) => theme.color.surface};
  ${leaderboardContainer}
`;

const LoadingRow = styled.div`
  display: grid;
  align-items: center;
  block-size: ${leaderboardRow.row};
  padding-inline: ${({ theme }) => theme.space[5]};
  &:not(:last-child) {
    ${hairline('block-end')}
  }
`;
