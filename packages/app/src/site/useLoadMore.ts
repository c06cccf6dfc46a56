import type { PagedList } from '@rugby/domain/stores/remote/PagedList';
import { type RefObject, useEffect, useState } from 'react';

/**
 * Loads the next page of a list whose items are shown inside of `root`. The button for it goes away with the last page: the first new item then
 * gets the focus, unless the user has put it somewhere meanwhile.
 */
export function useLoadMore<Item>(list: PagedList<Item>, root: RefObject<HTMLElement | null>): () => Promise<void> {
  const [loaded, setLoaded] = useState<{ readonly from: number; readonly to: number }>();
  useEffect(() => {
    if (loaded !== undefined && document.activeElement === document.body) focusItem(root.current, loaded.from, loaded.to);
  }, [loaded, root]);

  return async () => {
    const from = list.items?.length ?? 0;
    await list.loadMore();
    setLoaded({ from, to: list.items?.length ?? 0 });
  };
}

/** Does nothing when there is no such item. */
function focusItem(root: HTMLElement | null, index: number, count: number): void {
  if (root === null) return;
  const parent = [root, ...root.querySelectorAll('*')].find(({ children }) => children.length === count);
  const item = parent?.children[index];
  if (!(item instanceof HTMLElement)) return;
  item.tabIndex = -1;
  item.focus();
}
