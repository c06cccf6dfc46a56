import { foldName } from '@rugby/domain/game/players/foldName';
import { pitchRows, slotsInRow, type Slot } from '@rugby/domain/game/model/positions';

/** Last name of the player with a shirt number; undefined for an empty slot. */
export type NameAt = (jersey: number) => string | undefined;

/** The fifteen slots in reading order: row by row, left to right. */
export const readingOrder: readonly Slot[] = pitchRows.flatMap(slotsInRow);

/**
 * The slot that a key moves to from another slot, or undefined if the key does not move. Arrow keys move to the neighbour, Home
 * and End to the ends of the row (with Control to those of the pitch), and a letter to the next player whose last name starts
 * with it. [B13]
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

/** Prefers the left slot when two are equally near. */
function nearest(from: Slot, step: -1 | 1): Slot | undefined {
  const row = pitchRows[pitchRows.indexOf(from.row) + step];
  const distance = (slot: Slot) => Math.abs(offset(slot) - offset(from));
  return row && slotsInRow(row).reduce((best, slot) => (distance(slot) < distance(best) ? slot : best));
}

/** Distance of a slot from the middle of its row, in slots. */
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
