import { positions, type Lineup, type Position, type Selection } from './entities.ts';
import { slotCount, slots, type Slot } from './positions.ts';

/** A lineup with fifteen empty slots. [G-190 to G-198] */
export const emptyLineup: Lineup = {
  prop: [0, 0],
  hooker: [0],
  lock: [0, 0],
  loose_forward: [0, 0, 0],
  scrum_half: [0],
  fly_half: [0],
  centre: [0, 0],
  outside_back: [0, 0, 0],
};

/** No players, no captain. */
export const emptySelection: Selection = { lineup: emptyLineup, captainId: null };

/** The players of a lineup, in slot order; empty slots are left out. */
export function playerIds(lineup: Lineup): readonly number[] {
  return positions.flatMap((position) => lineup[position].filter((id) => id !== 0));
}

/** Whether a player is in the lineup. [G-167] */
export function isInLineup(lineup: Lineup, playerId: number): boolean {
  return playerId !== 0 && positions.some((position) => lineup[position].includes(playerId));
}

/** Whether no slot is empty. [G-221] */
export function isFull(lineup: Lineup): boolean {
  return slots.every((slot) => playerAt(lineup, slot) !== 0);
}

/** The empty slots, in lineup order; of one position when it is given. [G-198] */
export function freeSlots(lineup: Lineup, position?: Position): readonly Slot[] {
  return slots.filter((slot) => (position ?? slot.position) === slot.position && playerAt(lineup, slot) === 0);
}

/** The player in a slot, 0 for none. */
export function playerAt(lineup: Lineup, { position, index }: Pick<Slot, 'position' | 'index'>): number {
  return lineup[position][index] ?? 0;
}

/** The slot of a player; undefined when the player is not in the lineup. */
export function slotOf(lineup: Lineup, playerId: number): Slot | undefined {
  return playerId === 0 ? undefined : slots.find((slot) => playerAt(lineup, slot) === playerId);
}

/**
 * The lineup with a player in the first empty slot of the position, or in the slot `index` when that one is empty.
 * Unchanged when the position has no empty slot or the player is in the lineup already.
 */
export function placePlayer(lineup: Lineup, playerId: number, position: Position, index?: number): Lineup {
  if (isInLineup(lineup, playerId)) return lineup;
  const free = freeSlots(lineup, position);
  const slot = free.find((candidate) => candidate.index === index) ?? free[0];
  return slot ? setPlayer(lineup, slot, playerId) : lineup;
}

/** The lineup without a player; unchanged when the player is not in it. */
export function removePlayer(lineup: Lineup, playerId: number): Lineup {
  const slot = slotOf(lineup, playerId);
  return slot ? setPlayer(lineup, slot, 0) : lineup;
}

/** The lineup with a player in a slot, in place of the player in it; 0 empties the slot. */
export function setPlayer(lineup: Lineup, { position, index }: Slot, playerId: number): Lineup {
  const ids = Array.from({ length: slotCount(position) }, (_, at) => (at === index ? playerId : (lineup[position][at] ?? 0)));
  return { ...lineup, [position]: ids };
}

/** Whether two lineups hold the same players at the same positions, in whatever slots. */
export function hasSamePlayers(a: Lineup, b: Lineup): boolean {
  return positions.every((position) => a[position].toSorted(ascending).join() === b[position].toSorted(ascending).join());
}

/** Whether two selections are equal slot by slot, with the same captain. */
export function isSameSelection(a: Selection, b: Selection): boolean {
  return a.captainId === b.captainId && slots.every((slot) => playerAt(a.lineup, slot) === playerAt(b.lineup, slot));
}

/** The selection of a team or a draft, without its other fields. */
export function selectionOf({ lineup, captainId }: Selection): Selection {
  return { lineup, captainId };
}

function ascending(a: number, b: number): number {
  return a - b;
}
