import type { Lineup, Player } from '@rugby/domain/game/model/entities';
import { slots } from '@rugby/domain/game/model/positions';
import { fromLineupColumn } from '../db/lineupColumn.ts';

/** The number of players from a squad. */
export type Share = readonly [squadId: number, count: number];

/**
 * Returns a lineup of the cheapest players with the given number from each squad. Throws when a squad has no player for a
 * position.
 */
export function lineupFrom(players: readonly Player[], shares: readonly Share[]): Lineup {
  const squadIds = shares.flatMap(([squadId, count]) => Array.from({ length: count }, () => squadId));
  const byCost = players.toSorted((a, b) => a.cost - b.cost);
  const taken = new Set<number>();
  return fromLineupColumn(
    slots.map(({ position }, index) => {
      const free = byCost.filter(({ id }) => !taken.has(id));
      const player = free.find((one) => one.position === position && one.squadId === squadIds[index]);
      if (player === undefined) throw new Error(`Squad ${squadIds[index]} has no ${position} left.`);
      taken.add(player.id);
      return player.id;
    }),
  );
}
