import { aLineup } from '@rugby/mocks/builders/lineup';
import { describe, expect, onTestFinished, test } from 'vitest';
import { arePointsProvisional } from './countdown.ts';
import { lockOf } from './deadlines.ts';
import { placePlayer, playerIds } from '../model/lineup.ts';
import { matchRuleIds, type MatchRules, matchRules } from './matchRules.ts';
import { hasStarted } from './rounds.ts';
import { scoreTeam } from '../scoring/scoreTeam.ts';
import { refusalsForSquadLimits } from '../team/teamRules.ts';
import { testFixture, testPlayer, testRound, testWorld } from '../../testing/testWorld.ts';

const kickOff = Date.parse('2026-02-14T06:00:00.000Z');
const hour = 3_600_000;
const match = testFixture({ id: 1, date: new Date(kickOff).toISOString() });

test('the page prints every rule of the table once', () => {
  expect(matchRuleIds.toSorted()).toEqual(Object.keys(matchRules).toSorted());
});

describe('the engine plays by the table', () => {
  test('rule lock: a match locks at its scheduled kick-off, or before when it has started early [B1]', () => {
    expect([kickOff - 1, kickOff].map((now) => hasStarted(match, now))).toEqual([false, true]);
    expect(hasStarted({ ...match, status: 'playing' }, kickOff - hour)).toBe(true);
  });

  test('rule postponed: its players are free again until the new kick-off, also once the round is under way [B1]', () => {
    const other = testFixture({ id: 2, homeSquadId: 3, awaySquadId: 4, date: match.date });
    const put = { ...match, date: new Date(kickOff + 24 * hour).toISOString() };
    const rounds = [testRound(1, 'playing', [put, other])];
    const locks = [kickOff + hour, kickOff + 24 * hour].map(
      (now) => lockOf({ squadId: 1, lockedBy: null }, { rounds, now }).kind,
    );
    expect(locks).toEqual(['locks', 'locked']);
    expect(lockOf({ squadId: 3, lockedBy: null }, { rounds, now: kickOff + hour }).kind).toBe('locked');
  });

  test('rule withdrawal: a player who does not play scores nothing and has no substitute [B1]', () => {
    const lineup = aLineup();
    const [first = 0, ...others] = playerIds(lineup);
    const pointsOf = (id: number) => (id === first ? undefined : 10);
    const { points, lines } = scoreTeam({ lineup, captainId: first }, [], { pointsOf, extraOf: () => 0 });
    expect([points, lines.find(({ playerId }) => playerId === first)?.total]).toEqual([others.length * 10, 0]);
  });

  test('rule clubMove: a team that a move pushed over a limit may stay, but not go further over it [B1]', () => {
    const players = [1, 2, 3, 4, 5, 6].map((id) => testPlayer({ id, squadId: 1, position: 'outside_back' }));
    const world = testWorld({ players });
    const moved = { ...aLineup([]), outside_back: [1, 2, 3], centre: [4, 5] };
    const saved = { lineup: moved, captainId: null, startRoundId: 1, isComplete: true, salaryCap: 1e8, boosters: [] };
    expect(refusalsForSquadLimits(moved, { saved }, world)).toEqual([]);
    const further = placePlayer(moved, 6, 'prop');
    expect(refusalsForSquadLimits(further, { saved }, world)).toMatchObject([{ rule: 'squad-limit', have: 6, limit: 4 }]);
  });

  test('rule correction: points are provisional until four hours after the last match of the round has ended [B1]', () => {
    const round = testRound(1, 'playing', [match]);
    const ends = kickOff + (matchRules.correction.matchHours + matchRules.correction.finalAfterHours) * hour;
    expect([kickOff, ends - 1, ends].map((now) => arePointsProvisional(round, now))).toEqual([true, true, false]);
    expect(ends - kickOff).toBe(6 * hour);
    expect(arePointsProvisional({ ...round, status: 'complete' }, kickOff)).toBe(false);
  });
});

describe('the engine follows a change of the table', () => {
  function playBy(changed: Partial<MatchRules>) {
    const before = { ...matchRules };
    onTestFinished(() => void Object.assign(matchRules, before));
    Object.assign(matchRules, changed);
  }

  test('a match locks at its scheduled kick-off only [B1]', () => {
    playBy({ lock: { moment: 'scheduled-kick-off' } });
    expect([kickOff - 1, kickOff, kickOff + 1].map((now) => hasStarted(match, now))).toEqual([false, true, true]);
    expect(hasStarted({ ...match, status: 'playing' }, kickOff - hour)).toBe(false);
  });

  test('a match locks when it actually starts [B1]', () => {
    playBy({ lock: { moment: 'actual-start' } });
    expect(hasStarted(match, kickOff + hour)).toBe(false);
    expect(hasStarted({ ...match, status: 'playing' }, kickOff - hour)).toBe(true);
  });

  test('a postponed match locks with the first match of its round [B1]', () => {
    playBy({ postponed: { locksWith: 'round-start' } });
    const put = testFixture({ id: 2, homeSquadId: 3, awaySquadId: 4, date: new Date(kickOff + 24 * hour).toISOString() });
    const rounds = [testRound(1, 'scheduled', [match, put])];
    const kinds = [kickOff - 1, kickOff].map((now) => lockOf({ squadId: 3, lockedBy: null }, { rounds, now }).kind);
    expect(kinds).toEqual(['locks', 'locked']);
  });

  test('a team that a move pushed over a limit must be corrected [B1]', () => {
    playBy({ clubMove: { breach: 'must-be-mended' } });
    const players = [1, 2, 3, 4, 5].map((id) => testPlayer({ id, squadId: 1, position: 'outside_back' }));
    const moved = { ...aLineup([]), outside_back: [1, 2, 3], centre: [4, 5] };
    const saved = { lineup: moved, captainId: null, startRoundId: 1, isComplete: true, salaryCap: 1e8, boosters: [] };
    expect(refusalsForSquadLimits(moved, { saved }, testWorld({ players }))).toMatchObject([{ rule: 'squad-limit', have: 5 }]);
  });
});
