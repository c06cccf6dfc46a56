import type { LeagueMember } from '../../game/model/league.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { integer, listOf, natural, typed, wholeNumber } from '../text.ts';
import { leagueId, leagueAnswer } from './league.ts';
import { longestPage, paged, pageNumber } from './leagues.ts';

const member: z.ZodMiniType<LeagueMember> = z.object({
  userId: integer,
  displayName: typed,
  teamName: z._default(z.nullable(typed), null),
  rank: z._default(z.nullable(natural), null),
});

/**
 * GET league/{id}/league-users: the members in the order in which they joined. For those who may see the league; 422 for an automatic one.
 * [A-332, A-204]
 */
export const getLeagueUsers = endpoint({
  name: 'leagueUsers',
  method: 'GET',
  area: 'game',
  path: 'league/:leagueId/league-users',
  request: z.object({ params: leagueId, query: z.object({ page: pageNumber }) }),
  success: z.object({ users: listOf(member, longestPage), ...paged }),
});

/** POST league/{id}/user/{userId}: removes a member, whom the code lets in again. A repeat changes nothing. For the league's manager. */
export const removeLeagueUser = endpoint({
  name: 'removeLeagueUser',
  method: 'POST',
  area: 'game',
  path: 'league/:leagueId/user/:userId',
  request: z.object({ params: z.object({ leagueId: wholeNumber, userId: wholeNumber }) }),
  success: z.object({}),
});

/** POST league/{id}/manager: makes another member the manager. For the league's manager. [D53] */
export const handOverLeague = endpoint({
  name: 'handOverLeague',
  method: 'POST',
  area: 'game',
  path: 'league/:leagueId/manager',
  request: z.object({ params: leagueId, body: z.object({ userId: wholeNumber }) }),
  success: leagueAnswer,
});
