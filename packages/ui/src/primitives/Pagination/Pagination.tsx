import styled from 'styled-components';
import { textStyle } from '../../theme/typography.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { Button } from '../Button/Button.tsx';

export interface PaginationProps {
  /** Number of rows shown. */
  readonly shown: number;
  /** Number of all rows; undefined when only the existence of a next page is known. */
  readonly total?: number;
  readonly hasMore: boolean;
  /** Whether the next page is loading. */
  readonly isLoading?: boolean;
  readonly onLoadMore: () => void;
}

/**
 * The end of a paginated list: how many rows are shown, and a button for more. New rows are appended, so that users keep their
 * place. Changes are announced.
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
