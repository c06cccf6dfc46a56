import type { SquadRules } from '../../editions.ts';
import { fillBest } from './branchAndBound.ts';
import { boundAt, type Candidate, freePrices, type LineupProblem, type Prices, tightenPrices } from './relaxLineup.ts';

/** What a lineup has to obey, and what counts beyond the points of its players. */
export interface SearchRules {
  /** Slots of each group. */
  readonly slots: readonly number[];
  /** Whole dollars; infinite without a cap. */
  readonly cap: number;
  readonly squad: SquadRules;
  readonly numSquads: number;
  /** How many times more the best player counts, then the second best: `[1]` with a captain. The largest first. */
  readonly extra: readonly number[];
}

/** The best lineup: its points, and its players with the most points first. */
export interface FoundLineup {
  readonly points: number;
  readonly players: readonly Candidate[];
}

/**
 * The legal lineup with the most points, exactly; null when none is legal. The best players of a lineup are those that count more than once, so
 * the search tries each candidate as the best one, in the order of points, until no later one can win.
 */
export function searchLineup(candidates: readonly Candidate[], rules: SearchRules): FoundLineup | null {
  const ranked = dropDominated(candidates, rules).toSorted((a, b) => b.points - a.points || a.id - b.id);
  const whole = problemOf([], ranked, rules);
  if (whole === undefined) return null;
  const prices = tightenPrices(whole, freePrices(rules.numSquads), 0, 250);
  const search = new TopSearch(ranked, rules, prices, boundAt(whole, prices));
  search.try([], 0, 0);
  return search.best;
}

class TopSearch {
  best: FoundLineup | null = null;
  private readonly ranked: readonly Candidate[];
  private readonly rules: SearchRules;
  private readonly prices: Prices;
  /** Upper bound of the points of any lineup, without what counts more than once. */
  private readonly bound: number;

  constructor(ranked: readonly Candidate[], rules: SearchRules, prices: Prices, bound: number) {
    this.ranked = ranked;
    this.rules = rules;
    this.prices = prices;
    this.bound = bound;
  }

  /** Tries every way to go on with the best players `top`, which precede the index `from` and bring `extra` points. */
  try(top: readonly Candidate[], from: number, extra: number): void {
    const { rules, ranked } = this;
    if (top.length === rules.extra.length) return this.fill(top, from, extra);
    const weights = rules.extra.slice(top.length);
    for (let index = from; index < ranked.length; index++) {
      const candidate = ranked[index];
      if (candidate === undefined) return;
      const mostExtra = extra + weights.reduce((sum, weight) => sum + weight * candidate.points, 0);
      if (Math.floor(this.bound + 1e-6) + mostExtra <= this.known) return;
      this.try([...top, candidate], index + 1, extra + (weights[0] ?? 0) * candidate.points);
    }
  }

  private get known(): number {
    return this.best?.points ?? Number.NEGATIVE_INFINITY;
  }

  private fill(top: readonly Candidate[], from: number, extra: number): void {
    const problem = problemOf(top, this.ranked.slice(from), this.rules);
    if (problem === undefined) return;
    const plain = this.known - extra;
    if (Math.floor(boundAt(problem, this.prices) + 1e-6) <= plain) return;
    const filled = fillBest(problem, tightenPrices(problem, this.prices, plain, 30), plain);
    if (filled === null) return;
    const players = [...top, ...filled];
    const points = extra + players.reduce((sum, player) => sum + player.points, 0);
    this.best = { points, players: players.toSorted((a, b) => b.points - a.points || a.id - b.id) };
  }
}

/** The slots that are left beside the chosen players; undefined when one of them has no slot. */
function problemOf(
  chosen: readonly Candidate[],
  candidates: readonly Candidate[],
  { slots, cap, squad, numSquads }: SearchRules,
): LineupProblem | undefined {
  const left = slots.map((count, group) => count - chosen.filter((player) => player.group === group).length);
  const groups = left.map((_, group) => candidates.filter((player) => player.group === group));
  const canFill = left.every((count, group) => count >= 0 && count <= (groups[group]?.length ?? 0));
  return canFill ? { chosen, groups, slots: left, cap, squad, numSquads } : undefined;
}

/**
 * The candidates of which a best lineup exists. A candidate can always be replaced when as many teammates as there are slots play the same
 * positions, score no less and cost no more.
 */
function dropDominated(candidates: readonly Candidate[], { slots }: SearchRules): readonly Candidate[] {
  const ordered = candidates.toSorted((a, b) => b.points - a.points || a.cost - b.cost || a.id - b.id);
  const keptCosts = new Map<string, number[]>();
  return ordered.filter(({ group, squad, cost }) => {
    const key = `${group} ${squad}`;
    const costs = keptCosts.get(key) ?? [];
    if (costs.filter((other) => other <= cost).length >= (slots[group] ?? 0)) return false;
    keptCosts.set(key, [...costs, cost]);
    return true;
  });
}
