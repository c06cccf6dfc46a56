import { slotsInRow, type PitchRow as Row, type Slot } from '@rugby/domain/game/model/positions';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { space } from '../../theme/scale.ts';
import { cardGap } from './pitchRowScale.ts';
import { widePitch } from '../pitchScale.ts';
import { useWords } from '../../words/WordsProvider.tsx';

export interface PitchRowProps {
  readonly row: Row;
  /** `grid` for a row of an interactive grid, `list` for a read-only row. */
  readonly form: 'grid' | 'list';
  /** Renders a slot. */
  readonly children: (slot: Slot) => ReactNode;
  /** Id of the player in a slot. A new id animates the card into place. */
  readonly occupant?: (slot: Slot) => number | undefined;
}

/** One of the six rows of the pitch, with an accessible name. */
export function PitchRow({ row, form, children, occupant }: PitchRowProps) {
  const words = useWords();
  const isGrid = form === 'grid';
  return (
    <Line role={isGrid ? 'row' : 'list'} aria-label={words(`team.row.${row}`)} $row={row}>
      {slotsInRow(row).map((slot) => (
        <div key={slot.jersey} role={isGrid ? 'gridcell' : 'listitem'} data-jersey={slot.jersey}>
          <Settling key={occupant?.(slot)}>{children(slot)}</Settling>
        </div>
      ))}
    </Line>
  );
}

const settle = keyframes`
  from { opacity: 0; transform: translateY(${space[2]}); }
`;

const Settling = styled.div`
  position: relative;
  animation: ${settle} ${({ theme }) => theme.motion.settle};
`;

const Line = styled.div<{ $row: Row }>`
  display: flex;
  justify-content: center;
  gap: ${({ $row }) => cardGap.phone[$row]};
  ${widePitch} {
    gap: ${({ $row }) => cardGap.wide[$row]};
  }
`;
