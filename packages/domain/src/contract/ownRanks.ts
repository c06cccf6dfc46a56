import { z } from './schema.ts';
import { integer, listOf } from './text.ts';

/** The most ranks of a user that an answer carries: more than a season has rounds. */
export const mostOwnRanks = 200;

/** The user's ranks after rounds, oldest first. A round after which the team had no rank is absent. Another server may leave them out. */
export const ownRanks = z._default(listOf(z.object({ roundId: integer, rank: integer }), mostOwnRanks), []);
