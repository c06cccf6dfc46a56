import type { Lineup, Player, Selection } from '../model/entities.ts';
import { budgetOf, valueOf } from '../team/budget.ts';
import { spendableBudget } from '../team/teamRules.ts';
import { refusalsToRebuild } from '../team/eligibility.ts';
import { cheapestCompletion } from './cheapestCompletion.ts';
import { freeSlots, isInLineup, playerIds } from '../model/lineup.ts';
import type { Refusal } from '../model/refusal.ts';
import { isRestingNow } from '../season/byes.ts';
import { lockingFixture } from '../season/rounds.ts';
import { upgradeLineup } from './upgradeLineup.ts';
import { salaryCapOf, type GameWorld, type EditedTeam } from '../model/world.ts';
import { ratePlayer } from './ratePlayer.ts';

export type AutofillOutcome =
  { readonly ok: true; readonly selection: Selection } | { readonly ok: false; readonly refusals: readonly Refusal[] };

/**
 * Fills the empty slots with the best players that the budget and the squad rules allow. Players in the lineup stay. The same input always has
 * the same result, and a legal completion is found whenever one fits the budget. The captain stays; without one the dearest player becomes
 * captain, of those with a match in the current round where there are any. Refused with `no-legal-completion` when there is no legal completion
 * or the cheapest is over the budget, which does not count for a limitless team.
 */
export function autofill(team: EditedTeam, world: GameWorld): AutofillOutcome {
  const refusals = refusalsToRebuild(team, world);
  return refusals.length > 0 ? { ok: false, refusals } : fillSlots(team, world);
}

/**
 * Fills the empty slots as `autofill` does, also of a started team, whose players change by transfers. `isWanted` leaves players out of the
 * choice. Refused with `no-legal-completion` as autofill is.
 */
export function fillSlots(
  team: EditedTeam,
  world: GameWorld,
  isWanted: (player: Player) => boolean = () => true,
): AutofillOutcome {
  const budget = spendableBudget(team, world);
  const candidates = candidatesFor(team.lineup, world).filter(isWanted);
  // Rated once: the search asks for the rating of a player thousands of times.
  const ratings = new Map(candidates.map((player) => [player.id, ratePlayer(player, world)]));
  const ratingOf = ({ id }: Player) => ratings.get(id) ?? 0;
  const complete = (thrift: number) =>
    cheapestCompletion(team.lineup, candidates, (player) => priceOf(player.cost, ratingOf(player), thrift), world);
  const cost = (lineup: Lineup) => valueOf(lineup, world.players) - valueOf(team.lineup, world.players);

  const cheapest = complete(steps);
  if (!cheapest || cost(cheapest) > budget) {
    const left = budgetOf(team.lineup, salaryCapOf(team, world), world.players);
    return { ok: false, refusals: [{ rule: 'no-legal-completion', budget: left, cheapest: cheapest ? cost(cheapest) : null }] };
  }
  const filled = findLeastThrifty(complete, (found) => cost(found) <= budget) ?? cheapest;
  const lineup = upgradeLineup(filled, budget - cost(filled), { fixed: team.lineup, candidates, ratingOf, world });
  return { ok: true, selection: { lineup, captainId: captainOf(lineup, team.captainId, world) } };
}

/** Thrift runs from 0, where only the rating counts, to this value, where only the price counts. */
const steps = 1024;
/** The dollars that weigh as much as one point of the rating. */
const dollarsPerPoint = 10_000;

function priceOf(cost: number, rating: number, thrift: number): number {
  return thrift * cost - (steps - thrift) * dollarsPerPoint * rating;
}

/** The affordable completion with the least thrift. More thrift never costs more, so a binary search finds it. */
function findLeastThrifty(complete: (thrift: number) => Lineup | null, isAffordable: (lineup: Lineup) => boolean): Lineup | null {
  let best: Lineup | null = null;
  let [low, high] = [0, steps - 1];
  while (low <= high) {
    const thrift = Math.floor((low + high) / 2);
    const lineup = complete(thrift);
    if (lineup && isAffordable(lineup)) {
      best = lineup;
      high = thrift - 1;
    } else {
      low = thrift + 1;
    }
  }
  return best;
}

function candidatesFor(lineup: Lineup, { players, rounds, now }: GameWorld): readonly Player[] {
  const open = new Set(freeSlots(lineup).map((slot) => slot.position));
  return [...players.values()]
    .filter((player) => open.has(player.position) && player.status !== 'eliminated' && !isInLineup(lineup, player.id))
    .filter((player) => !lockingFixture(player, rounds, now))
    .toSorted((a, b) => a.id - b.id);
}

function captainOf(lineup: Lineup, captainId: number | null, { players, rounds }: GameWorld): number | null {
  if (captainId !== null && isInLineup(lineup, captainId)) return captainId;
  const rests = ({ squadId }: Player) => Number(isRestingNow(squadId, rounds));
  const byCost = playerIds(lineup)
    .flatMap((id) => players.get(id) ?? [])
    .toSorted((a, b) => rests(a) - rests(b) || b.cost - a.cost || a.id - b.id);
  return byCost[0]?.id ?? null;
}
