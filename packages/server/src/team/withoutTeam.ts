import { freeSlots, emptyLineup } from '@rugby/domain/game/model/lineup';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { Refused } from '../http/refused.ts';
import { refusedBy } from './refusedBy.ts';

/** 422 for a fan who has not saved a team: all of its slots are free. */
export function withoutTeam(world: GameWorld, words: Words): Refused {
  return refusedBy([{ rule: 'team-incomplete', free: freeSlots(emptyLineup).length }], world, words);
}
