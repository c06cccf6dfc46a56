import type { SquadRules } from '../../editions.ts';

/** A player as the search sees one: `group` is the kind of slot, `squad` an index; `cost` in whole dollars. */
export interface Candidate {
  readonly id: number;
  readonly group: number;
  readonly squad: number;
  readonly cost: number;
  readonly points: number;
}

/** Some players who are chosen already, and the candidates for the slots that are left. */
export interface LineupProblem {
  readonly chosen: readonly Candidate[];
  /** The candidates of each group. */
  readonly groups: readonly (readonly Candidate[])[];
  /** The slots of each group that are left. */
  readonly slots: readonly number[];
  /** Whole dollars for everybody; infinite without a cap. */
  readonly cap: number;
  readonly squad: SquadRules;
  readonly numSquads: number;
}

/** What a dollar and a place of a squad cost in points. A squad that has to be filled up to its minimum has a negative price. */
export interface Prices {
  readonly dollar: number;
  readonly most: readonly number[];
  readonly least: readonly number[];
}

/** Prices at which everything is free. */
export function freePrices(numSquads: number): Prices {
  const none = Array.from({ length: numSquads }, () => 0);
  return { dollar: 0, most: none, least: none };
}

/** The points of a candidate less the price of the money and of the squad's place. */
export function netPoints({ points, cost, squad }: Candidate, { dollar, most, least }: Prices): number {
  return points - dollar * cost - (most[squad] ?? 0) + (least[squad] ?? 0);
}

/** What the prices give back to every lineup, however it is chosen. */
export function refundOf({ cap, squad }: Pick<LineupProblem, 'cap' | 'squad'>, { dollar, most, least }: Prices): number {
  return (dollar > 0 ? dollar * cap : 0) + squad.max * sum(most) - squad.min * sum(least);
}

/**
 * Prices at which the sum of the best net points, with the refund, is a close upper bound of what any legal lineup scores (Lagrangian relaxation
 * of the cap and of the squad rules, by subgradients). Any prices give a bound; `known` is the score of a lineup that is known.
 */
export function tightenPrices(problem: LineupProblem, start: Prices, known: number, steps: number): Prices {
  let prices = start;
  let best = { bound: Number.POSITIVE_INFINITY, prices: start };
  let stride = 1;
  for (let step = 0; step < steps; step++) {
    const { bound, excess } = relax(problem, prices);
    if (bound < best.bound - 1e-6) best = { bound, prices };
    else stride *= 0.93;
    const length = excess.dollars ** 2 + sumOfSquares(excess.most) + sumOfSquares(excess.least);
    if (length === 0) break;
    const pace = (stride * Math.max(1, bound - Math.max(known, bound * 0.97))) / length;
    prices = {
      dollar: Math.max(0, prices.dollar + (pace * excess.dollars) / dollarScale),
      most: prices.most.map((price, squad) => Math.max(0, price + pace * (excess.most[squad] ?? 0))),
      least: prices.least.map((price, squad) => Math.max(0, price + pace * (excess.least[squad] ?? 0))),
    };
  }
  return best.prices;
}

/** Upper bound of the points of any legal lineup, chosen players included. */
export function boundAt(problem: LineupProblem, prices: Prices): number {
  return relax(problem, prices).bound;
}

/** Brings dollars to the size of places, so that one step suits both. */
const dollarScale = 5_000_000;

interface Excess {
  /** In units of `dollarScale`. */
  readonly dollars: number;
  readonly most: readonly number[];
  readonly least: readonly number[];
}

/** The best lineup at some prices, which may break the cap and the squad rules: its bound, and by how much it breaks them. */
function relax(problem: LineupProblem, prices: Prices): { readonly bound: number; readonly excess: Excess } {
  const taken = [...problem.chosen];
  problem.groups.forEach((candidates, group) => {
    const rated = candidates.map((candidate) => ({ candidate, net: netPoints(candidate, prices) }));
    rated.sort((a, b) => b.net - a.net);
    taken.push(...rated.slice(0, problem.slots[group]).map(({ candidate }) => candidate));
  });
  const counts = Array.from({ length: problem.numSquads }, () => 0);
  let cost = 0;
  let net = 0;
  for (const candidate of taken) {
    counts[candidate.squad] = (counts[candidate.squad] ?? 0) + 1;
    cost += candidate.cost;
    net += netPoints(candidate, prices);
  }
  const { cap, squad } = problem;
  const excess = {
    dollars: Number.isFinite(cap) ? (cost - cap) / dollarScale : 0,
    most: counts.map((count) => count - squad.max),
    least: counts.map((count) => (squad.min === 0 ? 0 : squad.min - count)),
  };
  return { bound: net + refundOf(problem, prices), excess: dropIdle(excess, prices) };
}

/** A rule that is met and has no price moves nothing. */
function dropIdle({ dollars, most, least }: Excess, prices: Prices): Excess {
  const moving = (price: number, over: number) => (price === 0 && over < 0 ? 0 : over);
  return {
    dollars: moving(prices.dollar, dollars),
    most: most.map((over, squad) => moving(prices.most[squad] ?? 0, over)),
    least: least.map((over, squad) => moving(prices.least[squad] ?? 0, over)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function sumOfSquares(values: readonly number[]): number {
  return values.reduce((total, value) => total + value ** 2, 0);
}
