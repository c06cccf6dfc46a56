import { freeSlots, emptyLineup } from '@rugby/domain/game/model/lineup';
import type { GameWorld } from '@rugby/domain/game/model/world';
import type { Words } from '@rugby/domain/i18n/keys';
import type { RefusedError } from '../http/RefusedError.ts';
import { ruleError } from './ruleError.ts';

/** The error 422 for a user who has not saved a team: all of its slots are empty. */
export function noTeamError(world: GameWorld, words: Words): RefusedError {
  return ruleError([{ rule: 'team-incomplete', free: freeSlots(emptyLineup).length }], world, words);
}
