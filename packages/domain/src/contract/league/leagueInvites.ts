import type { LeagueInvite, LeagueUser, SentInvite } from '../../game/model/league.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { integer, listOf, typed, upTo, wholeNumber } from '../text.ts';
import { leagueId, wireLeague } from './league.ts';
import { longestPage, paged, pageNumber } from './leagues.ts';

const instant = z.iso.datetime().check(z.maxLength(30));

const inviter: z.ZodMiniType<LeagueUser> = z.object({ userId: integer, displayName: typed });

const invite: z.ZodMiniType<LeagueInvite> = z.object({
  id: integer,
  league: wireLeague,
  invitedBy: z.nullable(inviter),
  sentAt: instant,
});

/**
 * GET leagues/invites: the invites that wait for the user's answer, newest first. The user accepts by `joinLeague` and declines by
 * `deleteInvite`.
 */
export const getInvites = endpoint({
  name: 'invites',
  method: 'GET',
  area: 'game',
  path: 'leagues/invites',
  request: z.object({ query: z.object({ page: pageNumber }) }),
  success: z.object({ invites: listOf(invite, longestPage), ...paged }),
});

const emailAddress = z.union([
  typed,
  z.pipe(
    z.object({ email: typed }),
    z.transform(({ email }) => email),
  ),
]);

/** POST league/{id}/invite: sends invites by mail. An address that is invited already gets no second mail. For members. */
export const inviteToLeague = endpoint({
  name: 'inviteToLeague',
  method: 'POST',
  area: 'game',
  path: 'league/:leagueId/invite',
  request: z.object({ params: leagueId, body: z.object({ invites: listOf(emailAddress, 1000) }) }),
  success: z.object({}),
});

/**
 * POST league/{id}/invite/delete: without `inviteId` the user declines their own invite; with it the manager deletes an invite that the league
 * has sent. A repeat changes nothing. `leagueId` repeats the id of the URL, which counts. A user who is in the league (`isJoined`) stays in it.
 */
export const deleteInvite = endpoint({
  name: 'deleteInvite',
  method: 'POST',
  area: 'game',
  path: 'league/:leagueId/invite/delete',
  request: z.object({
    params: leagueId,
    body: z.object({ leagueId: z.optional(wholeNumber), inviteId: z.optional(wholeNumber) }),
  }),
  success: z.object({ isJoined: z.boolean() }),
});

/** POST league/{id}/invite/again { inviteId }: mails an invite that waits once more, a day after its last mail at the earliest. For the manager. */
export const sendInviteAgain = endpoint({
  name: 'sendInviteAgain',
  method: 'POST',
  area: 'game',
  path: 'league/:leagueId/invite/again',
  request: z.object({ params: leagueId, body: z.object({ inviteId: wholeNumber }) }),
  success: z.object({}),
});

const sentInvite: z.ZodMiniType<SentInvite> = z.object({ id: integer, email: typed, sentAt: instant });

/** GET league/{id}/invites: the invites that wait for an answer, newest first. For the league's manager. */
export const getSentInvites = endpoint({
  name: 'sentInvites',
  method: 'GET',
  area: 'game',
  path: 'league/:leagueId/invites',
  request: z.object({ params: leagueId, query: z.object({ page: pageNumber }) }),
  success: z.object({ invites: listOf(sentInvite, longestPage), ...paged }),
});

/**
 * POST league/invite/decline/{token}: declines the invite of a mail, without a session, also one that was withdrawn meanwhile. A repeat changes
 * nothing. An invite whose address has joined, or whose league is closed, is not declined: `isDeclined` is false.
 */
export const declineMailedInvite = endpoint({
  name: 'declineMailedInvite',
  method: 'POST',
  area: 'game',
  path: 'league/invite/decline/:token',
  request: z.object({ params: z.object({ token: upTo(64) }) }),
  success: z.object({ isDeclined: z.boolean() }),
});
