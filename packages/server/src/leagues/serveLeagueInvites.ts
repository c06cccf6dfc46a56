import {
  declineMailedInvite,
  deleteInvite,
  getInvites,
  getSentInvites,
  inviteToLeague,
  sendInviteAgain,
} from '@rugby/domain/contract/league/leagueInvites';
import { pageSize } from '@rugby/domain/contract/league/leagues';
import { emailKey } from '@rugby/domain/game/session/keys';
import { requireWholeToken } from '../mail/requireWholeToken.ts';
import { hashText } from '../protection/hashText.ts';
import type { Routes } from '../http/routes/Routes.ts';
import { currentWorld } from '../team/currentWorld.ts';
import { lockLeagueFor } from './findLeague.ts';
import { answerInvites, sendInvites } from './invites.ts';
import type { LeagueDeps } from './LeagueDeps.ts';
import { isMember } from './members.ts';
import { mailInviteAgain } from './mailInviteAgain.ts';
import { selectLeagues } from './leagueRows.ts';
import { presentLeagues } from './presentLeagues.ts';

/** Serves the invites to leagues. An invite belongs to its address: the user with that address may answer. */
export function serveLeagueInvites({ serveSignedIn, mutate }: Pick<Routes, 'serveSignedIn' | 'mutate'>, deps: LeagueDeps): void {
  const { db, seasons, words } = deps;

  serveSignedIn(getInvites, async ({ user, edition, input: { query } }) => {
    const world = await currentWorld(seasons, edition, words);
    const rows = await selectLeagues(db, edition, user)
      .leftJoin('users as inviter', 'inviter.id', 'invite.invitedBy')
      .select(['invite.sentAt', 'inviter.id as inviterId', 'inviter.displayName as inviterName'])
      .where('invite.id', 'is not', null)
      .where('own.joinedOrder', 'is', null)
      .orderBy('invite.sentAt', 'desc')
      .orderBy('invite.id', 'desc')
      .limit(pageSize + 1)
      .offset((query.page - 1) * pageSize)
      .execute();
    const shown = rows.slice(0, pageSize);
    const leagues = await presentLeagues(db, shown, user, world, deps);
    const invites = shown.flatMap(({ inviteId, sentAt, inviterId, inviterName }, index) => {
      const league = leagues[index];
      if (league === undefined || inviteId === null || sentAt === null) return [];
      const invitedBy = inviterId === null || inviterName === null ? null : { userId: inviterId, displayName: inviterName };
      return [{ id: inviteId, league, invitedBy, sentAt: sentAt.toISOString() }];
    });
    return { invites, nextPage: rows.length > pageSize, page: query.page };
  });

  mutate(inviteToLeague, async ({ tx, user, edition, input: { params, body } }) => {
    const world = await currentWorld(seasons, edition, words, tx);
    const reader = { user, world };
    const league = await lockLeagueFor(tx, params.leagueId, reader, 'members', deps);
    await sendInvites(tx, league, body.invites, reader, deps);
    return {};
  });

  mutate(sendInviteAgain, async ({ tx, user, edition, input: { params, body } }) => {
    const world = await currentWorld(seasons, edition, words, tx);
    const reader = { user, world };
    const league = await lockLeagueFor(tx, params.leagueId, reader, 'manager', deps);
    await mailInviteAgain(tx, league, body.inviteId, reader, deps);
    return {};
  });

  mutate(deleteInvite, async ({ tx, user, edition, input: { params, body } }) => {
    const world = await currentWorld(seasons, edition, words, tx);
    if (body.inviteId === undefined) {
      const ofUser = { leagueId: params.leagueId, emailKey: emailKey(user.email), edition: edition.id };
      await answerInvites(tx, ofUser, 'declined');
      return { isJoined: await isMember(tx, params.leagueId, user.id) };
    }
    const league = await lockLeagueFor(tx, params.leagueId, { user, world }, 'manager', deps);
    await answerInvites(tx, { leagueId: league.id, id: body.inviteId, edition: edition.id }, 'withdrawn');
    return { isJoined: true };
  });

  serveSignedIn(getSentInvites, async ({ user, edition, input: { params, query } }) => {
    const world = await currentWorld(seasons, edition, words);
    return db.transaction().execute(async (tx) => {
      const league = await lockLeagueFor(tx, params.leagueId, { user, world }, 'manager', deps);
      const rows = await tx
        .selectFrom('leagueInvites')
        .select(['id', 'email', 'sentAt'])
        .where('leagueId', '=', league.id)
        .where('status', '=', 'waiting')
        .orderBy('sentAt', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .offset((query.page - 1) * pageSize)
        .execute();
      const invites = rows.slice(0, pageSize).map(({ sentAt, ...invite }) => ({ ...invite, sentAt: sentAt.toISOString() }));
      return { invites, nextPage: rows.length > pageSize, page: query.page };
    });
  });
}

/** Serves the way out of an invite, which needs the token of its mail and nothing else. Joining deletes the invite, and so does closing the league. */
export function serveDeclineMailedInvite(
  { serve }: Pick<Routes, 'serve'>,
  { db, words }: Pick<LeagueDeps, 'db' | 'words'>,
): void {
  serve(declineMailedInvite, async ({ edition, input: { params } }) => {
    requireWholeToken(params.token, words);
    const tokenHash = hashText(params.token);
    await answerInvites(db, { tokenHash, edition: edition.id }, 'declined');
    const declined = await db
      .selectFrom('leagueInvites')
      .select('id')
      .where('tokenHash', '=', tokenHash)
      .where('status', '=', 'declined')
      .executeTakeFirst();
    return { isDeclined: declined !== undefined };
  });
}
