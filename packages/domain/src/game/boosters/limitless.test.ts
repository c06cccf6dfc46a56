import { describe, expect, test } from 'vitest';
import { selectionAfterLimitless, refusalsToUndoLimitless, revertLimitless } from './limitless.ts';
import { withPlayer } from '../model/lineup.ts';
import { slots } from '../model/positions.ts';
import { afterFirstKickOff, afterSecondKickOff, testTeam, worldOfTeam } from '../../testing/testTeam.ts';

const world = worldOfTeam();
const { lineup, captainId } = testTeam();
const before = { lineup, captainId };
const [prop, , hooker] = slots;
if (prop === undefined || hooker === undefined) throw new Error('There are no slots.');
const now = { lineup: withPlayer(lineup, prop, 101), captainId: 10 };

describe('after its round', () => {
  test('limitless reverts to the lineup from before it [G-297]', () => {
    expect(selectionAfterLimitless(now, before, { limitlessAfterRound: 'revert' }).lineup).toEqual(lineup);
  });
  test('or keeps the one of now, where the edition says so [G-297]', () => {
    expect(selectionAfterLimitless(now, before, { limitlessAfterRound: 'keep' })).toEqual(now);
  });
});

describe('without limitless', () => {
  test('the captain of now stays if he is in the lineup from before, else the old one is captain', () => {
    const stranger = { lineup: withPlayer(lineup, hooker, 103), captainId: 103 };
    expect([revertLimitless(now, before).captainId, revertLimitless(stranger, before).captainId]).toEqual([10, 3]);
  });
});

describe('limitless can be reset', () => {
  test('while nobody who moves has played [G-297]', () => {
    expect(refusalsToUndoLimitless(now, before, world)).toEqual([]);
  });
  test('no longer when somebody who would leave or come back has [G-284]', () => {
    const refusals = refusalsToUndoLimitless(now, before, { ...world, now: afterFirstKickOff });
    expect(refusals.map((refusal) => 'playerId' in refusal && refusal.playerId)).toEqual([101, 1]);
  });
  test('no longer when it would make a captain of one who has', () => {
    const captained = { lineup: withPlayer(lineup, slots[9] ?? prop, 110), captainId: 110 };
    const refusals = refusalsToUndoLimitless(captained, before, { ...world, now: afterSecondKickOff });
    expect(refusals).toEqual([{ rule: 'booster-locked', type: 'LIMITLESS', playerId: 3, fixtureId: 32 }]);
  });
});
