import { describe, expect, test } from 'vitest';
import type { Progress } from '../model/entities.ts';
import {
  currentRound,
  fixturesOf,
  fixtureVenue,
  hasStarted,
  isLive,
  isPreSeason,
  isTeamCreationDisabled,
  lockingFixture,
  nextFixture,
  selectableRounds,
} from './rounds.ts';
import { testFixture, testRound } from '../../testing/testWorld.ts';

const kickOff = '2026-02-14T06:00:00.000Z';
const at = Date.parse(kickOff);
const season = (...states: readonly Progress[]) => states.map((state, index) => testRound(index + 1, state));

describe('the current round', () => {
  test.each([
    { states: ['complete', 'playing', 'scheduled'], id: 2, title: 'is the playing round [G-217]' },
    { states: ['complete', 'scheduled', 'scheduled'], id: 2, title: 'is the first scheduled round when none is playing [G-217]' },
    { states: ['complete', 'complete', 'complete'], id: 3, title: 'is the last complete round when the season is over [G-217]' },
    { states: ['scheduled', 'scheduled', 'playing'], id: 3, title: 'is the playing round even after scheduled ones [G-217]' },
  ] as const)('$title', ({ states, id }) => {
    expect(currentRound(season(...states))?.id).toBe(id);
  });

  test('is undefined without rounds', () => {
    expect(currentRound([])).toBeUndefined();
  });
});

test.each([
  { states: ['scheduled', 'scheduled'], expected: true },
  { states: ['playing', 'scheduled'], expected: false },
  { states: ['complete', 'scheduled'], expected: false },
] as const)('with $states it is pre-season: $expected [G-218]', ({ states, expected }) => {
  expect(isPreSeason(season(...states))).toBe(expected);
});

test.each([
  { round: 'playing', match: 'playing', expected: true },
  { round: 'playing', match: 'scheduled', expected: false },
  { round: 'playing', match: 'complete', expected: false },
  { round: 'complete', match: 'playing', expected: false },
] as const)('a $match match of a $round round is live: $expected [G-219]', ({ round, match, expected }) => {
  expect(isLive([testRound(1, round, [testFixture({ id: 1, status: match })])])).toBe(expected);
});

describe('a match has started', () => {
  test.each([
    { status: 'scheduled', now: at - 1, expected: false },
    { status: 'scheduled', now: at, expected: true },
    { status: 'playing', now: at - 1, expected: true },
    { status: 'complete', now: at - 1, expected: true },
  ] as const)('$status at $now: $expected', ({ status, now, expected }) => {
    expect(hasStarted(testFixture({ id: 1, status, date: kickOff }), now)).toBe(expected);
  });
});

describe('team creation is disabled', () => {
  const round = testRound(1, 'scheduled', [testFixture({ id: 1, date: kickOff })]);

  test('when the current round is locked for updating [G-220]', () => {
    expect(isTeamCreationDisabled([{ ...round, isLockedForUpdating: true }], at - 1)).toBe(true);
    expect(isTeamCreationDisabled([round], at - 1)).toBe(false);
  });

  test('from the first kick-off, even while the flag is late', () => {
    expect(isTeamCreationDisabled([round], at)).toBe(true);
  });

  test('when no round is scheduled any more', () => {
    expect(isTeamCreationDisabled(season('complete', 'complete'), at)).toBe(true);
    expect(isTeamCreationDisabled([], at)).toBe(true);
  });
});

describe('a squad is locked', () => {
  const rounds = [
    testRound(1, 'playing', [
      testFixture({ id: 1, date: kickOff }),
      testFixture({ id: 2, homeSquadId: 3, awaySquadId: 4, date: '2026-02-15T06:00:00.000Z' }),
    ]),
    testRound(2, 'scheduled', [testFixture({ id: 3, homeSquadId: 5, awaySquadId: 1, date: kickOff })]),
  ];

  test('by its own started match of the current round, at home or away [G-311]', () => {
    expect(lockingFixture(1, rounds, at)?.id).toBe(1);
    expect(lockingFixture(2, rounds, at)?.id).toBe(1);
    expect(lockingFixture(1, rounds, at - 1)).toBeUndefined();
  });

  test('neither by a later match, nor by one of another round, nor without a match [G-271]', () => {
    expect(lockingFixture(3, rounds, at)).toBeUndefined();
    expect(lockingFixture(5, rounds, at)).toBeUndefined();
    expect(lockingFixture(99, rounds, at)).toBeUndefined();
  });

  test('and meets next in the first match that has not started', () => {
    expect(nextFixture(1, rounds, at - 1)?.id).toBe(1);
    expect(nextFixture(3, rounds, at)?.id).toBe(2);
    expect(nextFixture(1, rounds, at)).toBeUndefined();
  });

  test('its matches in a round are those at home and away [G-140]', () => {
    expect(fixturesOf(1, rounds[1]).map(({ id }) => id)).toEqual([3]);
    expect(fixturesOf(1, undefined)).toEqual([]);
  });
});

test('a fixture is at home or away for its two squads, neither for another [G-144]', () => {
  const fixture = testFixture({ id: 1, homeSquadId: 7, awaySquadId: 8 });
  expect([7, 8, 9].map((squadId) => fixtureVenue(fixture, squadId))).toEqual(['home', 'away', undefined]);
});

describe('the round selector', () => {
  const rounds = season('complete', 'complete', 'complete', 'playing', 'scheduled');

  test('lists complete rounds and the current one, from the start round on [G-254, G-255]', () => {
    expect(selectableRounds(rounds, 2).map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  test('lists the current round only for a team that has no start round [G-255]', () => {
    expect(selectableRounds(rounds, null).map(({ id }) => id)).toEqual([4]);
  });
});
