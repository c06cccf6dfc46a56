import type { PlayedRound } from '../game/model/playedRound.ts';
import { endpoint } from './endpoint.ts';
import { z } from './schema.ts';
import { wireTeamHistory } from './team/teamHistory.ts';
import { decimal, integer, listOf } from './text.ts';

const playedRound: z.ZodMiniType<PlayedRound> = z.object({
  teamHistory: wireTeamHistory,
  /** The place in the overall ranking after the round; null before ranks are counted. */
  rank: z.nullable(integer),
  /** Teams in that ranking. */
  numTeams: z.nullable(integer),
  /** Of all teams in the round: the average, with one decimal, and the most points. */
  average: z.nullable(decimal),
  highest: z.nullable(integer),
  isProvisional: z.boolean(),
});

/** GET team-history/review: every round that the user's team has played, oldest first; empty without a team. [B25] */
export const getSeasonReview = endpoint({
  name: 'seasonReview',
  method: 'GET',
  area: 'game',
  path: 'team-history/review',
  request: z.object({}),
  success: z.object({ rounds: listOf(playedRound, 200) }),
});
