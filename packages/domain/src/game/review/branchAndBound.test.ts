import { describe, expect, it } from 'vitest';
import { fillBest } from './branchAndBound.ts';
import { type Candidate, freePrices, type LineupProblem, type Prices } from './relaxLineup.ts';

function candidate(id: number, group: number, squad: number, millions: number, points: number): Candidate {
  return { id, group, squad, cost: millions * 1_000_000, points };
}

const groups = [
  [candidate(1, 0, 0, 6, 10), candidate(2, 0, 1, 4, 7), candidate(3, 0, 1, 5, 7)],
  [candidate(4, 1, 0, 5, 9), candidate(5, 1, 1, 3, 4)],
];
const captain = candidate(9, 2, 0, 4, 5);
const teammates = [candidate(7, 2, 0, 4, 5), candidate(8, 2, 0, 4, 5)];

function idsFor(
  rules: Partial<LineupProblem> = {},
  known = Number.NEGATIVE_INFINITY,
  prices: Prices = freePrices(2),
): readonly number[] | undefined {
  const free = { chosen: [], groups, slots: [1, 1], cap: Number.POSITIVE_INFINITY, squad: { max: 3, min: 0 }, numSquads: 2 };
  const found = fillBest({ ...free, ...rules }, prices, known);
  return found?.map(({ id }) => id).toSorted((a, b) => a - b);
}

describe('the best candidates for the slots that are left [B23]', () => {
  it.each([
    { title: 'have the most points without a rule', rules: {}, ids: [1, 4] },
    { title: 'keep to the cap', rules: { cap: 10_000_000 }, ids: [2, 4] },
    { title: 'may cost as much as the cap', rules: { cap: 9_000_000 }, ids: [2, 4] },
    { title: 'keep to the maximum of a squad', rules: { squad: { max: 1, min: 0 } }, ids: [2, 4] },
    { title: 'keep to the minimum of a squad', rules: { squad: { max: 3, min: 1 } }, ids: [2, 4] },
    { title: 'keep to the cap with those who are chosen', rules: { chosen: [captain], cap: 13_000_000 }, ids: [2, 4] },
    {
      title: 'keep to the maximum with those who are chosen',
      rules: { chosen: [captain], squad: { max: 2, min: 0 } },
      ids: [2, 4],
    },
    { title: 'are not known for a cap that is too low', rules: { cap: 6_000_000 }, ids: undefined },
    {
      title: 'are not known where those who are chosen break the maximum',
      rules: { chosen: [captain, ...teammates], squad: { max: 2, min: 0 } },
      ids: undefined,
    },
    {
      title: 'are not known where those who are chosen fill all slots and cost more than the cap',
      rules: { chosen: [captain], slots: [0, 0], cap: 3_999_999 },
      ids: undefined,
    },
    { title: 'are not known without candidates for each slot', rules: { slots: [1, 3] }, ids: undefined },
  ])('$title', ({ rules, ids }) => {
    expect(idsFor(rules)).toEqual(ids);
  });

  it('are the first by id of those with equal points, in whatever order they come', () => {
    const squad = { max: 1, min: 0 };
    const turned = groups.map((group) => group.toReversed());
    expect([idsFor({ squad }), idsFor({ squad, groups: turned })]).toEqual([[2, 4], [2, 4]]); // prettier-ignore
  });

  it('are those of a lineup that scores more than the known one', () => {
    expect([idsFor({}, 18), idsFor({}, 19)]).toEqual([[1, 4], undefined]);
    const losing = [[candidate(1, 0, 0, 6, 5), candidate(2, 0, 1, 4, -10)]];
    expect([idsFor({ groups: losing, slots: [1] }, 4), idsFor({ groups: losing, slots: [1] }, 5)]).toEqual([[1], undefined]);
    expect([idsFor({ chosen: [captain] }, 23), idsFor({ chosen: [captain] }, 24)]).toEqual([[1, 4], undefined]);
  });

  it('are those of a lineup that scores more than the known one, also where the bound of the prices is far above it', () => {
    const dear = { ...freePrices(2), dollar: 1e-6 };
    const rules = { chosen: [captain], cap: 24_000_000 };
    expect([idsFor(rules, 23, dear), idsFor(rules, 24, dear)]).toEqual([[1, 4], undefined]);
  });
});
