import { expect, test } from 'vitest';
import type { Booster, BoosterType } from '../model/entities.ts';
import { teamBadge } from './teamBadge.ts';

const applied = (type: BoosterType, playerId: number | null): Pick<Booster, 'type' | 'playerId'> => ({ type, playerId });

test.each([
  ['the captain', 3, [], 'captain'],
  ['another player', 4, [], undefined],
  ['a co-captain', 4, [applied('CO_CAPTAIN', 4)], 'co-captain'],
  ['the captain beside a co-captain', 3, [applied('CO_CAPTAIN', 4)], 'captain'],
  ['the captain with a triple captain', 3, [applied('TRIPLE_CAPTAIN', null)], 'triple-captain'],
  ['another player beside a triple captain', 4, [applied('TRIPLE_CAPTAIN', null)], undefined],
  ['the captain of a limitless team', 3, [applied('LIMITLESS', null)], 'captain'],
])('the badge of %s', (_, playerId, boosters, badge) => {
  expect(teamBadge(playerId, { captainId: 3, boosters })).toBe(badge);
});
