import { fullName } from '@rugby/domain/game/players/fullName';
import { createContext, memo, type RefObject, use, useEffect, useMemo } from 'react';
import { ButtonContext, Collection, GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import styled from 'styled-components';
import { poolRowHeight } from '../poolScale.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { PoolRowContent } from '../PoolRow/poolRowContent.ts';
import { type BegunUse, resumeUse } from './begunUse.ts';
import { PlayerPoolRow } from './PlayerPoolRow.tsx';
import { focusedRow, hoveredRow, rowsLook } from './rowsLook.ts';
import { SizedRows } from './SizedRows.tsx';
import { ViewContext } from './useFirstRowOfView.ts';

interface GridProps {
  /** Whether all rows have the same height: no note is open, so no row has to be measured. */
  readonly isEven: boolean;
  /** Must be stable between renders. */
  readonly onOpen: (playerId: number) => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

export interface PlayerPoolGridProps extends GridProps {
  readonly rows: readonly PoolRowContent[];
  /** Their filters and order. */
  readonly view: string;
  /** Where the user was in the first rows. */
  readonly begun: BegunUse;
}

/**
 * The rows of the list as a grid. Rows get their props through a context: as props of the grid they would render all visible rows
 * again, with the old rows.
 */
export function PlayerPoolGrid({ rows, view, begun, ...rest }: PlayerPoolGridProps) {
  const { ref } = rest;
  useEffect(() => resumeUse(ref, begun), [ref, begun]);
  return (
    <ItemsContext value={rows}>
      <ViewContext value={view}>
        <Rows {...rest} />
      </ViewContext>
    </ItemsContext>
  );
}

const Rows = memo(function Rows({ isEven, onOpen, ref }: GridProps) {
  const words = useWords();
  const layout = useMemo(
    () => new ListLayout(isEven ? { rowSize: poolRowHeight() } : { estimatedRowSize: poolRowHeight() }),
    [isEven],
  );
  return (
    <Virtualizer layout={layout} shouldObserveItemSize={!isEven}>
      <SizedRows>
        <Grid ref={ref} aria-label={words('pool.list')} onAction={(key) => onOpen(Number(key))}>
          <Items />
        </Grid>
      </SizedRows>
    </Virtualizer>
  );
});

const ItemsContext = createContext<readonly PoolRowContent[]>([]);

function Items() {
  return <Collection items={use(ItemsContext)}>{itemOf}</Collection>;
}

/** A stable function, so that the same row object gives the same item. */
function itemOf(content: PoolRowContent) {
  return (
    <GridListItem id={content.player.id} textValue={fullName(content.player)}>
      <ButtonContext value={ownButtons}>
        <PlayerPoolRow content={content} />
      </ButtonContext>
    </GridListItem>
  );
}

/**
 * A grid passes drag and disabled props to the buttons of a row. They change at every render and would render the buttons again,
 * so the row's buttons ignore them.
 */
const ownButtons = {};

/**
 * Row styles are set on the grid: a styled component for each of six hundred rows would be slower. The virtualizer takes `pointer-events` from its
 * rows for 300 ms after each scroll event. An added player moves down the list with the focus, which causes one, and the press on the next player
 * would be lost.
 */
const Grid = styled(GridList)`
  ${rowsLook}
  & [role='row'] {
    pointer-events: auto;
  }
  & [role='row'][data-hovered] {
    ${hoveredRow}
  }
  & [role='row'][data-focus-visible] {
    ${focusedRow}
  }
`;
