import { fullName } from '@rugby/domain/game/players/fullName';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Presses } from '../../lazy/Presses.ts';
import { poolRow } from '../poolScale.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import type { PoolRowContent } from '../PoolRow/poolRowContent.ts';
import { type BegunUse, begunUseOf } from './begunUse.ts';
import { PlayerPoolRow } from './PlayerPoolRow.tsx';
import { poolGrid } from './poolGrid.ts';
import { focusedRow, hoveredRow, rowsLook } from './rowsLook.ts';

export interface PlayerPoolFirstRowsProps {
  readonly rows: readonly PoolRowContent[];
  /** Number of rows of the whole list, which gives its height. */
  readonly count: number;
  readonly onOpen: (playerId: number) => void;
  /** Called when the grid is loaded and can replace these rows. */
  readonly onGrid: (begun: BegunUse) => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/**
 * The first rows of the list while its grid is not loaded. They look like the grid and take the same presses. A pointer over them or the focus
 * loads the grid, which replaces them between two presses. If it cannot be loaded they stay, and the search leads to the other players.
 */
export function PlayerPoolFirstRows({ rows, count, onOpen, onGrid, ref }: PlayerPoolFirstRowsProps) {
  const words = useWords();
  const [presses] = useState(() => new Presses());

  async function replace(): Promise<void> {
    const isLoaded = await poolGrid.load().then(
      () => true,
      () => false,
    );
    await presses.ended();
    // Behind a dialog the rows stay, so that the focus can return to them; then they are replaced.
    const rows = ref.current;
    if (!isLoaded || rows === null || rows.closest('[inert], [aria-hidden="true"]') !== null) return;
    // React may leave it to the next press otherwise, which is then lost.
    flushSync(() => onGrid(begunUseOf(rows)));
  }

  return (
    <Rows
      ref={ref}
      role="grid"
      aria-label={words('pool.list')}
      aria-rowcount={count}
      onPointerEnter={() => void replace()}
      onFocus={() => void replace()}
      onPointerDown={presses.begin}
      onKeyDown={presses.begin}
    >
      <div role="presentation" style={{ minBlockSize: `${count * poolRow.height}rem` }}>
        {rows.map((content, index) => (
          <Row
            key={content.player.id}
            tabIndex={index === 0 ? 0 : -1}
            aria-label={fullName(content.player)}
            aria-rowindex={index + 1}
            data-key={content.player.id}
            onClick={() => onOpen(content.player.id)}
            onKeyDown={(event) => pressByKey(event, () => onOpen(content.player.id))}
          >
            <Cell>
              <PlayerPoolRow content={content} />
            </Cell>
          </Row>
        ))}
      </div>
    </Rows>
  );
}

/** Up and Down move between rows, Enter opens the profile. */
function pressByKey(event: KeyboardEvent<HTMLElement>, open: () => void): void {
  const { key, currentTarget, target } = event;
  if (target !== currentTarget) return;
  const next = { ArrowDown: currentTarget.nextElementSibling, ArrowUp: currentTarget.previousElementSibling }[key];
  if (key === 'Enter') open();
  else if (next instanceof HTMLElement) next.focus();
  else return;
  event.preventDefault();
}

const Rows = styled.div`
  ${rowsLook}
  @media (hover: hover) {
    & [role='row']:hover {
      ${hoveredRow}
    }
  }
  & [role='row']:focus-visible {
    ${focusedRow}
  }
`;

const Row = styled.div.attrs({ role: 'row' })``;

const Cell = styled.div.attrs({ role: 'gridcell' })`
  display: contents;
`;
