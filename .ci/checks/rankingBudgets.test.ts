import { expect, it } from 'vitest';
import { correctionQuantity, growthQuantity, linesOf, passQuantities } from '../bench/ranking/rankingBudgets.ts';

it.each([
  ['one team in a thousand', 1 / 1000, 239, 241],
  ['one team in five', 1 / 5, 699, 701],
])('a pass after a correction of %s that costs nearly as much as a first pass breaks the table', (whose, share, within, over) => {
  const isWithin = (ours: number, teams = 100_000) => correctionQuantity({ whose, share, teams }, ours, 1000).isWithinBudget;
  expect([isWithin(within), isWithin(over)]).toEqual([true, false]);
  // With few teams what any pass costs counts more than its teams.
  expect(isWithin(over, 10_000)).toBeUndefined();
});

it('a pass that costs more for each team than with fewer teams breaks the table', () => {
  const fewer = { teams: 10_000, processorMs: 100 };
  const isWithin = (processorMs: number) => growthQuantity({ teams: 100_000, processorMs }, fewer).isWithinBudget;
  expect([isWithin(1249), isWithin(1251)]).toEqual([true, false]);
});

it('a pass of a million teams has its budgets of quality.md, one of fewer teams has none', () => {
  const broken = (teams: number, ms: number) => passQuantities(teams, ms, 1000).map(({ isWithinBudget }) => isWithinBudget);
  expect([broken(1_000_000, 6000), broken(1_000_000, 10_001), broken(100_000, 10_001)]).toEqual([
    [true, true],
    [false, false],
    [undefined],
  ]);
});

it('the lines of one budget are those that begin with its name', () => {
  const lineOf = (name: string) => ({ name, unit: 'ms' as const, ours: 1 });
  const [p1, p10] = [lineOf('P1 start'), lineOf('P10 last page')];
  expect([linesOf('P1', [p1, p10]), linesOf('P10', [p1, p10])]).toEqual([[p1], [p10]]);
});
