import { noFilter, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import type { Names } from '@rugby/domain/i18n/refusalWords';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { pool } from '../poolScale.ts';
import { useStableCallback } from '../../theme/useStableCallback.ts';
import type { PoolRowContent } from '../PoolRow/poolRowContent.ts';
import type { RefusalFix } from '../RefusalNote/refusalFixes.ts';
import { focusRow } from './focusRow.ts';
import { type BegunUse, unused } from './begunUse.ts';
import { PlayerPoolFirstRows } from './PlayerPoolFirstRows.tsx';
import { RowsContext, type SharedRowProps } from './PlayerPoolRow.tsx';
import { poolGrid } from './poolGrid.ts';
import type { PoolOrder } from './poolOrder.ts';

export interface PlayerPoolListProps {
  /** Compared by identity: a row that is the same object as before is not rendered again. */
  readonly rows: readonly PoolRowContent[];
  readonly names: Names;
  readonly filters: PoolFilter;
  readonly order: PoolOrder;
  /** In transfer mode a fix transfers players out instead of removing them. */
  readonly isTransferring: boolean;
  readonly onAdd: (playerId: number) => void;
  readonly onOpen: (playerId: number) => void;
  readonly onFix: (fix: RefusalFix, playerId: number) => void;
}

/**
 * A virtualised grid of players. New filters or a new order scroll to the top. Up and Down move between rows, Enter opens the
 * profile, Left and Right reach the buttons of a row, letters jump to a name, and Escape closes an open explanation.
 */
export function PlayerPoolList({ rows, names, filters, order, isTransferring, ...handlers }: PlayerPoolListProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [begun, setBegun] = useState<BegunUse | undefined>(poolGrid.isLoaded ? unused : undefined);
  const [explained, setExplained] = useState<number | null>(null);
  const view = JSON.stringify([filters, order]);
  const drawnView = useDeferredValue(view, '');
  const viewBefore = useRef(view);
  useEffect(() => {
    // Skipped on the first render: the list is at the top, and scrolling would cause another layout.
    if (grid.current && viewBefore.current !== view) grid.current.scrollTop = 0;
    viewBefore.current = view;
  }, [view]);

  const onAdd = useStableCallback(handlers.onAdd);
  const onOpen = useStableCallback(handlers.onOpen);
  const onFix = useStableCallback(handlers.onFix);
  const { statistic } = order;
  const showsPosition = filters.position === noFilter;
  const shared = useMemo<SharedRowProps>(
    () => ({
      names,
      statistic,
      showsPosition,
      isTransferring,
      explained,
      onAdd,
      onFix,
      onExplain: (playerId) => setExplained((now) => (now === playerId ? null : playerId)),
    }),
    [names, statistic, showsPosition, isTransferring, explained, onAdd, onFix],
  );
  const shown = useMemo(() => (view === drawnView ? rows : rows.slice(0, firstRows)), [view, drawnView, rows]);
  const closeNote = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || explained === null) return;
    event.stopPropagation();
    focusRow(event.target);
    setExplained(null);
  };

  return (
    <RowsContext value={shared}>
      <Frame onKeyDown={closeNote} role="presentation" data-players="">
        {begun ? (
          <poolGrid.Component ref={grid} rows={shown} view={view} begun={begun} isEven={explained === null} onOpen={onOpen} />
        ) : (
          <PlayerPoolFirstRows ref={grid} rows={rows.slice(0, firstRows)} count={rows.length} onOpen={onOpen} onGrid={setBegun} />
        )}
      </Frame>
    </RowsContext>
  );
}

/** More rows than any window shows. New filters render these first; the others follow in the next frames, or with the grid. */
const firstRows = 40;

const Frame = styled.div`
  display: flex;
  flex: 1;
  min-block-size: ${pool.leastList};
`;
