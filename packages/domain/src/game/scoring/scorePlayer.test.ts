import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positions, statCodes, type Position } from '../model/entities.ts';
import golden from './golden/scoring.json' with { type: 'json' };
import { scorePlayer, scoringTable } from './scorePlayer.ts';
import { statLine } from './statLine.ts';

const minutes = { one: 1, two: 61 };

describe('each of a code', () => {
  test.each([
    { code: 'T', points: 15, title: 'a try is 15 [G-382]' },
    { code: 'TA', points: 9, title: 'a try assist is 9 [G-383]' },
    { code: 'C', points: 2, title: 'a conversion is 2 [G-384]' },
    { code: 'CM', points: -1, title: 'a missed conversion is -1 [G-385]' },
    { code: 'PG', points: 3, title: 'a penalty goal is 3 [G-386]' },
    { code: 'PGM', points: -1, title: 'a missed penalty goal is -1 [G-387]' },
    { code: 'DG', points: 3, title: 'a drop goal is 3 [G-388]' },
    { code: 'DGM', points: -1, title: 'a missed drop goal is -1 [G-389]' },
    { code: 'YC', points: -5, title: 'a yellow card is -5 [G-390]' },
    { code: 'RC', points: -10, title: 'a red card is -10 [G-391]' },
    { code: 'TW', points: 4, title: 'a turnover won is 4 [G-392]' },
    { code: 'I', points: 5, title: 'an interception is 5 [G-393]' },
    { code: 'LT', points: 1, title: 'a lineout won is 1 [G-394]' },
    { code: 'LS', points: 5, title: 'a lineout steal is 5 [G-395]' },
    { code: 'LE', points: -2, title: 'a lineout error is -2 [G-396]' },
    { code: 'TK', points: 1, title: 'a tackle is 1 [G-397]' },
    { code: 'MT', points: -1, title: 'a missed tackle is -1 [G-398]' },
    { code: 'TB', points: 2, title: 'a defender beaten is 2 [G-399]' },
    { code: 'O', points: 2, title: 'an offload is 2 [G-400]' },
    { code: 'LB', points: 7, title: 'a linebreak is 7 [G-401]' },
    { code: 'LC', points: 5, title: 'a linebreak assist is 5 [G-402]' },
    { code: 'PC', points: -1, title: 'a penalty conceded is -1 [G-404]' },
    { code: 'E', points: -1, title: 'an error is -1 [G-405]' },
    { code: 'SW', points: 3, title: 'a scrum won is 3 [G-406]' },
    { code: 'K_50_22', points: 10, title: 'a 50-22 kick is 10 [G-407]' },
  ] as const)('$title', ({ code, points }) => {
    const scoring: readonly Position[] = code === 'SW' ? ['prop', 'hooker'] : positions;
    for (const position of scoring) {
      for (const count of [1, 3]) {
        const total = count * points;
        expect(scorePlayer(position, statLine({ [code]: count }), minutes)).toEqual({
          points: total,
          lines: [{ code, count, points: total }],
        });
      }
    }
  });
});

describe('minutes', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [61, 1],
    [62, 2],
    [80, 2],
  ])('%i minutes are %i points, 2 in all and not 1 + 2 [G-380, G-381]', (MP, points) => {
    expect(scorePlayer('lock', statLine({ MP }), minutes).points).toBe(points);
  });

  test('the thresholds are the edition’s own [G-381]', () => {
    const pointsOf = (MP: number) => scorePlayer('lock', statLine({ MP }), { one: 20, two: 59 }).points;
    expect([20, 21, 59, 60].map(pointsOf)).toEqual([0, 1, 1, 2]);
  });
});

describe('metres', () => {
  test.each([
    [-25, 0],
    [-1, 0],
    [9, 0],
    [10, 1],
    [19, 1],
    [133, 13],
  ])('%i metres are %i points [G-403]', (MG, points) => {
    expect(scorePlayer('centre', statLine({ MG }), minutes).points).toBe(points);
  });
});

describe('scrums', () => {
  test.each(positions.map((position) => ({ position, points: position === 'prop' || position === 'hooker' ? 6 : 0 })))(
    'two scrums are $points points for a $position, in the breakdown as in the points [G-091, G-092]',
    ({ position, points }) => {
      const score = scorePlayer(position, statLine({ SW: 2 }), minutes);
      expect(score.points).toBe(points);
      expect(score.lines).toHaveLength(points === 0 ? 0 : 1);
    },
  );
});

test('the table knows the 27 codes and no other [G-179, G-408]', () => {
  const codes = 'MP T TA C CM PG PGM DG DGM YC RC TW I LT LS LE TK MT TB O LB LC MG PC E SW K_50_22';
  expect(statCodes.join(' ')).toBe(codes);
  expect(Object.keys(scoringTable)).toEqual([...statCodes]);
});

test('a breakdown always sums to the points [G-092]', () => {
  const line = record(Object.fromEntries(statCodes.map((code) => [code, integer({ min: -200, max: 200 })])));
  assert(
    property(constantFrom(...positions), line, (position, counts) => {
      const { points, lines } = scorePlayer(position, statLine(counts), minutes);
      expect(lines.reduce((sum, scored) => sum + scored.points, 0)).toBe(points);
    }),
  );
});

describe('real lines', () => {
  test('there are 200 of them, from every position', () => {
    expect(golden.lines).toHaveLength(200);
    expect(new Set(golden.lines.map((line) => line.position))).toEqual(new Set(positions));
    expect(golden.codes).toBe(statCodes.join(' '));
  });

  test.each(golden.lines)('$position with $counts has $points points [G-408]', ({ position, counts, points }) => {
    const numbers = counts.split(' ').map(Number);
    const line = statLine(Object.fromEntries(statCodes.map((code, index) => [code, numbers[index] ?? Number.NaN])));
    expect(scorePlayer(positionNamed(position), line, minutes).points).toBe(points);
  });
});

function positionNamed(name: string): Position {
  const position = positions.find((known) => known === name);
  if (!position) throw new Error(`The golden table names an unknown position: ${name}`);
  return position;
}
