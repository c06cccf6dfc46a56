import { expect, test } from 'vitest';
import { budgetOf, valueOf } from './budget.ts';
import { displayExcess, displayPrice } from '../model/money.ts';
import { emptyLineup, placePlayer } from '../model/lineup.ts';
import { testPlayer } from '../../testing/testWorld.ts';
import { playersById } from '../model/world.ts';

const players = playersById([testPlayer({ id: 1, cost: 60_000_000 }), testPlayer({ id: 2, cost: 45_500_000, position: 'lock' })]);
const one = placePlayer(emptyLineup, 1, 'prop');
const both = placePlayer(one, 2, 'lock');

test('the budget is the salary cap minus the costs of the lineup, and may be negative [G-200]', () => {
  expect(budgetOf(emptyLineup, 100_000_000, players)).toBe(100_000_000);
  expect(budgetOf(one, 100_000_000, players)).toBe(40_000_000);
  expect(budgetOf(both, 100_000_000, players)).toBe(-5_500_000);
});

test('the value is what the lineup costs [G-186]', () => {
  expect(valueOf(placePlayer(both, 3, 'centre'), players)).toBe(105_500_000);
});

test.each([
  [9_200_000, '9.2'],
  [12_000_000, '12.0'],
  [9_250_000, '9.3'],
  [0, '0.0'],
  [-40_000, '-0.1'],
  [-1, '-0.1'],
  [-1_900_000, '-1.9'],
])('%i dollars are shown as %s, in millions with one decimal [G-011, G-012, G-172]', (dollars, text) => {
  expect(displayPrice(dollars)).toBe(text);
});

test.each([
  [1, '0.1'],
  [40_000, '0.1'],
  [1_900_000, '1.9'],
])('a team that is %i dollars over its budget sees %s million, never 0.0 [G-306]', (dollars, text) => {
  expect(displayExcess(dollars)).toBe(text);
});
