import { foldName } from '@rugby/domain/game/players/foldName';
import { pitchRows, slotsInRow, type Slot } from '@rugby/domain/game/model/positions';

/** Names on the pitch by the number on the back; an empty place has none. */
export type NameAt = (jersey: number) => string | undefined;

/** The fifteen places in reading order: row by row, left to right. */
export const readingOrder: readonly Slot[] = pitchRows.flatMap(slotsInRow);

/**
 * Where a key leads from a place on the pitch, or undefined where it leads nowhere. Arrows move to the place that lies there, Home and
 * End to the ends of the row (with Control to those of the pitch), a letter to the next player whose surname begins with it. [B13]
 */
export function moveOnPitch(from: Slot, { key, ctrlKey = false }: PitchKey, nameAt: NameAt): Slot | undefined {
  const row = ctrlKey ? readingOrder : slotsInRow(from.row);
  switch (key) {
    case 'ArrowLeft':
      return row[row.indexOf(from) - 1];
    case 'ArrowRight':
      return row[row.indexOf(from) + 1];
    case 'ArrowUp':
      return nearest(from, -1);
    case 'ArrowDown':
      return nearest(from, 1);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return ctrlKey ? undefined : nextNamed(from, foldName(key), nameAt);
  }
}

export interface PitchKey {
  readonly key: string;
  readonly ctrlKey?: boolean;
}

/** Of two that are equally near, the left one. */
function nearest(from: Slot, step: -1 | 1): Slot | undefined {
  const row = pitchRows[pitchRows.indexOf(from.row) + step];
  const distance = (slot: Slot) => Math.abs(offset(slot) - offset(from));
  return row && slotsInRow(row).reduce((best, slot) => (distance(slot) < distance(best) ? slot : best));
}

/** How far a place stands from the middle of its row, in places. */
function offset(slot: Slot): number {
  const row = slotsInRow(slot.row);
  return row.indexOf(slot) - (row.length - 1) / 2;
}

function nextNamed(from: Slot, letter: string, nameAt: NameAt): Slot | undefined {
  if (letter.length !== 1) return undefined;
  const at = readingOrder.indexOf(from);
  return [...readingOrder.slice(at + 1), ...readingOrder.slice(0, at)].find(({ jersey }) =>
    foldName(nameAt(jersey) ?? '').startsWith(letter),
  );
}
