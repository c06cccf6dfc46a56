import { z } from '@rugby/domain/contract/schema';

/** A row with how a team did in a round. */
export const roundPlaceSchema = z.object({
  roundId: z.int(),
  rank: z.int(),
  numTeams: z.int(),
  average: z.nullable(z.number()),
  highest: z.nullable(z.int()),
});
