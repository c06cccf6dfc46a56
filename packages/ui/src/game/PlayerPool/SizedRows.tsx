import { type ComponentType, type ContextType, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import { CollectionRendererContext } from 'react-aria-components';
import { useFirstRowOfView } from './useFirstRowOfView.ts';

export interface SizedRowsProps {
  /** The grid. */
  readonly children: ReactNode;
}

/**
 * Renders the rows of a `Virtualizer` once its grid is mounted. Otherwise the virtualizer measures a grid that does not exist yet,
 * and lays everything out twice.
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
    useFirstRowOfView();
    return isInGrid && <Root {...props} />;
  };
}
