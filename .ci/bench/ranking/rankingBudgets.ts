import type { Quantity } from '../quantity.ts';

/** The budgets of a pass are those of a million teams: six times the floor, and ten seconds on two cores. With few teams what a pass always costs counts more. */
const million = { teams: 1_000_000, mostTimes: 6, mostMs: 10_000 };

/** From so many teams on, a correction costs what its teams cost, and little besides. */
const FEWEST_OF_BUDGET = 100_000;

/** The most that a pass after a correction may cost of a first pass: a part that every pass costs, and another one in proportion to the teams it touches. */
const always = 0.24;
const perShare = 2.3;

/** The most that a team may cost with more teams, in times of what it costs with fewer. */
const mostGrowth = 1.25;

/** Teams, and the processor time of a pass of theirs. */
export interface PassCost {
  readonly teams: number;
  readonly processorMs: number;
}

/** P8: how long a pass takes, against a bulk insert of the same totals. */
export function passQuantities(teams: number, ours: number, floor: number): readonly Quantity[] {
  const name = `P8 scoring pass, ${written(teams)} teams (floor: bulk insert of the totals)`;
  if (teams < million.teams) return [{ name, unit: 'ms', ours, floor }];
  const isWithinBudget = ours <= million.mostMs;
  return [
    within(name, ours, floor, million.mostTimes),
    { name: 'P8   the same pass on two cores', unit: 'ms', ours, budget: `≤ ${million.mostMs / 1000} s`, isWithinBudget },
  ];
}

/** P8: the processor time of a pass after a correction, against that of a first pass. */
export function correctionQuantity(
  { whose, share, teams }: { readonly whose: string; readonly share: number; readonly teams: number },
  ours: number,
  floor: number,
): Quantity {
  const name = `P8   processor time after a correction, ${whose} of ${written(teams)} (floor: a first pass)`;
  if (teams < FEWEST_OF_BUDGET) return { name, unit: 'ms', ours, floor };
  return within(name, ours, floor, Number((always + perShare * share).toFixed(2)));
}

/** P8: the processor time of a pass, against that of a pass of fewer teams in proportion. */
export function growthQuantity(ours: PassCost, fewer: PassCost): Quantity {
  const name = `P8   growth from ${written(fewer.teams)} to ${written(ours.teams)} teams (floor: in proportion)`;
  return within(name, ours.processorMs, (fewer.processorMs * ours.teams) / fewer.teams, mostGrowth);
}

/** A quantity that may be at most so many times its floor. */
export function within(name: string, ours: number, floor: number, most: number): Quantity {
  return { name, unit: 'ms', ours, floor, budget: `≤ ${most}×`, isWithinBudget: ours <= most * floor };
}

/** The lines of one budget among those of several. */
export function linesOf(budget: string, quantities: readonly Quantity[]): readonly Quantity[] {
  return quantities.filter(({ name }) => name.startsWith(`${budget} `));
}

function written(teams: number): string {
  return teams.toLocaleString('en');
}
