import type { League } from '../model/league.ts';

/** What a user is in a league. An invited user is not a member yet. */
export type LeagueRole = 'manager' | 'member' | 'invited' | 'other';

/** What a user may do with a league. */
export interface LeagueRights {
  readonly role: LeagueRole;
  /** See name, members and ladder. */
  readonly canSee: boolean;
  /** Join with the code, which the answers of the server then carry. */
  readonly canJoin: boolean;
  readonly canLeave: boolean;
  readonly canInvite: boolean;
  /** Change name, privacy and start round, make a new code, see and delete sent invites, remove members, hand over, delete. */
  readonly canManage: boolean;
}

type Seen = Pick<League, 'class' | 'privacy' | 'leagueManager' | 'isJoined' | 'isInvited'>;

/** Whether the user runs the league. Automatic leagues have no manager. */
export function isLeagueManager(
  { class: kind, leagueManager }: Pick<League, 'class' | 'leagueManager'>,
  userId: number,
): boolean {
  return kind === 'regular' && leagueManager?.userId === userId;
}

/** What the user may do with the league. Members invite as well as the manager. */
export function leagueRights(league: Seen, userId: number): LeagueRights {
  const role = roleIn(league, userId);
  if (league.class !== 'regular') return { ...noRights, role, canSee: true };
  const isMember = role === 'manager' || role === 'member';
  return {
    role,
    canSee: role !== 'other' || league.privacy === 'public',
    canJoin: !isMember && (role === 'invited' || league.privacy === 'public'),
    canLeave: isMember,
    canInvite: isMember,
    canManage: role === 'manager',
  };
}

const noRights = { canSee: false, canJoin: false, canLeave: false, canInvite: false, canManage: false } as const;

function roleIn(league: Seen, userId: number): LeagueRole {
  if (isLeagueManager(league, userId)) return 'manager';
  if (league.isJoined) return 'member';
  return league.isInvited ? 'invited' : 'other';
}
