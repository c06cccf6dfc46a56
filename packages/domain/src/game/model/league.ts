import type { ContestStatus } from './contest.ts';

/**
 * `regular` leagues are made by users. The others are automatic: everyone, the users of a country of residence, the users who support a
 * squad.
 */
export const leagueClasses = ['regular', 'overall', 'country', 'squad'] as const;
export type LeagueClass = (typeof leagueClasses)[number];

/** Who finds a league: everyone, or only those with its code. */
export const privacies = ['private', 'public'] as const;
export type Privacy = (typeof privacies)[number];

/** `scheduled` until the start round begins. */
export type LeagueStatus = 'scheduled' | 'started';

/** A user as other users see them. */
export interface LeagueUser {
  readonly userId: number;
  readonly displayName: string;
}

/** The user who runs a league. `name` repeats the display name: real names are not public. */
export interface LeagueManager extends LeagueUser {
  readonly name: string;
}

/** A member of a league. `teamName` is null without a team, `rank` before the league has ranks. */
export interface LeagueMember extends LeagueUser {
  readonly teamName: string | null;
  readonly rank: number | null;
}

/** The user's rank after a round. */
export interface OwnRank {
  readonly roundId: number;
  readonly rank: number;
}

/** A league as one user sees it. */
export interface League {
  readonly id: number;
  readonly name: string;
  /** Null for those who may not join, and for automatic leagues. */
  readonly code: string | null;
  readonly class: LeagueClass;
  readonly privacy: Privacy;
  /** Id of the first round whose points count. */
  readonly startId: number;
  readonly status: LeagueStatus;
  /** Null for automatic leagues. */
  readonly leagueManager: LeagueManager | null;
  readonly isJoined: boolean;
  /** Whether an invite waits for the user's answer. */
  readonly isInvited: boolean;
  /** The number of members; of an automatic league, the number of teams in it. */
  readonly numTeams: number;
  /** The user's rank now; null before the first points and for users who are not members. */
  readonly rank: number | null;
  /** The user's rank after the round before. */
  readonly prevRank: number | null;
  /** The user's ranks after each round until now, oldest first; in the list of the user's leagues only, empty elsewhere. */
  readonly ownRanks: readonly OwnRank[];
  /** Whether another team of the league shares the rank. */
  readonly isTied: boolean;
  /** Points with which the user's team passes the next better one; null in the lead, without a rank and after the season. */
  readonly pointsToPass: number | null;
  /** The name of the team that they pass, of equal ones the last; empty for a team without a name. Null without such points. */
  readonly nextTeamName: string | null;
  /**
   * The number of teams in the ladder, among which the user has the rank; null without a rank. At most `numTeams`, as not every member has
   * played.
   */
  readonly numRankedTeams: number | null;
  /** What an automatic league is about: the country of residence, or the squad. Null for others. */
  readonly subjectId: number | null;
  /** Always `off` in automatic leagues, as is `cup`. [B22] */
  readonly headToHead: ContestStatus;
  readonly cup: ContestStatus;
}

/** An invite to a league that the user has not answered. `invitedBy` is null when that account was deleted. */
export interface LeagueInvite {
  readonly id: number;
  readonly league: League;
  readonly invitedBy: LeagueUser | null;
  /** UTC ISO 8601. */
  readonly sentAt: string;
}

/** An invite that a league has sent and that waits for an answer. */
export interface SentInvite {
  readonly id: number;
  readonly email: string;
  /** UTC ISO 8601. */
  readonly sentAt: string;
}

/** The most leagues of an edition that a user is in, those that they run included. */
export const mostLeagues = 300;
