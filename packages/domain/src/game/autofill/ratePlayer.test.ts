import { describe, expect, it } from 'vitest';
import { testFixture, testPlayer, testRound, testStats } from '../../testing/testWorld.ts';
import type { Player } from '../model/entities.ts';
import { ratePlayer } from './ratePlayer.ts';

const rounds = [testRound(1, 'scheduled', [testFixture({ id: 1, homeSquadId: 1, awaySquadId: 2 })])];
const ratingOf = (about: Partial<Player>) => ratePlayer(testPlayer({ id: 1, cost: 2_500_000, ...about }), { rounds });

describe('the rating by which autofill prefers players', () => {
  it('adds ten times the average points to twenty times the root of the price in hundreds of thousands', () => {
    expect(ratingOf({})).toBe(100);
    expect(ratingOf({ cost: 10_000_000 })).toBe(200);
    expect(ratingOf({ stats: testStats({ avgPoints: 5.5 }) })).toBe(155);
  });
  it('is not lowered by points below zero', () => {
    expect(ratingOf({ stats: testStats({ avgPoints: -8 }) })).toBe(100);
  });
  it('is lower the less likely the player is to start', () => {
    const statuses = ['starting', 'uncertain', 'bench', 'not-selected', 'injured', 'eliminated'] as const;
    expect(statuses.map((status) => ratingOf({ status }))).toEqual([100, 80, 50, 10, 10, 0]);
  });
  it('is half as high for a player without a match in the round [D47]', () => {
    expect([1, 2, 3].map((squadId) => ratingOf({ squadId }))).toEqual([100, 100, 50]);
  });
});
