import { endpoint } from './endpoint.ts';
import { z } from './schema.ts';
import { decimal, integer, listOf, wholeNumber } from './text.ts';

/** What another server of this API may leave out. */
const addedDecimal = z._default(z.nullable(decimal), null);
const addedInteger = z._default(z.nullable(integer), null);

const gamebar = z.object({
  roundPoints: z.nullable(integer),
  totalPoints: z.nullable(integer),
  rank: z.nullable(integer),
  roundRank: z.nullable(integer),
  isProvisional: z.nullable(z.boolean()),
  /** Of all teams that play the round: their number, their average with one decimal, and the most points; null before it begins. */
  roundTeams: addedInteger,
  roundAverage: addedDecimal,
  roundHighest: addedInteger,
  /** The place in the overall ranking after the round; null when the team did not play in it. */
  rankAfterRound: addedInteger,
  /** The places there that the team won by the round, negative when it lost some; null in its first round. */
  placesWon: addedInteger,
  /** The team's points in each round that it has played, oldest first. */
  rounds: z._default(listOf(z.object({ roundId: integer, points: integer }), 200), []),
});

/** The figures of the game bar for a round; all null, and no rounds, without a team. */
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
