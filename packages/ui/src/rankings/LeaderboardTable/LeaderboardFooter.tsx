import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { MoreRows } from './leaderboardContents.ts';
import { rankingFigure } from '../rankingFigures.ts';

export interface LeaderboardFooterProps {
  readonly shown: number;
  readonly total: number | undefined;
  readonly more: MoreRows;
}

/**
 * How many teams are shown, and the button for the next page. It stays when the page could not be loaded, and so does the focus; with the last page it
 * goes, and the focus moves to the number of teams.
 */
export function LeaderboardFooter({ shown, total, more }: LeaderboardFooterProps) {
  const words = useWords();
  const count = (value: number) => rankingFigure(value, words.locale);
  const end = useRef<HTMLOutputElement>(null);
  const hasMore = more.state !== 'none';
  const hadMore = useRef(hasMore);
  useEffect(() => {
    if (hadMore.current && !hasMore && document.activeElement === document.body) end.current?.focus();
    hadMore.current = hasMore;
  }, [hasMore]);
  return (
    <Root>
      <output ref={end} tabIndex={-1}>
        {total === undefined || total === shown
          ? words('rankings.shown', { count: shown })
          : words('rankings.shownOf', { shown: count(shown), total: count(total) })}
      </output>
      {more.state === 'failed' && (
        <Failure role="alert">
          <Icon name="warning" />
          {words('rankings.moreFailed')}
        </Failure>
      )}
      {more.state !== 'none' && (
        <Button
          variant="secondary"
          onPress={more.onLoad}
          isPending={more.state === 'loading'}
          pendingLabel={words('common.loading')}
        >
          {words(more.state === 'failed' ? 'common.actions.retry' : 'rankings.more')}
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

const Failure = styled.span`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
`;
