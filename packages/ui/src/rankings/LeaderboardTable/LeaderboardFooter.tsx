import styled from 'styled-components';
import { ErrorPanel } from '../../layout/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { MoreRows } from './leaderboardContents.ts';
import { rankingFigure } from '../rankingFigures.ts';

export interface LeaderboardFooterProps {
  readonly shown: number;
  readonly total: number | undefined;
  readonly more: MoreRows;
}

/** How many teams are shown, and the button for the next page. */
export function LeaderboardFooter({ shown, total, more }: LeaderboardFooterProps) {
  const words = useWords();
  const count = (value: number) => rankingFigure(value, words.locale);
  return (
    <Root>
      <output>
        {total === undefined || total === shown
          ? words('rankings.shown', { count: shown })
          : words('rankings.shownOf', { shown: count(shown), total: count(total) })}
      </output>
      {more.state === 'failed' && <ErrorPanel title={words('rankings.moreFailed')} onRetry={more.onLoad} />}
      {(more.state === 'available' || more.state === 'loading') && (
        <Button
          variant="secondary"
          onPress={more.onLoad}
          isPending={more.state === 'loading'}
          pendingLabel={words('common.loading')}
        >
          {words('rankings.more')}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  min-block-size: ${({ theme }) => theme.space[16]};
  padding-block: ${({ theme }) => theme.space[3]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
