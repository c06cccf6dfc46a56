import { fullName } from '@rugby/domain/game/fullName';
import { anyChoice, type PoolFilter } from '@rugby/domain/game/filterPool';
import type { Names } from '@rugby/domain/i18n/refusalWords';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import styled from 'styled-components';
import { fine } from '../../theme/scale.ts';
import { pool, poolRow } from '../../theme/poolScale.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { PoolRowContent } from '../PoolRow/poolRowContent.ts';
import type { RefusalFix } from '../RefusalNote/refusalFixes.ts';
import { focusRow } from './focusRow.ts';
import { PlayerPoolRow, RowsContext, type RowsShare } from './PlayerPoolRow.tsx';
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
 * The players as a grid of which only the rows in sight exist. Up and down go through the rows, Enter opens the profile, right and left go
 * to the buttons of a row, letters jump to a name, and Escape closes an open explanation. [B13]
 */
export function PlayerPoolList({ rows, names, filters, order, isTransferring, onAdd, onOpen, onFix }: PlayerPoolListProps) {
  const words = useWords();
  const grid = useRef<HTMLDivElement>(null);
  const [explained, setExplained] = useState<number | null>(null);
  const view = JSON.stringify([filters, order]);
  useEffect(() => {
    if (grid.current) grid.current.scrollTop = 0;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whoever asks for other players or another order begins at the top
  }, [view]);

  const share: RowsShare = {
    names,
    statistic: order.statistic,
    showsPosition: filters.position === anyChoice,
    isTransferring,
    explained,
    onAdd,
    onFix,
    onExplain: (playerId) => setExplained((now) => (now === playerId ? null : playerId)),
  };
  const closeNote = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || explained === null) return;
    event.stopPropagation();
    focusRow(event.target);
    setExplained(null);
  };

  return (
    <RowsContext value={share}>
      <Frame onKeyDown={closeNote} role="presentation">
        <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
          <Grid ref={grid} aria-label={words('pool.list')} items={rows} onAction={(key) => onOpen(Number(key))}>
            {(content) => (
              <GridListItem id={content.player.id} textValue={fullName(content.player)}>
                <PlayerPoolRow content={content} />
              </GridListItem>
            )}
          </Grid>
        </Virtualizer>
      </Frame>
    </RowsContext>
  );
}

const layoutOptions = { estimatedRowSize: poolRow.height };

const Frame = styled.div`
  display: flex;
  flex: 1;
  min-block-size: ${pool.leastList};
`;

/** The items are styled from here: they exist six hundred times, most of them never on the page. */
const Grid = styled(GridList<PoolRowContent>)`
  flex: 1;
  overflow: auto;
  outline: none;
  & [role='row'] {
    outline: none;
    cursor: pointer;
  }
  & [role='row'][data-hovered] {
    background-color: ${({ theme }) => theme.color.raised};
  }
  & [role='row'][data-focus-visible] {
    outline: ${({ theme }) => `${theme.control.ring.width} solid ${theme.color.focus}`};
    outline-offset: -${fine[3]};
  }
`;
