import { noFilter, type PoolFilter } from '@rugby/domain/game/players/filterPool';
import type { Names } from '@rugby/domain/i18n/refusalWords';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { pool } from '../poolScale.ts';
import { useStableCallback } from '../../theme/useStableCallback.ts';
import type { PoolRowContent } from '../PoolRow/poolRowContent.ts';
import type { RefusalFix } from '../RefusalNote/refusalFixes.ts';
import { focusRow } from './focusRow.ts';
import { PlayerPoolGrid } from './PlayerPoolGrid.tsx';
import { RowsContext, type PoolRowsContext } from './PlayerPoolRow.tsx';
import type { PoolOrder } from './poolOrder.ts';

export interface PlayerPoolListProps {
  /** Kept by identity: a row that is the same value as before is not drawn again. */
  readonly rows: readonly PoolRowContent[];
  readonly names: Names;
  readonly filters: PoolFilter;
  readonly order: PoolOrder;
  /** In transfer mode players make room by transfers. */
  readonly isTransferring: boolean;
  readonly onAdd: (playerId: number) => void;
  readonly onOpen: (playerId: number) => void;
  readonly onFix: (fix: RefusalFix, playerId: number) => void;
}

/**
 * The players as a grid of which only the rows in sight exist; whoever asks for other players or another order begins at the top. Up and
 * down go through the rows, Enter opens the profile, right and left go to the buttons of a row, letters jump to a name, and Escape closes an
 * open explanation. [B13]
 */
export function PlayerPoolList({ rows, names, filters, order, isTransferring, ...told }: PlayerPoolListProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [explained, setExplained] = useState<number | null>(null);
  const view = JSON.stringify([filters, order]);
  const drawnView = useDeferredValue(view, '');
  const viewBefore = useRef(view);
  useEffect(() => {
    // Not for the first view: it is at the top, and to say so would lay out the page once more.
    if (grid.current && viewBefore.current !== view) grid.current.scrollTop = 0;
    viewBefore.current = view;
  }, [view]);

  const onAdd = useStableCallback(told.onAdd);
  const onOpen = useStableCallback(told.onOpen);
  const onFix = useStableCallback(told.onFix);
  const { statistic } = order;
  const showsPosition = filters.position === noFilter;
  const share = useMemo<PoolRowsContext>(
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
    <RowsContext value={share}>
      <Frame onKeyDown={closeNote} role="presentation">
        <PlayerPoolGrid ref={grid} rows={shown} isEven={explained === null} onOpen={onOpen} />
      </Frame>
    </RowsContext>
  );
}

/** More than any window shows. Whoever asks for other players sees these at once; those below the fold follow in the next frames. */
const firstRows = 40;

const Frame = styled.div`
  display: flex;
  flex: 1;
  min-block-size: ${pool.leastList};
`;
