import { describe, expect, test } from 'vitest';
import { selectionAfterRound, restoredSelection } from './restoredSelection.ts';
import { setPlayer } from '../model/lineup.ts';
import { slots } from '../model/positions.ts';
import { testTeam } from '../../testing/testTeam.ts';

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
