import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cupRoundsOf, firstTies, isCupDue, seedCup } from './bracket.ts';
import { inLotOrder, lotOf } from './lot.ts';

const seeds = fc.stringMatching(/^[0-9A-F]{8}$/);

describe('the draw of a cup', () => {
  it('puts seven teams as the best without an opponent, 4 against 5, 3 against 6 and 2 against 7 [B22]', () => {
    expect(firstTies(7)).toEqual([
      [1, null],
      [4, 5],
      [3, 6],
      [2, 7],
    ]);
  });
  it('keeps the best apart for as long as possible [B22]', () => {
    expect(firstTies(16).map(([home, away]) => `${home}-${away}`)).toEqual([
      '1-16',
      '8-9',
      '5-12',
      '4-13',
      '3-14',
      '6-11',
      '7-10',
      '2-15',
    ]);
  });
  it('has every seed once, gives the byes to the best, and lets the first two meet in the final only [B22]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 64 }), (count) => {
        const ties = firstTies(count);
        const drawn = ties.flatMap(([home, away]) => (away === null ? [home] : [home, away]));
        expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
        const byes = ties.flatMap(([home, away]) => (away === null ? [home] : []));
        expect(byes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: byes.length }, (_, index) => index + 1));
        expect(ties.length).toBe(2 ** (cupRoundsOf(count) - 1));
        expect([ties[0]?.[0], ties.at(-1)?.[0]]).toEqual([1, 2]);
      }),
    );
  });
  it('seeds by the ladder, then by lot, the same from any order of the members [B22]', () => {
    const candidates = fc.uniqueArray(fc.record({ userId: fc.nat(1000), rank: fc.option(fc.integer({ min: 1, max: 4 })) }), {
      selector: ({ userId }) => userId,
      maxLength: 80,
    });
    fc.assert(
      fc.property(candidates, seeds, fc.integer({ min: 2, max: 8 }), (members, seed, roundsLeft) => {
        const drawn = seedCup(members, seed, roundsLeft);
        expect(seedCup(members.toReversed(), seed, roundsLeft)).toEqual(drawn);
        expect(drawn.length).toBe(Math.min(members.length, 64, 2 ** roundsLeft));
        const ranks = drawn.map((userId) => members.find((one) => one.userId === userId)?.rank ?? 99);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        const left = members.filter(({ userId }) => !drawn.includes(userId)).map(({ rank }) => rank ?? 99);
        expect(Math.min(...left, 99)).toBeGreaterThanOrEqual(Math.max(...ranks, 0));
      }),
    );
  });
  it.each([
    [3, 2, false],
    [4, 3, false],
    [4, 2, true],
    [4, 1, false],
    [5, 3, true],
    [8, 4, false],
    [64, 6, true],
    [5000, 7, false],
    [5000, 6, true],
    [40, 3, true],
  ])('of %i teams with %i rounds left is due: %s [B22]', (teams, roundsLeft, isDue) => {
    expect(isCupDue(teams, roundsLeft)).toBe(isDue);
  });
});

describe('the lot', () => {
  it('is what another program computes by the same rule, so that users can check a draw [D52]', () => {
    expect([1, 2, 3].map((number) => lotOf('7F3A0C55', number))).toEqual([2_489_693_607, 1_088_442_573, 2_389_260_063]);
  });
  it('depends on the seed and the numbers alone [D52]', () => {
    fc.assert(
      fc.property(seeds, fc.uniqueArray(fc.nat(), { maxLength: 30 }), (seed, numbers) => {
        expect(inLotOrder(seed, numbers.toReversed())).toEqual(inLotOrder(seed, numbers));
      }),
    );
    expect(inLotOrder('7F3A0C55', [1, 2, 3, 4, 5])).toEqual([1, 3, 5, 2, 4]);
  });
  it('of two numbers is the same for one pair in billions: then the smaller one goes first [D52]', () => {
    expect(inLotOrder('7F3A0C55', [1_154_200, 716_184])).toEqual([716_184, 1_154_200]);
  });
  it('gives every place to every number about as often [D52]', () => {
    const firsts = Array.from({ length: 4000 }, (_, seed) => inLotOrder(String(seed), [11, 12, 13, 14])[0]);
    for (const number of [11, 12, 13, 14]) {
      const share = firsts.filter((first) => first === number).length / 4000;
      expect(share).toBeGreaterThan(0.22);
      expect(share).toBeLessThan(0.28);
    }
  });
});
