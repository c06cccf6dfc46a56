import { checkInviteAddresses } from '@rugby/domain/game/leagues/inviteAddresses';
import { refusalsForMembers, refusalsToInvite, refusalsToSendAgain } from '@rugby/domain/game/leagues/leagueRefusals';
import { leagueRights } from '@rugby/domain/game/leagues/leagueRights';
import { emailKey } from '@rugby/domain/game/session/keys';
import type { LeagueRecord } from '../../scenarios/LeagueRecord.ts';
import type { World } from '../../scenarios/World.ts';
import { createRefusal, createRefusals, words } from '../createRefusal.ts';
import { asManager, storeAndAnswer, type LeagueMutation, pageOf, refuseLeague, storeLeague } from './leagues.ts';
import { withoutMember } from './contestDraws.ts';
import { leagueUserOf } from './leagueUserOf.ts';
import { findRecord, presentLeague } from './presentLeague.ts';
import { rankingOf } from '../rankings/rankingOf.ts';
import { MutationResult } from '../WorldStore.ts';

type Done = MutationResult<object> | Response;

/** The members of a league in the order in which they joined. */
export function membersOf(id: number, page: number, world: World) {
  const found = findRecord(id, world);
  if (found instanceof Response) return found;
  const { record, league } = found;
  const refusals = refusalsForMembers(record);
  if (refusals.length > 0) return refuseLeague(refusals, world);
  const { items, ...rest } = pageOf(record.memberIds, page);
  const ranks = league.status === 'started' ? ranksOf(id, world) : new Map<number, number>();
  return { users: items.map((userId) => ({ ...leagueUserOf(userId, world), rank: ranks.get(userId) ?? null })), ...rest };
}

/** The ranks of the members of a league of at most a hundred, by user id. */
function ranksOf(id: number, world: World): ReadonlyMap<number, number> {
  const request = { page: 1, limit: 100, roundId: undefined, statistic: 'overallPoints', isReversed: false, search: '' } as const;
  return new Map(rankingOf(request, world, id).rankings.map(({ userId, rank }) => [userId, rank]));
}

/** The user leaves a league. A manager hands it to the member who joined first; the last one deletes it. */
export function leaveLeagueOf(id: number, world: World): Done {
  const found = findRecord(id, world);
  if (found instanceof Response) return found;
  const { record } = found;
  if (record.class !== 'regular') return refuseLeague([{ rule: 'automatic-league' }], world);
  const without = withoutMember(record, world.user?.id ?? 0, world);
  const [heir] = without.memberIds;
  if (heir === undefined)
    return new MutationResult({}, { ...world, leagues: world.leagues.filter((league) => league.id !== id) });
  const managerId = record.managerId === world.user?.id ? heir : record.managerId;
  return new MutationResult({}, storeLeague({ ...without, managerId }, world));
}

/** Removes a member, whom the code lets in again. */
export function removeMember(id: number, userId: number, world: World): Done {
  return asManager(id, world, (record) => {
    if (userId === record.managerId) return refuseLeague([{ rule: 'manager-stays' }], world);
    const next = record.memberIds.includes(userId) ? withoutMember(record, userId, world) : record;
    return new MutationResult({}, storeLeague(next, world));
  });
}

/** Makes another member the manager. */
export function handOver(id: number, userId: number, world: World): LeagueMutation {
  return asManager(id, world, (record) => {
    if (!record.memberIds.includes(userId)) return refuseLeague([{ rule: 'not-member', userId }], world);
    return storeAndAnswer({ ...record, managerId: userId }, world);
  });
}

/** The invites that wait for the user's answer. */
export function invitesOf(page: number, world: World) {
  const waiting = world.leagues.flatMap((record) =>
    record.invites
      .filter(({ email }) => isOwn(email, world))
      .map(({ id, sentAt, invitedBy }) => {
        const { userId, displayName } = leagueUserOf(invitedBy, world);
        return { id, league: presentLeague(record, world), invitedBy: { userId, displayName }, sentAt };
      }),
  );
  const { items, ...rest } = pageOf(waiting, page);
  return { invites: items, ...rest };
}

