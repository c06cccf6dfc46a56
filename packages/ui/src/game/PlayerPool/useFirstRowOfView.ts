import { createContext, use, useEffect, useRef } from 'react';
import { ListStateContext } from 'react-aria-components';

/** Filters and order of the rows that a grid shows. */
export const ViewContext = createContext('');

/**
 * Has the Tab key lead to the first row when the view has changed since the focus left the grid. The grid would lead to the row that came closest to
 * the one before, far down a list that begins at the top. Used inside the grid.
 */
export function useFirstRowOfView(): void {
  const view = use(ViewContext);
  const manager = use(ListStateContext)?.selectionManager;
  const viewBefore = useRef(view);
  useEffect(() => {
    if (viewBefore.current === view) return;
    viewBefore.current = view;
    if (manager?.isFocused === false) manager.setFocusedKey(null);
  }, [view, manager]);
}
