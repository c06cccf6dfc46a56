import { endpoint } from './endpoint.ts';
import { z } from './schema.ts';
import { wholeNumber } from './text.ts';

const gamebar = z.object({
  roundPoints: z.nullable(z.int()),
  totalPoints: z.nullable(z.int()),
  rank: z.nullable(z.int()),
  roundRank: z.nullable(z.int()),
  isProvisional: z.nullable(z.boolean()),
});

/** The figures of the game bar for a round; all null without a team. */
export type Gamebar = z.output<typeof gamebar>;

/** GET ranking/gamebar?roundId. [G-344] */
export const getGamebar = endpoint({
  name: 'gamebar',
  method: 'GET',
  area: 'game',
  path: 'ranking/gamebar',
  request: z.object({ query: z.object({ roundId: z.optional(wholeNumber) }) }),
  success: gamebar,
});
