import { describe, expect, test } from 'vitest';
import { deadlinesOf, lockOf } from './deadlines.ts';
import { emptyLineup } from '../model/lineup.ts';
import { testFixture, testPlayer, testRound, testWorld } from '../../testing/testWorld.ts';

const friday = testFixture({ id: 1, homeSquadId: 1, awaySquadId: 2, date: '2026-02-13T06:00:00.000Z' });
const saturday = testFixture({ id: 2, homeSquadId: 3, awaySquadId: 4, date: '2026-02-14T06:00:00.000Z' });
const rounds = [
  testRound(1, 'scheduled', [saturday, friday]),
  testRound(2, 'scheduled', [testFixture({ id: 3, homeSquadId: 5, date: '2026-02-20T06:00:00.000Z' })]),
];
const players = [1, 2, 3, 5].map((squadId) => testPlayer({ id: squadId * 10, squadId }));
const lineup = { ...emptyLineup, prop: [30, 10], hooker: [20], lock: [50, 0] };

describe('a player locks', () => {
  const at = (now: string) => ({ rounds, now: Date.parse(now) });

  test('with the kick-off of the squad’s match, not of the round [B7]', () => {
    expect(lockOf({ squadId: 3, lockedBy: null }, at('2026-02-13T07:00:00.000Z'))).toEqual({ kind: 'locks', fixture: saturday });
    expect(lockOf({ squadId: 1, lockedBy: null }, at('2026-02-13T07:00:00.000Z'))).toEqual({ kind: 'locked', fixture: friday });
  });

  test('at the kick-off, to the millisecond', () => {
    expect([
      lockOf({ squadId: 1, lockedBy: null }, at('2026-02-13T05:59:59.999Z')).kind,
      lockOf({ squadId: 1, lockedBy: null }, at('2026-02-13T06:00:00.000Z')).kind,
    ]).toEqual(['locks', 'locked']);
  });

  test('never in a round without a match of the squad', () => {
    expect(lockOf({ squadId: 5, lockedBy: null }, at('2026-02-14T07:00:00.000Z'))).toEqual({ kind: 'free' });
  });
});

test('the deadlines of a team go by kick-off, each with the players who lock with it [B7]', () => {
  const world = testWorld({ players, rounds, now: Date.parse('2026-02-13T07:00:00.000Z') });
  expect(deadlinesOf(lineup, world)).toEqual({
    deadlines: [
      { fixture: friday, isLocked: true, playerIds: [10, 20] },
      { fixture: saturday, isLocked: false, playerIds: [30] },
    ],
    free: [50],
  });
});

test('a player who has left the season has no deadline', () => {
  const world = testWorld({ players, rounds, now: Date.parse('2026-02-13T07:00:00.000Z') });
  expect(deadlinesOf({ ...emptyLineup, prop: [999, 0] }, world)).toEqual({ deadlines: [], free: [] });
});
