import type { Lineup } from '../model/entities.ts';
import { freeSlots, playerIds } from '../model/lineup.ts';
import type { MissingFromSquad } from '../model/refusal.ts';
import type { GameWorld } from '../model/world.ts';

/** The number of players from each squad in a lineup, by squad id. Unknown players are not counted. */
export function squadCounts(lineup: Lineup, { players }: Pick<GameWorld, 'players'>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const id of playerIds(lineup)) {
    const squadId = players.get(id)?.squadId;
    if (squadId !== undefined) counts.set(squadId, (counts.get(squadId) ?? 0) + 1);
  }
  return counts;
}

/** The squads with more players in a lineup than the edition allows, and their counts. [G-313, G-314] */
export function squadsOverLimit(lineup: Lineup, world: GameWorld): readonly (readonly [squadId: number, have: number])[] {
  return [...squadCounts(lineup, world)].filter(([, have]) => have > world.edition.squad.max);
}

/** The squads with fewer players in a lineup than the edition requires. [G-315] */
export function squadsBelowMinimum(lineup: Lineup, world: GameWorld): readonly MissingFromSquad[] {
  const counts = squadCounts(lineup, world);
  return world.squads
    .map(({ id }) => ({ squadId: id, have: counts.get(id) ?? 0 }))
    .filter(({ have }) => have < world.edition.squad.min);
}

/** The number of slots missing to bring every squad to its minimum; 0 while the free slots suffice. [G-316] */
export function minimumDeficit(lineup: Lineup, world: GameWorld): number {
  const needed = squadsBelowMinimum(lineup, world).reduce((sum, { have }) => sum + world.edition.squad.min - have, 0);
  return Math.max(0, needed - freeSlots(lineup).length);
}
