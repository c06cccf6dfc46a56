import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { Button } from '../Button/Button.tsx';

export interface PaginationProps {
  /** How many rows are in sight. */
  readonly shown: number;
  /** How many there are; undefined where only the next page is known to exist. */
  readonly total?: number;
  readonly hasMore: boolean;
  /** The next page is on its way. */
  readonly isLoading?: boolean;
  readonly onLoadMore: () => void;
}

/**
 * The foot of a list that comes in pages: how much of it is in sight, and more on request. New rows join below, so that nobody loses his
 * place. Its words are announced when they change. Rows that are all there need none: draw those in sight.
 */
export function Pagination({ shown, total, hasMore, isLoading = false, onLoadMore }: PaginationProps) {
  const words = useWords();
  return (
    <Root>
      <output>
        {total === undefined ? words('ui.pagination.shown', { count: shown }) : words('ui.pagination.shownOf', { shown, total })}
      </output>
      {hasMore && (
        <Button variant="outline" isPending={isLoading} pendingLabel={words('common.loading')} onPress={onLoadMore}>
          {words('ui.pagination.more')}
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
  gap: ${({ theme }) => theme.space[3]};
  ${textStyle('body')}
  color: ${({ theme }) => theme.color.textMuted};
`;
