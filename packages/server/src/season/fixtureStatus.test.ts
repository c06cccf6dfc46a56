import { expect, test } from 'vitest';
import { fixtureStatus } from './fixtureStatus.ts';

const hour = 3_600_000;

test.each([
  ['all fixtures of a scheduled round are scheduled', 'scheduled', -1, true, 'scheduled'],
  ['all fixtures of a complete round are complete', 'complete', -5, false, 'complete'],
  ['a postponed fixture of a complete round is still to come', 'complete', 5, false, 'scheduled'],
  ['a fixture of a complete round with records is complete', 'complete', 5, true, 'complete'],
  ['a fixture before its kick-off is scheduled', 'playing', 1, false, 'scheduled'],
  ['a fixture plays from its kick-off', 'playing', 0, false, 'playing'],
  ['a fixture with records plays before its kick-off', 'playing', 5, true, 'playing'],
  ['a fixture plays for three hours', 'playing', -2.99, true, 'playing'],
  ['a fixture with records is complete after three hours', 'playing', -3, true, 'complete'],
  ['a fixture without records is complete only with its round', 'playing', -48, false, 'playing'],
] as const)('%s [G-138]', (_, roundStatus, hoursAhead, hasStats, reached) => {
  expect(fixtureStatus({ roundStatus, kickOff: hoursAhead * hour, hasStats }, 0)).toBe(reached);
});
