import type { PlacedRound, PlayedRound } from '../game/model/playedRound.ts';
import { endpoint } from './endpoint.ts';
import { z } from './schema.ts';
import { wireTeamHistory } from './team/teamHistory.ts';
import { decimal, integer, listOf, wholeNumber } from './text.ts';

/** More than a season has rounds. */
const mostRounds = 200;

const place = {
  /** The place in the ranking after the round; null before ranks are counted. */
  rank: z.nullable(integer),
  /** Teams in that ranking. */
  numTeams: z.nullable(integer),
  /** Of its teams in the round: the average, with one decimal, and the most points. */
  average: z.nullable(decimal),
  highest: z.nullable(integer),
};

const playedRound: z.ZodMiniType<PlayedRound> = z.object({
  teamHistory: wireTeamHistory,
  ...place,
  isProvisional: z.boolean(),
});

/** GET team-history/review: every round that the user's team has played, oldest first; empty without a team. [B25] */
export const getSeasonReview = endpoint({
  name: 'seasonReview',
  method: 'GET',
  area: 'game',
  path: 'team-history/review',
  request: z.object({}),
  success: z.object({ rounds: listOf(playedRound, mostRounds) }),
});

const placedRound: z.ZodMiniType<PlacedRound> = z.object({ roundId: integer, ...place });

/**
 * GET team-history/review/league/{leagueId}: how the user's team did in a league in each round after which it had a rank there, oldest first. A
 * league counts from its start round. [B25]
 */
export const getLeagueReview = endpoint({
  name: 'leagueReview',
  method: 'GET',
  area: 'game',
  path: 'team-history/review/league/:leagueId',
  request: z.object({ params: z.object({ leagueId: wholeNumber }) }),
  success: z.object({ rounds: listOf(placedRound, mostRounds) }),
});
