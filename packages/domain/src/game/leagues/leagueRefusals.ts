import type { Round } from '../model/entities.ts';
import { type League, mostLeagues } from '../model/league.ts';
import { hasRoundBegun } from '../season/rounds.ts';
import type { ContestRefusal } from '../contests/contestRefusals.ts';
import { inviteAgainAfter, mostAddresses, mostInvitesADay } from './inviteAddresses.ts';

/** Why an action in a league is not allowed, with the numbers for a sentence. */
export type LeagueRefusal =
  /** The league has started: only its name changes. */
  | { readonly rule: 'league-started'; readonly startId: number }
  /** The league is automatic: membership follows from the account and cannot be changed. */
  | { readonly rule: 'automatic-league' }
  /** The user who is to become the manager is not a member. */
  | { readonly rule: 'not-member'; readonly userId: number }
  /** Managers do not remove themselves: they hand over, or leave. */
  | { readonly rule: 'manager-stays' }
  /** The user is in as many leagues as a user can be. */
  | { readonly rule: 'too-many-leagues'; readonly limit: number }
  /** More addresses than a call takes, or than a user may invite in a day. */
  | { readonly rule: 'too-many-invites'; readonly limit: number; readonly per: 'call' | 'day' }
  /** The address got a mail from the league less than a day ago. `hours` are to wait, rounded up. */
  | { readonly rule: 'invite-too-soon'; readonly hours: number }
  | ContestRefusal;

/** Whether a league has started at `now`: its start round has begun. A league whose round is unknown has not. */
export function isLeagueStarted({ startId }: Pick<League, 'startId'>, rounds: readonly Round[], now: number): boolean {
  const start = rounds.find(({ id }) => id === startId);
  return start !== undefined && hasRoundBegun(start, now);
}

/** Why privacy and start round cannot change; values that stay are no change. */
export function refusalsToChange(
  change: Partial<Pick<League, 'startId' | 'privacy'>>,
  league: Pick<League, 'startId' | 'privacy' | 'status'>,
): readonly LeagueRefusal[] {
  const isSame = (change.startId ?? league.startId) === league.startId && (change.privacy ?? league.privacy) === league.privacy;
  return league.status === 'started' && !isSame ? [{ rule: 'league-started', startId: league.startId }] : [];
}

/** Why a user who is in `count` leagues of the edition can neither join nor create another one. */
export function refusalsToJoin(count: number): readonly LeagueRefusal[] {
  return count >= mostLeagues ? [{ rule: 'too-many-leagues', limit: mostLeagues }] : [];
}

/** Why the members of a league cannot be listed, and its membership cannot change: an automatic league has a ladder only. */
export function refusalsForMembers({ class: kind }: Pick<League, 'class'>): readonly LeagueRefusal[] {
  return kind === 'regular' ? [] : [{ rule: 'automatic-league' }];
}

/** Why so many addresses cannot be invited in one call. [D51] */
export function refusalsToInvite(count: number): readonly LeagueRefusal[] {
  return count > mostAddresses ? [{ rule: 'too-many-invites', limit: mostAddresses, per: 'call' }] : [];
}

/** Why an invite that was mailed at `sentAt` cannot be mailed again at `now`; both in epoch milliseconds. [D51] */
export function refusalsToSendAgain(sentAt: number, now: number): readonly LeagueRefusal[] {
  const wait = sentAt + inviteAgainAfter - now;
  return wait > 0 ? [{ rule: 'invite-too-soon', hours: Math.ceil(wait / (60 * 60 * 1000)) }] : [];
}

/** The refusal of invites beyond those of a day. [D51] */
export const dayOfInvitesUsed: LeagueRefusal = { rule: 'too-many-invites', limit: mostInvitesADay, per: 'day' };
