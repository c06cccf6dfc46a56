import {
  createLeague,
  deleteLeague,
  joinLeague,
  leaveLeague,
  renewLeagueCode,
  showLeague,
  showLeagueByCode,
  updateLeague,
} from '@rugby/domain/contract/league/league';
import { showSharedLeague } from '@rugby/domain/contract/league/sharedLeague';
import {
  declineMailedInvite,
  deleteInvite,
  getInvites,
  getSentInvites,
  inviteToLeague,
  sendInviteAgain,
} from '@rugby/domain/contract/league/leagueInvites';
import { getCup, getHeadToHead } from '@rugby/domain/contract/league/leagueContests';
import { getLeagueUsers, handOverLeague, removeLeagueUser } from '@rugby/domain/contract/league/leagueMembers';
import { getLeagues, getLeaguesToJoin } from '@rugby/domain/contract/league/leagues';
import { codeOfLeague } from '../../builders/leagues.ts';
import { cupOf, headToHeadOf } from './contests.ts';
import { createRoute, createSignedInRoute, type Route } from '../createRoute.ts';
import {
  handOver,
  inviteTo,
  invitesOf,
  leaveLeagueOf,
  membersOf,
  removeInvite,
  removeMember,
  sendAgain,
  sentInvitesOf,
} from './leagueMembers.ts';
import {
  createLeagueOf,
  findByCode,
  joinByCode,
  leaguesOf,
  leaguesToJoin,
  removeLeague,
  renewCode,
  updateLeagueOf,
} from './leagues.ts';
import { findLeague } from './presentLeague.ts';

const params = { leagueId: 1 };
const byCode = { params: { code: codeOfLeague(2) } };

/** The token in the mail of the only invite that waits. */
const waitingToken = 'a'.repeat(43);

/** The routes of leagues. Those with fixed words in the path stand before those with ids. */
export const leagueRoutes: readonly Route[] = [
  createSignedInRoute(getLeagues, { query: {} }, ({ query }, world) => leaguesOf(query, world)),
  createSignedInRoute(getInvites, { query: {} }, ({ query }, world) => invitesOf(query.page, world)),
  createSignedInRoute(getLeaguesToJoin, { query: {} }, ({ query }, world) => leaguesToJoin(query, world)),
  createSignedInRoute(showLeagueByCode, byCode, ({ params: { code } }, world) => findByCode(code, world)),
  createRoute(showSharedLeague, byCode, ({ params: { code } }, world) => {
    const found = findByCode(code, world);
    return found instanceof Response ? found : { name: found.league.name };
  }),
  createRoute(declineMailedInvite, { params: { token: waitingToken } }, ({ params }) => ({
    isDeclined: params.token === waitingToken,
  })),
  createSignedInRoute(createLeague, { body: { name: 'Ruck and Roll', startId: 8, privacy: 'private' } }, ({ body }, world) =>
    createLeagueOf(body, world),
  ),
  createSignedInRoute(joinLeague, byCode, ({ params: { code } }, world) => joinByCode(code, world)),
  createSignedInRoute(showLeague, { params }, ({ params: { leagueId } }, world) => findLeague(leagueId, world)),
  createSignedInRoute(updateLeague, { params, body: { name: 'Ruck and Roll' } }, ({ params: { leagueId }, body }, world) =>
    updateLeagueOf(leagueId, body, world),
  ),
  createSignedInRoute(leaveLeague, { params }, ({ params: { leagueId } }, world) => leaveLeagueOf(leagueId, world)),
  createSignedInRoute(deleteLeague, { params }, ({ params: { leagueId } }, world) => removeLeague(leagueId, world)),
  createSignedInRoute(renewLeagueCode, { params }, ({ params: { leagueId } }, world) => renewCode(leagueId, world)),
  createSignedInRoute(getLeagueUsers, { params, query: {} }, ({ params: { leagueId }, query }, world) =>
    membersOf(leagueId, query.page, world),
  ),
  createSignedInRoute(getHeadToHead, { params, query: {} }, ({ params: { leagueId }, query }, world) =>
    headToHeadOf(leagueId, query.round, world),
  ),
  createSignedInRoute(getCup, { params }, ({ params: { leagueId } }, world) => cupOf(leagueId, world)),
  createSignedInRoute(getSentInvites, { params, query: {} }, ({ params: { leagueId }, query }, world) =>
    sentInvitesOf(leagueId, query.page, world),
  ),
  createSignedInRoute(
    inviteToLeague,
    { params, body: { invites: ['ana@example.org'] } },
    ({ params: { leagueId }, body }, world) => inviteTo(leagueId, body.invites, world),
  ),
  createSignedInRoute(sendInviteAgain, { params, body: { inviteId: 1 } }, ({ params: { leagueId }, body }, world) =>
    sendAgain(leagueId, body.inviteId, world),
  ),
  createSignedInRoute(deleteInvite, { params, body: {} }, ({ params: { leagueId }, body }, world) =>
    removeInvite(leagueId, body.inviteId, world),
  ),
  createSignedInRoute(removeLeagueUser, { params: { leagueId: 1, userId: 2 } }, ({ params: { leagueId, userId } }, world) =>
    removeMember(leagueId, userId, world),
  ),
  createSignedInRoute(handOverLeague, { params, body: { userId: 2 } }, ({ params: { leagueId }, body }, world) =>
    handOver(leagueId, body.userId, world),
  ),
];
