import { boosterTypes } from '../../game/model/entities.ts';
import { endpoint } from '../endpoint.ts';
import { wireCaptain } from './lineup.ts';
import { z } from '../schema.ts';
import { version, teamAnswer } from './team.ts';
import { wholeNumber } from '../text.ts';

const params = z.object({ boosterId: wholeNumber });

/** POST team/booster: applies a booster in the current round; `playerId` for one that works on a chosen player. [G-341] */
export const applyBooster = endpoint({
  name: 'applyBooster',
  method: 'POST',
  area: 'game',
  path: 'team/booster',
  request: z.object({ body: z.object({ type: z.enum(boosterTypes), playerId: wireCaptain, version }) }),
  success: teamAnswer,
});

/**
 * GET team/booster/{boosterId}: removes a booster, for other clients. Ours uses POST. The version of the team is a query parameter.
 * [G-342, D44]
 */
export const removeBoosterByGet = endpoint({
  name: 'removeBoosterByGet',
  method: 'GET',
  area: 'game',
  path: 'team/booster/:boosterId',
  request: z.object({ params, query: z.object({ version: z.optional(wholeNumber) }) }),
  success: teamAnswer,
});

/** POST team/booster/{boosterId}/remove: removes a booster. With a `version`, only from that version of the team. [G-279, D44] */
export const removeBooster = endpoint({
  name: 'removeBooster',
  method: 'POST',
  area: 'game',
  path: 'team/booster/:boosterId/remove',
  request: z.object({ params, body: z.object({ version }) }),
  success: teamAnswer,
});
