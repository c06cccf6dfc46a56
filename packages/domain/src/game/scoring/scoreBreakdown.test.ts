import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positions, statCodes } from '../model/entities.ts';
import { scoreBreakdown } from './scoreBreakdown.ts';
import { scorePlayer } from './scorePlayer.ts';
import { statLine } from './statLine.ts';

const minutes = { one: 1, two: 61 };
const lines = record(Object.fromEntries(statCodes.map((code) => [code, integer({ min: -200, max: 200 })])));

describe('the breakdown of a match', () => {
  it('tells how many of what, what each is worth, and what it came to', () => {
    expect(scoreBreakdown('fly_half', { MP: 80, T: 1, CM: 1, MG: 41 }, minutes, 20)).toEqual([
      { kind: 'minutes', code: 'MP', count: 80, points: 2 },
      { kind: 'each', code: 'T', count: 1, value: 15, points: 15 },
      { kind: 'each', code: 'CM', count: 1, value: -1, points: -1 },
      { kind: 'metres', code: 'MG', count: 41, points: 4 },
    ]);
  });

  it.each([
    ['prop', 6],
    ['hooker', 6],
    ['lock', 0],
    ['outside_back', 0],
  ] as const)('two scrums of a %s are %i points and a line only where they count [G-091, G-092]', (position, points) => {
    expect(scoreBreakdown(position, { SW: 2 }, minutes, points)).toEqual(
      points === 0 ? [] : [{ kind: 'each', code: 'SW', count: 2, value: 3, points }],
    );
  });

  it('says in a line of its own what the server counts otherwise [G-092]', () => {
    expect(scoreBreakdown('prop', { T: 1 }, minutes, 12).at(-1)).toEqual({ kind: 'adjustment', points: -3 });
  });

  it('is empty for a match without a count', () => {
    expect(scoreBreakdown('prop', {}, minutes, 0)).toEqual([]);
  });

  it('always sums to the points of the server, whatever was counted [G-092]', () => {
    assert(
      property(constantFrom(...positions), lines, integer({ min: -50, max: 300 }), (position, counts, points) => {
        const breakdown = scoreBreakdown(position, counts, minutes, points);
        expect(breakdown.reduce((sum, line) => sum + line.points, 0)).toBe(points);
      }),
    );
  });

  it('needs no adjustment where the server counts by the same table', () => {
    assert(
      property(constantFrom(...positions), lines, (position, counts) => {
        const { points } = scorePlayer(position, statLine(counts), minutes);
        expect(scoreBreakdown(position, counts, minutes, points).filter(({ kind }) => kind === 'adjustment')).toEqual([]);
      }),
    );
  });
});
