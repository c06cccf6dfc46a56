import { positions, type Lineup, type Player, type Position } from '../model/entities.ts';
import { freeSlots, isFull, placePlayer } from '../model/lineup.ts';
import { minCostFlow, type Edge } from './minCostFlow.ts';
import { slotCount } from '../model/positions.ts';
import { squadCounts } from '../team/squadRules.ts';
import type { GameWorld } from '../model/world.ts';

/**
 * The legal completion of a lineup with the smallest sum of prices, or null when none is legal. Of candidates with equal prices the first is
 * preferred. `priceOf` answers integers, which may be negative.
 *
 * Solved as a minimum-cost flow of one unit for each slot: source, position, player, squad, sink. A squad's maximum is the capacity of its
 * edge to the sink. The part of that capacity up to the squad's minimum carries a bonus that no choice of players can outweigh.
 */
export function cheapestCompletion(
  lineup: Lineup,
  candidates: readonly Player[],
  priceOf: (player: Player) => number,
  world: GameWorld,
): Lineup | null {
  const squadIds = world.squads.map(({ id }) => id);
  const nodeOfSquad = new Map(squadIds.map((squadId, index) => [squadId, positions.length + index]));
  const source = positions.length + squadIds.length;
  const sink = source + 1;
  const offers = bestOffers(candidates, priceOf);
  const picks = offers.map(({ player, price }): Edge => {
    return { from: nodeOf(player.position), to: nodeOfSquad.get(player.squadId) ?? sink, capacity: 1, cost: price };
  });
  const bonus = 1 + 2 * freeSlots(lineup).length * picks.reduce((most, { cost }) => Math.max(most, Math.abs(cost)), 0);
  const ways = squadIds.flatMap((squadId): Edge[] => {
    const { wanted, allowed } = roomOf(squadId, lineup, world);
    const from = nodeOfSquad.get(squadId) ?? sink;
    return [
      { from, to: sink, capacity: wanted, cost: -bonus },
      { from, to: sink, capacity: allowed, cost: 0 },
    ];
  });
  const entries = positions.map((position): Edge => {
    return { from: source, to: nodeOf(position), capacity: freeSlots(lineup, position).length, cost: 0 };
  });
  const flow = minCostFlow(sink + 1, [...picks, ...ways, ...entries], source, sink);
  const filled = offers
    .filter((_, index) => flow[index] === 1)
    .reduce((filled, { player }) => placePlayer(filled, player.id, player.position), lineup);
  const reachesMinimum = ways.every((way, index) => way.cost === 0 || flow[picks.length + index] === way.capacity);
  return isFull(filled) && reachesMinimum ? filled : null;
}

interface Offer {
  readonly player: Player;
  readonly price: number;
}

/** The cheapest players of each squad and position, one for each slot: no other player can be part of a cheapest completion. */
function bestOffers(candidates: readonly Player[], priceOf: (player: Player) => number): readonly Offer[] {
  const offers = candidates.map((player) => ({ player, price: priceOf(player) })).toSorted((a, b) => a.price - b.price);
  const taken = new Map<string, number>();
  return offers.filter(({ player: { position, squadId } }) => {
    const key = `${position} ${squadId}`;
    const count = taken.get(key) ?? 0;
    taken.set(key, count + 1);
    return count < slotCount(position);
  });
}

/** How many more players of a squad are needed for its minimum, and how many beyond those its maximum allows. */
function roomOf(squadId: number, lineup: Lineup, world: GameWorld): { readonly wanted: number; readonly allowed: number } {
  const { min, max } = world.edition.squad;
  const have = squadCounts(lineup, world).get(squadId) ?? 0;
  const wanted = Math.max(0, min - have);
  return { wanted, allowed: Math.max(0, max - have - wanted) };
}

function nodeOf(position: Position): number {
  return positions.indexOf(position);
}
