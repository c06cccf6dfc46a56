import { endpoint } from '../endpoint.ts';
import { wireCaptain } from './lineup.ts';
import { z } from '../schema.ts';
import { version, teamAnswer } from './team.ts';
import { listOf, natural } from '../text.ts';

/** A missing half and 0 are read as null: the rules refuse them with a reason. */
const half = wireCaptain;

/**
 * POST trade/make: makes all trades of a complete team, or none. `captainId` is the captain of the result. When it is absent, the captain stays
 * captain unless traded. [G-343]
 */
export const makeTrades = endpoint({
  name: 'makeTrades',
  method: 'POST',
  area: 'game',
  path: 'trade/make',
  request: z.object({
    body: z.object({
      tradePairs: listOf(z.object({ out: half, in: half }), 100),
      captainId: z.optional(z.nullable(natural)),
      version,
    }),
  }),
  success: teamAnswer,
});
