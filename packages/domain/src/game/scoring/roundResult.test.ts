import { describe, expect, it } from 'vitest';
import type { TeamHistory } from '../model/entities.ts';
import { emptyLineup } from '../model/lineup.ts';
import { testPlayer, testRound, testStats } from '../../testing/testWorld.ts';
import { bestOfRound, differenceFromAverage, lastPlayedRound, newResult } from './roundResult.ts';

const lineup = { ...emptyLineup, prop: [1, 2], hooker: [3] };
const team: TeamHistory = {
  roundId: 7,
  lineup,
  captainId: 2,
  salaryCap: 100,
  value: 90,
  boosters: [{ id: 1, type: 'TRIPLE_CAPTAIN', roundId: 7, roundNumber: 7, playerId: null }],
  points: { round: 160, total: 160, players: { 1: 30, 2: 114, 3: 16 } },
};
const players = new Map(
  [30, 38, 16].map((points, index) => [index + 1, testPlayer({ id: index + 1, stats: testStats({ scores: { 7: points } }) })]),
);

describe('the best player of a round', () => {
  it('is who brought the team the most, with captain and booster', () => {
    const best = { playerId: 2, points: 38, multiplier: 3, booster: 'TRIPLE_CAPTAIN', bonus: 0, total: 114 };
    expect(bestOfRound(team, players)).toEqual(best);
  });
  it('is undefined when no player of the team played', () => {
    expect(bestOfRound({ ...team, points: { round: 0, total: 0, players: {} } }, players)).toBeUndefined();
  });
  it('is the first in slot order among equals', () => {
    expect(bestOfRound({ ...team, points: { round: 60, total: 60, players: { 1: 20, 2: 20, 3: 20 } } }, players)?.playerId).toBe(
      1,
    );
  });
  it('may have left the season since', () => {
    expect(bestOfRound(team, new Map())).toMatchObject({ playerId: 2, total: 114 });
  });
  it('may have lost points', () => {
    expect(bestOfRound({ ...team, points: { round: -5, total: -5, players: { 1: -3, 3: -2 } } }, players)?.playerId).toBe(3);
  });
});

describe('the result that a user has not seen', () => {
  const rounds = [testRound(1, 'complete'), testRound(2, 'complete'), testRound(3)];
  it('is that of the last complete round when they saw it or an earlier one being played', () => {
    expect([1, 2].map((seen) => newResult(rounds, 1, seen)?.id)).toEqual([2, 2]);
  });
  it('is none once they have seen a later round, or were never there', () => {
    expect([3, null].map((seen) => newResult(rounds, 1, seen))).toEqual([undefined, undefined]);
  });
  it('is none for a team that began later, or has not begun', () => {
    expect([3, null].map((start) => newResult(rounds, start, 1))).toEqual([undefined, undefined]);
    expect(lastPlayedRound(rounds, 2)?.id).toBe(2);
    expect(lastPlayedRound(rounds.slice(0, 2), null)).toBeUndefined();
  });
});

it.each([
  { points: 281, average: 329.5, difference: -49 },
  { points: 323, average: 322.5, difference: 0 },
  { points: -3, average: -2.5, difference: -1 },
])('$points points are $difference from an average of $average, which is shown without decimals', (given) => {
  expect(differenceFromAverage(given.points, given.average)).toBe(given.difference);
});
