import { describe, expect, test } from 'vitest';
import type { Progress } from '../model/entities.ts';
import {
  closePassedRounds,
  currentRound,
  fixturesOf,
  fixtureVenue,
  hasStarted,
  isLive,
  isPreSeason,
  isTeamCreationDisabled,
  lockingFixture,
  nextFixture,
  nextMatch,
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
  { states: ['scheduled', 'playing'], expected: false },
  { states: ['scheduled', 'complete'], expected: false },
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

test('one playing match makes the season live, whatever the other matches and rounds are [G-219]', () => {
  const fixtures = [testFixture({ id: 1, status: 'complete' }), testFixture({ id: 2, status: 'playing' })];
  expect(isLive([testRound(1, 'complete'), testRound(2, 'playing', fixtures), testRound(3)])).toBe(true);
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

const ofSquad = (squadId: number) => ({ squadId, lockedBy: null });

describe('a player is locked', () => {
  const rounds = [
    testRound(1, 'playing', [
      testFixture({ id: 1, date: kickOff }),
      testFixture({ id: 2, homeSquadId: 3, awaySquadId: 4, date: '2026-02-15T06:00:00.000Z' }),
    ]),
    testRound(2, 'scheduled', [testFixture({ id: 3, homeSquadId: 5, awaySquadId: 1, date: '2026-02-20T06:00:00.000Z' })]),
  ];

  test('by the started match of the squad, at home or away [G-311]', () => {
    expect(lockingFixture(ofSquad(1), rounds, at)?.id).toBe(1);
    expect(lockingFixture(ofSquad(2), rounds, at)?.id).toBe(1);
    expect(lockingFixture(ofSquad(1), rounds, at - 1)).toBeUndefined();
  });

  test('neither by a match to come, nor without a match [G-271]', () => {
    expect(lockingFixture(ofSquad(3), rounds, at)).toBeUndefined();
    expect(lockingFixture(ofSquad(5), rounds, at)).toBeUndefined();
    expect(lockingFixture(ofSquad(99), rounds, at)).toBeUndefined();
  });

  test('by the match that has locked them, whatever squad they belong to now and even when it is moved [G-271, D42]', () => {
    expect(lockingFixture({ squadId: 99, lockedBy: 1 }, rounds, at)?.id).toBe(1);
    expect(lockingFixture({ squadId: 99, lockedBy: 2 }, rounds, at - 1)?.id).toBe(2);
  });

  test('by the squad of now as well as by that of then [D42]', () => {
    expect(lockingFixture({ squadId: 1, lockedBy: null }, rounds, at)?.id).toBe(1);
  });

  test('by a started match of any round that is not complete, and by none of a complete one [D42]', () => {
    const early = [testRound(1), testRound(2, 'scheduled', [testFixture({ id: 3, homeSquadId: 5, date: kickOff })])];
    expect(lockingFixture(ofSquad(5), early, at)?.id).toBe(3);
    const over = [testRound(1, 'complete', [testFixture({ id: 1, date: kickOff, status: 'complete' })])];
    expect(lockingFixture({ squadId: 1, lockedBy: 1 }, over, at)).toBeUndefined();
  });

  test('and meets next in the first match that has not started', () => {
    expect(nextFixture(1, rounds, at - 1)?.id).toBe(1);
    expect(nextFixture(3, rounds, at)?.id).toBe(2);
    expect(nextFixture(1, rounds, at)?.id).toBe(3);
  });

  test('its matches in a round are those at home and away [G-140]', () => {
    for (const squadId of [1, 5]) expect(fixturesOf(squadId, rounds[1]).map(({ id }) => id)).toEqual([3]);
    expect([fixturesOf(2, rounds[1]), fixturesOf(1, undefined)]).toEqual([[], []]);
  });
});

describe('a round that is still playing', () => {
  const nextKickOff = '2026-02-20T06:00:00.000Z';
  const next = Date.parse(nextKickOff);
  const rounds = [
    testRound(1, 'playing', [testFixture({ id: 1, date: kickOff }), testFixture({ id: 2, date: '2026-02-27T06:00:00.000Z' })]),
    testRound(2, 'scheduled', [testFixture({ id: 3, date: nextKickOff })]),
  ];

  test('is complete from the next round’s first kick-off, which is then current [G-217, D43]', () => {
    const closed = closePassedRounds(rounds, next);
    expect(closed.map(({ status, isLockedForUpdating }) => [status, isLockedForUpdating])).toEqual([
      ['complete', false],
      ['scheduled', false],
    ]);
    expect(currentRound(closed)?.id).toBe(2);
  });

  test('is the same until then', () => expect(closePassedRounds(rounds, next - 1)).toBe(rounds));

  test('is ended by one match of one later round, also when others are still to come [D43]', () => {
    const more = testRound(2, 'scheduled', [
      testFixture({ id: 3, date: nextKickOff }),
      testFixture({ id: 4, date: '2026-03-01T06:00:00.000Z' }),
    ]);
    const last = testRound(3, 'scheduled', [testFixture({ id: 5, date: '2026-03-08T06:00:00.000Z' })]);
    const [first] = rounds;
    if (first === undefined) throw new Error('There are two rounds.');
    expect(closePassedRounds([first, more, last], next).map(({ status }) => status)).toEqual([
      'complete',
      'scheduled',
      'scheduled',
    ]);
  });

  test('is not ended by its own later matches, nor by a match of the next round at its own kick-off [D43]', () => {
    const afterAll = Date.parse('2026-02-27T06:00:00.000Z');
    const alone = rounds.slice(0, 1);
    expect(closePassedRounds(alone, afterAll)).toBe(alone);
    const together = [...alone, testRound(2, 'scheduled', [testFixture({ id: 3, date: kickOff })])];
    expect(closePassedRounds(together, at)).toBe(together);
  });

  test('begins with its own first match, else with its published start', () => {
    const stale = rounds.map((round) => (round.id === 1 ? { ...round, startDate: '2026-02-01T06:00:00.000Z' } : round));
    const early = testRound(2, 'scheduled', [testFixture({ id: 3, date: '2026-02-10T06:00:00.000Z' })]);
    const brought = stale.map((round) => (round.id === 2 ? early : round));
    expect(closePassedRounds(brought, at)).toBe(brought);
    const empty = [testRound(1, 'playing', [], { startDate: kickOff }), ...rounds.slice(1)];
    expect(closePassedRounds(empty, next)[0]?.status).toBe('complete');
  });

  test('is the only one that ends: complete and scheduled rounds stay as they are', () => {
    for (const status of ['complete', 'scheduled'] as const) {
      const others = rounds.map((round) => (round.id === 1 ? { ...round, status } : round));
      expect(closePassedRounds(others, next)).toBe(others);
    }
  });

  test('is not ended by a match of the next round that was brought forward to before its own start [D43]', () => {
    const early = testRound(2, 'scheduled', [testFixture({ id: 3, date: '2026-02-10T06:00:00.000Z' })]);
    const brought = rounds.map((round) => (round.id === 2 ? early : round));
    expect(closePassedRounds(brought, at)).toBe(brought);
  });
});

test('a fixture is at home or away for its two squads, neither for another [G-144]', () => {
  const fixture = testFixture({ id: 1, homeSquadId: 7, awaySquadId: 8 });
  expect([7, 8, 9].map((squadId) => fixtureVenue(fixture, squadId))).toEqual(['home', 'away', undefined]);
});

describe('the next match of the season', () => {
  const [first, second] = [testFixture({ id: 11, date: kickOff }), testFixture({ id: 12, date: '2026-02-21T06:00:00.000Z' })];
  const rounds = [testRound(1, 'playing', [first]), testRound(2, 'scheduled', [second])];
  const found = (now: number) => {
    const next = nextMatch(rounds, now);
    return next && [next.round.id, next.fixture.id];
  };

  test('is the first of the playing round that has not started', () => {
    expect(found(at - 1)).toEqual([1, 11]);
  });

  test('belongs to the next round once the last one of the playing round has kicked off', () => {
    expect(found(at)).toEqual([2, 12]);
  });

  test('is undefined after the last kick-off, and in a complete round', () => {
    expect(found(Date.parse(second.date))).toBeUndefined();
    expect(nextMatch([testRound(1, 'complete', [first])], at - 1)).toBeUndefined();
  });
});

describe('the round selector', () => {
  const rounds = season('complete', 'complete', 'complete', 'playing', 'scheduled');

  test('lists complete rounds and the current one, from the start round on [G-254, G-255]', () => {
    expect(selectableRounds(rounds, 2).map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(selectableRounds(rounds, 1).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  test('lists the current round only for a team that has no start round [G-255]', () => {
    expect(selectableRounds(rounds, null).map(({ id }) => id)).toEqual([4]);
  });
});
