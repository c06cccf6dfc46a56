import { expect, test } from 'vitest';
import { boosterTypes } from '../model/entities.ts';
import { isReassignable, needsPlayer, opensTransfers, restoresSelection } from './boosterBehaviours.ts';

test.each([
  ['opens transfers', opensTransfers, ['LIMITLESS']],
  ['restores the selection when it is reset', restoresSelection, ['LIMITLESS']],
  ['needs a player', needsPlayer, ['CO_CAPTAIN', 'SUPER_KICKER', 'DEFENSIVE_KING']],
  ['can be moved to another player', isReassignable, ['CO_CAPTAIN']],
])('a booster that %s', (_, has, types) => {
  expect(boosterTypes.filter((type) => has(type))).toEqual(types);
});

test('without a booster no transfers are opened', () => expect(opensTransfers(undefined)).toBe(false));
