import { expect, test } from 'vitest';
import { fixtureStatus } from './fixtureStatus.ts';

const hour = 3_600_000;

test.each([
  ['nothing plays in a scheduled round', 'scheduled', -1, true, 'scheduled'],
  ['nothing is left in a complete round', 'complete', 5, false, 'complete'],
  ['a match to come is scheduled', 'playing', 1, false, 'scheduled'],
  ['a match plays from its kick-off on', 'playing', 0, false, 'playing'],
  ['a match with records plays, whatever the clock says', 'playing', 5, true, 'playing'],
  ['a match plays for three hours', 'playing', -2.99, true, 'playing'],
  ['after three hours a match with records is complete', 'playing', -3, true, 'complete'],
  ['a match without records is not complete before its round is', 'playing', -48, false, 'playing'],
] as const)('%s [G-138]', (_, roundStatus, hoursAhead, hasStats, reached) => {
  expect(fixtureStatus({ roundStatus, kickOff: hoursAhead * hour, hasStats }, 0)).toBe(reached);
});
