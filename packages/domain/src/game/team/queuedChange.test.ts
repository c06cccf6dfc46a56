import { describe, expect, test } from 'vitest';
import { afterFirstKickOff, afterSecondKickOff, roundsAhead, testTeam, worldOfTeam } from '../../testing/testTeam.ts';
import { testRound } from '../../testing/testWorld.ts';
import { removePlayer, placePlayer } from '../model/lineup.ts';
import { checkQueuedChange, type QueuedChange } from './queuedChange.ts';

const { lineup, captainId } = testTeam();
const saved = { lineup, captainId, version: 7 };
/** Player 101 of squad 1 comes in for player 1 of squad 1, whose match is the first of round 3. */
const traded = placePlayer(removePlayer(lineup, 1), 101, 'prop');
const change: QueuedChange = {
  kind: 'transfers',
  selection: { lineup: traded, captainId },
  base: { lineup, captainId },
  version: 7,
  roundId: 3,
  queuedAt: '2026-02-25T00:00:00.000Z',
};

describe('a change that was queued without a connection', () => {
  test('is sent while its round is next, its players are free and no other version was saved', () => {
    expect(checkQueuedChange(change, saved, worldOfTeam())).toEqual({ state: 'sendable' });
  });

  test('is saved already when only the answer was lost, whatever version that made', () => {
    const now = { ...change.selection, version: 8 };
    expect(checkQueuedChange(change, now, worldOfTeam())).toEqual({ state: 'saved' });
  });

  test('is the user’s to decide when another version was saved, and names what the saved team has not', () => {
    expect(checkQueuedChange(change, { ...saved, version: 8 }, worldOfTeam())).toEqual({
      state: 'conflict',
      conflict: {
        reason: 'saved-elsewhere',
        lost: [
          { kind: 'left-out', playerId: 101 },
          { kind: 'not-sent', playerId: 1 },
        ],
      },
    });
  });

  test('loses nothing of what was only changed elsewhere, unless it replaces the whole team', () => {
    const elsewhere = { lineup: placePlayer(removePlayer(lineup, 15), 115, 'outside_back'), captainId: 4, version: 8 };
    const captain: QueuedChange = { ...change, kind: 'captain', selection: { lineup, captainId: 5 } };
    expect(checkQueuedChange(captain, elsewhere, worldOfTeam())).toMatchObject({
      conflict: { reason: 'saved-elsewhere', lost: [{ kind: 'captain', sent: 5, saved: 4 }] },
    });
    expect(checkQueuedChange(change, elsewhere, worldOfTeam())).toMatchObject({
      conflict: {
        reason: 'saved-elsewhere',
        lost: [
          { kind: 'left-out', playerId: 101 },
          { kind: 'not-sent', playerId: 1 },
        ],
      },
    });
    expect(checkQueuedChange({ ...captain, kind: 'save' }, elsewhere, worldOfTeam())).toMatchObject({
      conflict: { lost: [{ kind: 'left-out', playerId: 15 }, { kind: 'not-sent', playerId: 115 }, { kind: 'captain' }] },
    });
  });

  test('is never sent once a player whom it changes has kicked off, in or out', () => {
    const { conflict } = conflictAt(change, afterFirstKickOff);
    expect(conflict).toMatchObject({
      reason: 'locked',
      refusals: [
        { rule: 'match-started', playerId: 101, fixtureId: 31 },
        { rule: 'player-locked', playerId: 1, fixtureId: 31 },
      ],
    });
  });

  test('is not held up by players of the team whom it does not change', () => {
    const captain: QueuedChange = { ...change, kind: 'captain', selection: { lineup, captainId: 5 } };
    expect(checkQueuedChange(captain, saved, worldOfTeam({ now: afterFirstKickOff }))).toEqual({ state: 'sendable' });
  });

  test.each([
    ['the captain who was', 3, 5],
    ['the captain who is to be', 5, 4],
  ])('is never sent once %s has kicked off', (_, before, after) => {
    const captain: QueuedChange = {
      ...change,
      kind: 'captain',
      selection: { lineup, captainId: after },
      base: { lineup, captainId: before },
    };
    expect(conflictAt(captain, afterSecondKickOff).conflict).toMatchObject({
      reason: 'locked',
      refusals: [{ rule: 'captain-locked', fixtureId: 32 }],
    });
  });

  test('never counts for another round than the one it was queued in', () => {
    const rounds = roundsAhead.map((round) => (round.id === 3 ? testRound(3, 'complete', round.fixtures) : round));
    const verdict = checkQueuedChange(change, saved, worldOfTeam({ rounds }));
    expect(verdict).toMatchObject({ state: 'conflict', conflict: { reason: 'other-round' } });
  });

  test('is not sent while the season has no rounds', () => {
    expect(checkQueuedChange(change, saved, worldOfTeam({ rounds: [] }))).toMatchObject({ conflict: { reason: 'other-round' } });
  });

  test('of a first team is sent while there still is none', () => {
    const first: QueuedChange = { ...change, kind: 'save', base: null, version: 0 };
    expect(checkQueuedChange(first, null, worldOfTeam())).toEqual({ state: 'sendable' });
    expect(checkQueuedChange(first, { ...saved, version: 1 }, worldOfTeam())).toMatchObject({
      conflict: { reason: 'saved-elsewhere' },
    });
  });
});

function conflictAt(queued: QueuedChange, now: number) {
  const verdict = checkQueuedChange(queued, saved, worldOfTeam({ now }));
  if (verdict.state !== 'conflict') throw new Error(`The change is ${verdict.state}.`);
  return verdict;
}
