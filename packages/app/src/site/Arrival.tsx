import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { replaceRendered } from '../boot/renderedPage.ts';

export interface ArrivalProps {
  /** The HTML that the server has rendered. */
  readonly page: Element;
  /** Where React renders the site; not in the document yet. */
  readonly root: Element;
  readonly children: ReactNode;
}

/** Puts the rendered site in the place of the HTML: before effects measure it, in one step with its styles. */
export function Arrival({ page, root, children }: ArrivalProps) {
  const restore = useRef<() => void>(undefined);
  useInsertionEffect(() => {
    restore.current = replaceRendered(page, root);
  }, [page, root]);
  // Tabs are rendered once this effect has run.
  useLayoutEffect(() => queueMicrotask(() => restore.current?.()), []);
  return children;
}
