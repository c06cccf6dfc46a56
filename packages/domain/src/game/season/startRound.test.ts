import { describe, expect, it } from 'vitest';
import { testRound } from '../../testing/testWorld.ts';
import { startRoundOf } from './startRound.ts';

const rounds = [testRound(1, 'complete'), testRound(2), testRound(3)];

describe('the start round of a team that is saved', () => {
  it('is the current round when the team is first complete [G-222]', () => {
    expect(startRoundOf(true, null, { rounds })).toBe(2);
    expect(startRoundOf(true, { startRoundId: null }, { rounds })).toBe(2);
  });
  it('stays the same in later rounds [G-222]', () => {
    expect(startRoundOf(true, { startRoundId: 1 }, { rounds })).toBe(1);
  });
  it('is none while the team is incomplete, or before the season has rounds', () => {
    expect(startRoundOf(false, { startRoundId: 1 }, { rounds })).toBeNull();
    expect(startRoundOf(true, null, { rounds: [] })).toBeNull();
  });
});
