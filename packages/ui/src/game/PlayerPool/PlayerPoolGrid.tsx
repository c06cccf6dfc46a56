import { fullName } from '@rugby/domain/game/players/fullName';
import { createContext, memo, use, useMemo, type Ref } from 'react';
import { ButtonContext, Collection, GridList, GridListItem, ListLayout, Virtualizer } from 'react-aria-components';
import styled from 'styled-components';
import { poolRow } from '../poolScale.ts';
import { fine } from '../../theme/scale.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { PoolRowContent } from '../PoolRow/poolRowContent.ts';
import { PlayerPoolRow } from './PlayerPoolRow.tsx';
import { SizedRows } from './SizedRows.tsx';

interface GridProps {
  /** Every row is as high as the next: no note is open. Only then nothing has to be measured. */
  readonly isEven: boolean;
  /** The same function at every drawing. */
  readonly onOpen: (playerId: number) => void;
  readonly ref: Ref<HTMLDivElement>;
}

export interface PlayerPoolGridProps extends GridProps {
  readonly rows: readonly PoolRowContent[];
}

/**
 * The rows of the list as a grid. They reach it as a context: handed to the grid itself they would have it draw all that is in sight once
 * more, with the rows of before.
 */
export function PlayerPoolGrid({ rows, ...rest }: PlayerPoolGridProps) {
  return (
    <ItemsContext value={rows}>
      <Rows {...rest} />
    </ItemsContext>
  );
}

const Rows = memo(function Rows({ isEven, onOpen, ref }: GridProps) {
  const words = useWords();
  const layout = useMemo(
    () => new ListLayout(isEven ? { rowSize: poolRow.height } : { estimatedRowSize: poolRow.height }),
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

/** The same function for every list, so that a player whose row is the same value is one and the same item. */
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
 * What a grid says to the buttons of a row, to drag it or to turn it off, is nothing to these; but it is said at every drawing, and would
 * draw them too.
 */
const ownButtons = {};

/** The items are styled from here: they exist six hundred times, most of them never on the page. */
const Grid = styled(GridList)`
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
