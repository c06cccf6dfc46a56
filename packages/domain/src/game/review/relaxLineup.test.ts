import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { boundAt, type Candidate, freePrices, type LineupProblem, tightenPrices } from './relaxLineup.ts';

/** Candidates of one group: points, cost in millions, squad. */
function candidates(...rows: readonly (readonly [points: number, millions: number, squad: number])[]): readonly Candidate[] {
  return rows.map(([points, millions, squad], id) => ({ id, group: 0, squad, cost: millions * 1_000_000, points }));
}

function problem(pool: readonly Candidate[], rules: Partial<LineupProblem> = {}): LineupProblem {
  const free = { cap: Number.POSITIVE_INFINITY, squad: { max: 3, min: 0 }, numSquads: 2 };
  return { chosen: [], groups: [pool], slots: [3], ...free, ...rules };
}

function closestBound(of: LineupProblem): number {
  return boundAt(of, tightenPrices(of, freePrices(of.numSquads), 0, 250));
}

const rich = candidates([30, 10, 0], [28, 10, 1], [20, 6, 0], [19, 6, 1], [17, 6, 0], [5, 4, 1]);
const strongSquad = candidates([40, 5, 0], [38, 5, 0], [36, 5, 0], [10, 5, 1], [9, 5, 1], [8, 5, 1]);

describe('the upper bound of the points of a lineup [B23]', () => {
  it.each([
    { rule: 'no rule', of: problem(rich), best: 78 },
    { rule: 'the cap', of: problem(rich, { cap: 18_000_000 }), best: 56 },
    { rule: 'the maximum of a squad', of: problem(strongSquad, { squad: { max: 2, min: 0 } }), best: 88 },
    { rule: 'the minimum of a squad', of: problem(strongSquad, { squad: { max: 3, min: 1 } }), best: 88 },
    { rule: 'the minimum of a squad twice', of: problem(strongSquad, { squad: { max: 3, min: 1 }, slots: [2] }), best: 50 },
    {
      rule: 'the cap beside a player who is chosen',
      of: problem(rich.slice(1), { chosen: rich.slice(0, 1), slots: [2], cap: 22_000_000 }),
      best: 69,
    },
    {
      rule: 'the maximum of a squad beside a player who is chosen',
      of: problem(strongSquad.toSpliced(2, 1), { chosen: strongSquad.slice(2, 3), slots: [2], squad: { max: 2, min: 0 } }),
      best: 86,
    },
  ])('is within a point of the best lineup where it is limited by $rule', ({ of, best }) => {
    expect(closestBound(of)).toBeGreaterThan(best - 0.001);
    expect(closestBound(of)).toBeLessThan(best + 1);
  });

  it('never lies below a legal lineup, whatever the prices are', () => {
    const of = problem(rich, { cap: 18_000_000, squad: { max: 2, min: 1 } });
    const price = fc.double({ min: 0, max: 20, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 5e-6, noNaN: true }),
        fc.array(price, { minLength: 4, maxLength: 4 }),
        (dollar, each) => {
          const prices = { dollar, most: each.slice(0, 2), least: each.slice(2) };
          expect(boundAt(of, prices)).toBeGreaterThan(56 - 0.001);
        },
      ),
    );
  });

  it('counts what is free as free: it is the sum of the best points', () => {
    const of = problem(rich, { cap: 1_000_000, squad: { max: 1, min: 1 } });
    expect(boundAt(of, freePrices(2))).toBe(78);
  });
});
