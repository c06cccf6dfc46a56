import { aSelection } from '@rugby/mocks/builders/lineup';
import { expect, test } from 'vitest';
import { removePlayer, setPlayer } from '../model/lineup.ts';
import { slots } from '../model/positions.ts';
import { selectionDifferences } from './selectionDifferences.ts';

const sent = aSelection();
const [prop] = slots;
if (prop === undefined) throw new Error('A team has slots.');

test('the same team differs in nothing', () => {
  expect(selectionDifferences(sent, aSelection())).toEqual([]);
});

test('two props who changed sides are the same team', () => {
  const [one = 0, three = 0] = sent.lineup.prop;
  expect(selectionDifferences(sent, { ...sent, lineup: { ...sent.lineup, prop: [three, one] } })).toEqual([]);
});

test('a player whom the server dropped is named [B6]', () => {
  expect(selectionDifferences(sent, { ...sent, lineup: removePlayer(sent.lineup, 2) })).toEqual([
    { kind: 'left-out', playerId: 2 },
  ]);
});

test('a replaced player and the replacement are both differences', () => {
  const one = sent.lineup.prop[0];
  expect(selectionDifferences(sent, { ...sent, lineup: setPlayer(sent.lineup, prop, 99) })).toEqual([
    { kind: 'left-out', playerId: one },
    { kind: 'not-sent', playerId: 99 },
  ]);
});

test('another captain is named, also when there is none', () => {
  expect(selectionDifferences(sent, aSelection({ captainId: null }))).toEqual([{ kind: 'captain', sent: 11, saved: null }]);
});
