import { describe, expect, test } from 'vitest';
import { selectionAfterRound, refusalsToRestore, restoredSelection } from './restoredSelection.ts';
import { setPlayer } from '../model/lineup.ts';
import { slots } from '../model/positions.ts';
import { afterFirstKickOff, afterSecondKickOff, testTeam, worldOfTeam } from '../../testing/testTeam.ts';

const world = worldOfTeam();
const { lineup, captainId } = testTeam();
const before = { lineup, captainId };
const [prop, , hooker] = slots;
if (prop === undefined || hooker === undefined) throw new Error('There are no slots.');
const now = { lineup: setPlayer(lineup, prop, 101), captainId: 10 };

describe('after the round of a Limitless', () => {
  test('the lineup from before it returns [G-297]', () => {
    expect(selectionAfterRound(now, before, { limitlessAfterRound: 'revert' }).lineup).toEqual(lineup);
  });
  test('or the lineup of now stays, where the edition says so [G-297]', () => {
    expect(selectionAfterRound(now, before, { limitlessAfterRound: 'keep' })).toEqual(now);
  });
});

describe('the restored selection', () => {
  test('has the captain of now if that player is in it, else the captain from before', () => {
    const newcomer = { lineup: setPlayer(lineup, hooker, 103), captainId: 103 };
    expect([restoredSelection(now, before).captainId, restoredSelection(newcomer, before).captainId]).toEqual([10, 3]);
  });
});

describe('the selection from before can return', () => {
  test('while no player who would move is locked [G-297]', () => {
    expect(refusalsToRestore('LIMITLESS', now, before, world)).toEqual([]);
  });
  test('no longer when a player who would leave or return is locked [G-284]', () => {
    const refusals = refusalsToRestore('LIMITLESS', now, before, { ...world, now: afterFirstKickOff });
    expect(refusals.map((refusal) => 'playerId' in refusal && refusal.playerId)).toEqual([101, 1]);
  });
  test('no longer when a player who would become captain is locked', () => {
    const captained = { lineup: setPlayer(lineup, slots[9] ?? prop, 110), captainId: 110 };
    const refusals = refusalsToRestore('LIMITLESS', captained, before, { ...world, now: afterSecondKickOff });
    expect(refusals).toEqual([{ rule: 'booster-locked', type: 'LIMITLESS', playerId: 3, fixtureId: 32 }]);
  });
});
