import { expect, test } from 'vitest';
import { defaultSort, sortKeys, sortPool, type PoolSort } from './sortPool.ts';
import { testFixture, testPlayer, testRound, testStats } from '../../testing/testWorld.ts';

const rounds = [
  testRound(1, 'playing', [
    testFixture({ id: 10, date: '2026-02-20T06:00:00.000Z' }),
    testFixture({ id: 11, date: '2026-02-19T06:00:00.000Z' }),
  ]),
];
const stats = testStats({ totalPoints: 50, avgPoints: 9.5, lastRoundPoints: -2, nextFixture: 10, scores: { 1: -3 } });
const pool = [
  testPlayer({ id: 1, lastName: 'Éclair', cost: 5_000_000, selected: { 1: 20.5 }, stats }),
  testPlayer({ id: 2, lastName: 'Abel', cost: 5_000_000, stats: testStats({ totalPoints: 5 }) }),
  testPlayer({
    id: 3,
    lastName: 'Fox',
    cost: 9_000_000,
    selected: { 1: 2 },
    stats: testStats({ totalPoints: 60, avgPoints: 4, lastRoundPoints: 8, nextFixture: 11, scores: { 1: 0 } }),
  }),
];
const figures = {
  roundId: 1,
  rounds,
  tries: new Map([
    [2, 3],
    [3, 1],
  ]),
};
const idsBy = (by: PoolSort['by'], direction: PoolSort['direction']) =>
  sortPool(pool, { by, direction }, figures).map(({ id }) => id);

test('the pool is sorted by price by default, the most expensive player first [G-248, G-249]', () => {
  expect(sortPool(pool, defaultSort, figures).map(({ id }) => id)).toEqual([3, 2, 1]);
});

test.each([
  { by: 'name', down: [3, 1, 2], up: [2, 1, 3] },
  { by: 'totalPoints', down: [3, 1, 2], up: [2, 1, 3] },
  { by: 'roundPoints', down: [3, 1, 2], up: [1, 3, 2] },
  { by: 'lastRoundPoints', down: [3, 1, 2], up: [1, 3, 2] },
  { by: 'cost', down: [3, 2, 1], up: [2, 1, 3] },
  { by: 'selected', down: [1, 3, 2], up: [3, 1, 2] },
  { by: 'nextFixture', down: [1, 3, 2], up: [3, 1, 2] },
  { by: 'avgPoints', down: [1, 3, 2], up: [3, 1, 2] },
  { by: 'tries', down: [2, 3, 1], up: [3, 2, 1] },
] as const)(
  'sorts by $by both ways, those without a value last, equal ones by name [G-214, G-247, G-248]',
  ({ by, down, up }) => {
    expect(idsBy(by, 'descending')).toEqual(down);
    expect(idsBy(by, 'ascending')).toEqual(up);
  },
);

test('by next fixture, those come last who have no match in the current round [G-214, D47]', () => {
  const later = testRound(2, 'scheduled', [
    testFixture({ id: 12, homeSquadId: 3, awaySquadId: 4, date: '2026-02-27T06:00:00.000Z' }),
  ]);
  const resting = testPlayer({ id: 4, squadId: 3, stats: testStats({ nextFixture: 12 }) });
  const sorted = sortPool(
    [resting, ...pool],
    { by: 'nextFixture', direction: 'descending' },
    { ...figures, rounds: [...rounds, later] },
  );
  expect(sorted.map(({ id }) => id).indexOf(4)).toBeGreaterThan(1);
});

test('players of the same name and value keep one order, however they arrive [G-247]', () => {
  const namesakes = [7, 8].map((id) => testPlayer({ id, lastName: 'Smith' }));
  for (const players of [namesakes, namesakes.toReversed()])
    expect(sortPool(players, defaultSort, figures).map(({ id }) => id)).toEqual([7, 8]);
});

test('the sort keys are name, points, price, percent selected, next fixture, average points and tries [G-214]', () => {
  const points = ['totalPoints', 'roundPoints', 'lastRoundPoints'];
  expect(sortKeys).toEqual(['name', ...points, 'cost', 'selected', 'nextFixture', 'avgPoints', 'tries']);
});

test('without a round no player has round points', () => {
  const none = { roundId: null, rounds: [] };
  for (const by of ['roundPoints', 'selected', 'nextFixture', 'tries'] as const) {
    expect(sortPool(pool, { by, direction: 'descending' }, none).map(({ id }) => id)).toEqual([2, 1, 3]);
  }
});
