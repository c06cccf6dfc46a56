import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testRound } from '../../testing/testWorld.ts';
import { averagePoints } from '../model/rankingStatistics.ts';
import { placesWon, pointsToPass, rankTeams } from './rankTeams.ts';

describe('the ranks', () => {
  it('equal points share a rank, and the next rank is left out [A-135]', () => {
    const ranked = rankTeams([5, 9, 7, 7], (points) => points);
    expect(ranked.map(({ team, rank }) => [team, rank])).toEqual([
      [9, 1],
      [7, 2],
      [7, 2],
      [5, 4],
    ]);
    expect(ranked.map(({ isTied }) => isTied)).toEqual([false, true, true, false]);
  });
  it('a rank is one more than the number of better teams', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 9 })), (points) => {
        for (const { team, rank, isTied } of rankTeams(points, (own) => own)) {
          expect(rank).toBe(1 + points.filter((other) => other > team).length);
          expect(isTied).toBe(points.filter((other) => other === team).length > 1);
        }
      }),
    );
  });
});

it('places are won from the rank before, and unknown without one', () => {
  expect([placesWon(9, 6), placesWon(6, 9), placesWon(null, 1), placesWon(2, null)]).toEqual([3, -3, null, null]);
});

describe('the points to pass the next team [B14]', () => {
  it('are one more than the gap to the next better one', () => {
    expect([pointsToPass(10, [30, 12, 10, 4], []), pointsToPass(10.4, [10.5], [])]).toEqual([3, 1]);
  });
  it('do not exist for the first', () => expect(pointsToPass(10, [10, 9], [])).toBeNull());
  it('do not exist after the last round', () => {
    expect(pointsToPass(10, [30], [testRound(1, 'complete'), testRound(2, 'playing')])).toBe(21);
    expect(pointsToPass(10, [30], [testRound(1, 'complete'), testRound(2, 'complete')])).toBeNull();
  });
});

it.each([
  [10, 3, 3.3],
  [5, 20, 0.3],
  [-5, 20, -0.3],
  [0, 0, 0],
])('%d points in %d rounds are %d on average', (total, rounds, average) => expect(averagePoints(total, rounds)).toBe(average));
