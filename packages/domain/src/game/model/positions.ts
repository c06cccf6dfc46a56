import { positions, type Position } from './entities.ts';

/** The label of a slot on the pitch. [G-026 to G-031] */
export type SlotLabel =
  'prop' | 'hooker' | 'lock' | 'flanker' | 'number-eight' | 'scrum-half' | 'fly-half' | 'centre' | 'winger' | 'full-back';

/** The name of a position in lists of players. [G-177] */
export type PositionCategory =
  | 'front-row'
  | 'hooker'
  | 'second-row'
  | 'flanker'
  | 'number-eight'
  | 'half-back'
  | 'fly-half'
  | 'midfielder'
  | 'winger'
  | 'full-back';

/** The rows of the pitch, from the front row down to the full back. */
export const pitchRows = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type PitchRow = (typeof pitchRows)[number];

/** One of the fifteen places of a lineup: `lineup[position][index]`. */
export interface Slot {
  readonly position: Position;
  readonly index: number;
  readonly jersey: number;
  readonly row: PitchRow;
  readonly label: SlotLabel;
  readonly category: PositionCategory;
}

/**
 * The fifteen slots. Rules use the eight positions only; label, category, jersey and row are for display. Within a position the order is that
 * of the wire: flanker, number eight, flanker; winger, winger, full back. [G-042, G-190 to G-197]
 */
export const slots: readonly Slot[] = [
  { position: 'prop', index: 0, jersey: 1, row: 'A', label: 'prop', category: 'front-row' },
  { position: 'prop', index: 1, jersey: 3, row: 'A', label: 'prop', category: 'front-row' },
  { position: 'hooker', index: 0, jersey: 2, row: 'A', label: 'hooker', category: 'hooker' },
  { position: 'lock', index: 0, jersey: 4, row: 'B', label: 'lock', category: 'second-row' },
  { position: 'lock', index: 1, jersey: 5, row: 'B', label: 'lock', category: 'second-row' },
  { position: 'loose_forward', index: 0, jersey: 6, row: 'C', label: 'flanker', category: 'flanker' },
  { position: 'loose_forward', index: 1, jersey: 8, row: 'C', label: 'number-eight', category: 'number-eight' },
  { position: 'loose_forward', index: 2, jersey: 7, row: 'C', label: 'flanker', category: 'flanker' },
  { position: 'scrum_half', index: 0, jersey: 9, row: 'D', label: 'scrum-half', category: 'half-back' },
  { position: 'fly_half', index: 0, jersey: 10, row: 'D', label: 'fly-half', category: 'fly-half' },
  { position: 'centre', index: 0, jersey: 12, row: 'E', label: 'centre', category: 'midfielder' },
  { position: 'centre', index: 1, jersey: 13, row: 'E', label: 'centre', category: 'midfielder' },
  { position: 'outside_back', index: 0, jersey: 11, row: 'F', label: 'winger', category: 'winger' },
  { position: 'outside_back', index: 1, jersey: 14, row: 'F', label: 'winger', category: 'winger' },
  { position: 'outside_back', index: 2, jersey: 15, row: 'F', label: 'full-back', category: 'full-back' },
];

/** Players in a team. [G-013] */
export const teamSize = slots.length;

/** The positions whose scrums score. [G-091] */
export const scrummagers: readonly Position[] = ['prop', 'hooker'];

/** How many slots a position has. [G-190 to G-197] */
export function slotCount(position: Position): number {
  return slotsOf(position).length;
}

/** The slots of a position in lineup order. */
export function slotsOf(position: Position): readonly Slot[] {
  return slots.filter((slot) => slot.position === position);
}

/** The slots of a row on the pitch, from left to right; the full back is between the wingers. [G-026 to G-031] */
export function slotsInRow(row: PitchRow): readonly Slot[] {
  return displayOrder[row].flatMap((jersey) => slots.find((slot) => slot.jersey === jersey) ?? []);
}

/** Whether a position is one of the eight forwards. [G-017] */
export function isForward(position: Position): boolean {
  return positions.indexOf(position) <= positions.indexOf('loose_forward');
}

const displayOrder: Readonly<Record<PitchRow, readonly number[]>> = {
  A: [1, 2, 3],
  B: [4, 5],
  C: [6, 8, 7],
  D: [9, 10],
  E: [12, 13],
  F: [11, 15, 14],
};
