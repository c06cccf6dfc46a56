import { type ComponentType, type ContextType, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import { CollectionRendererContext } from 'react-aria-components';

export interface SizedRowsProps {
  /** The grid. */
  readonly children: ReactNode;
}

/**
 * Stands between a `Virtualizer` and its grid, so that the rows come to the page together with the grid. By itself a virtualizer is there
 * before the grid that it has to measure; it asks again later, and then everything is laid out twice.
 */
export function SizedRows({ children }: SizedRowsProps) {
  const renderer = use(CollectionRendererContext);
  const { CollectionRoot } = renderer;
  const RootInGrid = useMemo(() => onceInGrid(CollectionRoot), [CollectionRoot]);
  const sized = useMemo(() => ({ ...renderer, CollectionRoot: RootInGrid }), [renderer, RootInGrid]);
  return <CollectionRendererContext value={sized}>{children}</CollectionRendererContext>;
}

type CollectionRoot = ContextType<typeof CollectionRendererContext>['CollectionRoot'];
type RootProps = CollectionRoot extends ComponentType<infer Props> ? Props : never;

function onceInGrid(Root: CollectionRoot): CollectionRoot {
  return function RootInGrid(props: RootProps) {
    const [isInGrid, setInGrid] = useState(false);
    useLayoutEffect(() => setInGrid(true), []);
    return isInGrid && <Root {...props} />;
  };
}
