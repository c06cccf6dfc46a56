import { endpoint } from './endpoint.ts';
import { wireCaptain } from './lineup.ts';
import { z } from './schema.ts';
import { version, withTeam } from './team.ts';

/** A half that is missing is read as null, as is 0: the rules refuse it with a reason. */
const half = wireCaptain;

/**
 * POST trade/make: exchanges players of a complete team, all of them or none. `captainId` names the captain of the result; absent, the captain
 * stays if he does. [G-343]
 */
export const makeTrades = endpoint({
  name: 'makeTrades',
  method: 'POST',
  area: 'game',
  path: 'trade/make',
  request: z.object({
    body: z.object({
      tradePairs: z.array(z.object({ out: half, in: half })).check(z.maxLength(100)),
      captainId: z.optional(z.nullable(z.int().check(z.nonnegative()))),
      version,
    }),
  }),
  success: withTeam,
});
