import type { Lineup, Player } from '../model/entities.ts';
import { isInLineup, placePlayer, playerIds, removePlayer } from '../model/lineup.ts';
import { squadCounts } from '../team/squadRules.ts';
import type { GameWorld } from '../model/world.ts';

/** What does not change while a lineup is improved. */
export interface UpgradeOptions {
  /** The players who stay. */
  readonly fixed: Lineup;
  readonly candidates: readonly Player[];
  /** Called for each pair of players in each pass. */
  readonly ratingOf: (player: Player) => number;
  readonly world: GameWorld;
}

/**
 * Improves a full lineup: exchanges one player for another of the same position, the greatest gain first, as long as the money (whole
 * dollars) lasts. Squads stay within their limits.
 */
export function upgradeLineup(full: Lineup, money: number, options: UpgradeOptions): Lineup {
  const best = bestExchange(full, money, options);
  if (!best) return full;
  const next = placePlayer(removePlayer(full, best.out.id), best.in.id, best.in.position);
  return upgradeLineup(next, money - best.in.cost + best.out.cost, options);
}

interface Exchange {
  readonly out: Player;
  readonly in: Player;
  readonly gain: number;
}

/** The exchange with the greatest gain, by slot and then by id among equals. Every exchange has a gain, so the recursion ends. */
function bestExchange(full: Lineup, money: number, { fixed, candidates, ratingOf, world }: UpgradeOptions): Exchange | null {
  const counts = squadCounts(full, world);
  let best: Exchange | null = null;
  for (const out of playerIds(full).flatMap((id) => world.players.get(id) ?? [])) {
    if (isInLineup(fixed, out.id)) continue;
    const rating = ratingOf(out);
    for (const candidate of candidates) {
      if (candidate.position !== out.position || candidate.cost - out.cost > money) continue;
      const gain = ratingOf(candidate) - rating;
      if (gain <= (best?.gain ?? 0) || isInLineup(full, candidate.id) || !isWithinSquadLimits(out, candidate, counts, world))
        continue;
      best = { out, in: candidate, gain };
    }
  }
  return best;
}

function isWithinSquadLimits(out: Player, into: Player, counts: ReadonlyMap<number, number>, { edition }: GameWorld): boolean {
  if (out.squadId === into.squadId) return true;
  return (counts.get(into.squadId) ?? 0) < edition.squad.max && (counts.get(out.squadId) ?? 0) > edition.squad.min;
}