/** The invites of a league that wait for an answer. */
export function sentInvitesOf(id: number, page: number, world: World) {
  return asManager(id, world, (record) => {
    const { items, ...rest } = pageOf(record.invites, page);
    return { invites: items.map(({ id: inviteId, email, sentAt }) => ({ id: inviteId, email, sentAt })), ...rest };
  });
}

/** Invites addresses to a league. Nothing is stored while one of them is wrong. */
export function inviteTo(id: number, sent: readonly string[], world: World): Done {
  const found = findRecord(id, world);
  if (found instanceof Response) return found;
  const { record, league } = found;
  if (record.class !== 'regular') return refuseLeague([{ rule: 'automatic-league' }], world);
  if (!leagueRights(league, world.user?.id ?? 0).canInvite)
    return createRefusal(403, 'forbidden', words('leagues.refusals.membersOnly'));
  const { addresses, invalid } = checkInviteAddresses(sent);
  const problems = invalid.length > 0 ? invalid.map((address) => words('leagues.problems.inviteInvalid', { address })) : [];
  if (addresses.length === 0) problems.push(words('leagues.problems.invites'));
  if (problems.length > 0)
    return createRefusals(
      422,
      problems.map((message) => ({ code: 'invalid', message, field: 'invites' })),
    );
  const tooMany = refusalsToInvite(addresses.length);
  if (tooMany.length > 0) return refuseLeague(tooMany, world);
  return new MutationResult({}, storeLeague(withInvites(record, addresses, world), world));
}

/** Sends an invite of a league again, a day after the last mail at the earliest. */
export function sendAgain(id: number, inviteId: number, world: World): Done {
  return asManager(id, world, (record) => {
    const invite = record.invites.find((sent) => sent.id === inviteId);
    if (invite === undefined) return createRefusal(404, 'not-found', words('leagues.refusals.noInvite'));
    const refusals = refusalsToSendAgain(Date.parse(invite.sentAt), Date.parse(world.now));
    if (refusals.length > 0) return refuseLeague(refusals, world);
    const invites = record.invites.map((sent) => (sent === invite ? { ...sent, sentAt: world.now } : sent));
    return new MutationResult({}, storeLeague({ ...record, invites }, world));
  });
}

/** Without an id the user declines; with one the manager deletes an invite of the league. */
export function removeInvite(
  id: number,
  inviteId: number | undefined,
  world: World,
): MutationResult<{ readonly isJoined: boolean }> | Response {
  const without = (record: LeagueRecord, isGone: (invite: LeagueRecord['invites'][number]) => boolean) =>
    new MutationResult(
      { isJoined: world.user !== null && record.memberIds.includes(world.user.id) },
      storeLeague({ ...record, invites: record.invites.filter((invite) => !isGone(invite)) }, world),
    );
  if (inviteId !== undefined) return asManager(id, world, (record) => without(record, (invite) => invite.id === inviteId));
  const record = world.leagues.find((known) => known.id === id);
  return record === undefined
    ? new MutationResult({ isJoined: false }, world)
    : without(record, ({ email }) => isOwn(email, world));
}

function withInvites(record: LeagueRecord, addresses: readonly string[], world: World): LeagueRecord {
  const known = new Set(record.invites.map(({ email }) => emailKey(email)));
  const firstId = 1 + Math.max(0, ...world.leagues.flatMap(({ invites }) => invites.map((invite) => invite.id)));
  const added = addresses
    .filter((email) => !known.has(emailKey(email)))
    .map((email, index) => ({ id: firstId + index, email, invitedBy: world.user?.id ?? 1, sentAt: world.now }));
  return { ...record, invites: [...added, ...record.invites] };
}

function isOwn(email: string, { user }: World): boolean {
  return user !== null && emailKey(email) === emailKey(user.email);
}
