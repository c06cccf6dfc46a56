import type { PagedList } from '@rugby/domain/stores/remote/PagedList';
import { ErrorPanel } from '@rugby/ui/layout/ErrorPanel';
import { Pagination } from '@rugby/ui/primitives/Pagination';
import { LoadingPanel } from '@rugby/ui/layout/LoadingPanel';
import { useWords } from '@rugby/ui/words/WordsProvider';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { failureSentence } from '@rugby/domain/i18n/failureSentence';
import { FailurePanel } from '../../site/FailurePanel.tsx';
import { useLoadMore } from '../../site/useLoadMore.ts';

export interface PagedSectionProps<Item> {
  readonly list: PagedList<Item>;
  /** The sentence when the list could not be loaded. */
  readonly failed: string;
  /** Shown for a list without items. */
  readonly empty: ReactNode;
  /** Holds the place of the items while they load, or of a sentence where the list is expected to be empty. */
  readonly placeholder?: 'items' | 'sentence';
  /** The items, each an element beside the others. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A paged list in each of its states: loading, failed, empty, with items, with more of them. */
export const PagedSection = observer(function PagedSection<Item>(props: PagedSectionProps<Item>) {
  const { list, failed, empty, placeholder = 'items', children } = props;
  const words = useWords();
  const root = useRef<HTMLDivElement>(null);
  const loadMore = useLoadMore(list, root);
  const { items, failure, hasMore, isPending } = list;
  if (items === undefined && failure !== undefined)
    return <FailurePanel title={failed} failure={failure} onRetry={() => void list.load()} />;
  if (items === undefined) return <LoadingPanel height={placeholder === 'items' ? '12rem' : '1.25rem'} />;
  return (
    <>
      {items.length === 0 && !hasMore ? empty : <div ref={root}>{children(items)}</div>}
      {failure !== undefined && (
        <ErrorPanel title={failed} text={failureSentence(failure, words)} onRetry={() => void loadMore()} />
      )}
      {hasMore && <Pagination shown={items.length} hasMore isLoading={isPending} onLoadMore={() => void loadMore()} />}
    </>
  );
});
