import type { Lineup, Player, Selection } from '@rugby/domain/game/model/entities';
import { emptyLineup, placePlayer } from '@rugby/domain/game/model/lineup';
import { slots } from '@rugby/domain/game/model/positions';
import { fifteenOf } from './player.ts';

/** A lineup with the given players, one for each slot in the order of the slots: a full one by default. */
export function aLineup(players: readonly Player[] = fifteenOf()): Lineup {
  return players.reduce((lineup, { id, position }) => placePlayer(lineup, id, position), emptyLineup);
}

/** The fifteen of the club edition with its left wing as captain. */
export function aSelection(about: Partial<Selection> = {}): Selection {
  return { lineup: aLineup(), captainId: 11, ...about };
}

/** The players without those who wear the given numbers. */
export function without(players: readonly Player[], ...jerseys: readonly number[]): readonly Player[] {
  return players.filter((_, index) => !jerseys.includes(slots[index]?.jersey ?? 0));
}
