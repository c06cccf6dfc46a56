import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairingsOf } from './meetings.ts';

const counts = fc.integer({ min: 2, max: 40 });
const rounds = (count: number) => count + (count % 2) - 1;
const keyOf = (one: number, other: number | null) => [one, other ?? 0].toSorted((a, b) => a - b).join('-');

describe('the schedule of head-to-head', () => {
  it('lets everyone meet everyone once in each turn, and the average once with an odd number [B22]', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 0, max: 3 }), (count, turn) => {
        const indexes = Array.from({ length: rounds(count) }, (_, index) => turn * rounds(count) + index);
        const met = indexes.flatMap((index) => pairingsOf(count, index).map(({ home, away }) => keyOf(home, away)));
        const entries = Array.from({ length: count }, (_, index) => index + 1);
        const pairs = entries.flatMap((one) => entries.filter((other) => other > one).map((other) => keyOf(one, other)));
        const averages = count % 2 === 1 ? entries.map((one) => keyOf(one, null)) : [];
        expect(met.toSorted()).toEqual([...pairs, ...averages].toSorted());
      }),
    );
  });
  it('gives every entry exactly one meeting in a round [B22]', () => {
    fc.assert(
      fc.property(counts, fc.nat(200), (count, index) => {
        const playing = pairingsOf(count, index).flatMap(({ home, away }) => (away === null ? [home] : [home, away]));
        expect(playing.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, entry) => entry + 1));
      }),
    );
  });
  it('changes the sides when two entries meet again [B22]', () => {
    fc.assert(
      fc.property(counts, fc.nat(60), (count, index) => {
        const again = pairingsOf(count, index + rounds(count));
        expect(again.map(({ home, away }) => (away === null ? { home, away } : { home: away, away: home }))).toEqual(
          pairingsOf(count, index),
        );
      }),
    );
  });
  it('is the same for ever: a drawn contest is counted again from it [D52]', () => {
    const written = (count: number, index: number) =>
      pairingsOf(count, index).map(({ home, away }) => `${home}-${away ?? 'average'}`);
    expect([0, 1, 2, 3].map((index) => written(4, index))).toEqual([
      ['1-4', '3-2'],
      ['2-1', '3-4'],
      ['1-3', '2-4'],
      ['4-1', '2-3'],
    ]);
    expect([0, 1].map((index) => written(5, index))).toEqual([
      ['1-average', '5-2', '3-4'],
      ['2-1', '3-average', '5-4'],
    ]);
  });
  it('has no meeting for fewer than two entries', () => {
    expect(pairingsOf(0, 0)).toEqual([]);
  });
});
