import type { League, SentInvite } from '@rugby/domain/game/model/league';

/** A league as the fake server stores it. */
export interface LeagueRecord extends Pick<League, 'id' | 'name' | 'code' | 'class' | 'privacy' | 'startId' | 'subjectId'> {
  /** Null for an automatic league. */
  readonly managerId: number | null;
  /** In the order in which they joined; empty for an automatic league. */
  readonly memberIds: readonly number[];
  /** The teams of an automatic league. */
  readonly numTeams?: number;
  readonly invites: readonly StoredInvite[];
}

/** An invite that waits for an answer. */
export interface StoredInvite extends SentInvite {
  readonly invitedBy: number;
}
