import type { TeamHistory } from '../../game/model/entities.ts';
import { endpoint } from '../endpoint.ts';
import { readEitherName } from './lineup.ts';
import { z } from '../schema.ts';
import { wireTeamContent } from './team.ts';
import { integer, wholeNumber } from '../text.ts';

/** A team as it played a round, on the wire. */
export const wireTeamHistory: z.ZodMiniType<TeamHistory> = z.pipe(
  z.transform(readEitherName),
  z.object({ ...wireTeamContent, roundId: integer }),
);

/** GET team-history/show-my/{roundId}: the team as it played a round; null for a round before its start. [G-199, G-335] */
export const showMyTeamHistory = endpoint({
  name: 'showMyTeamHistory',
  method: 'GET',
  area: 'game',
  path: 'team-history/show-my/:roundId',
  request: z.object({ params: z.object({ roundId: wholeNumber }) }),
  success: z.object({ teamHistory: z.nullable(wireTeamHistory) }),
});

/** GET team-history/get-by-round-and-user/{roundId}/{userId}: the team of any user in a round; null when it did not play. [G-336] */
export const historyOfUser = endpoint({
  name: 'historyOfUser',
  method: 'GET',
  area: 'game',
  path: 'team-history/get-by-round-and-user/:roundId/:userId',
  request: z.object({ params: z.object({ roundId: wholeNumber, userId: wholeNumber }) }),
  success: z.object({ teamHistory: z.nullable(wireTeamHistory) }),
});
