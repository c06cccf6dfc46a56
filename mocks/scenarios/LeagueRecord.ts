import type { ContestKind } from '@rugby/domain/game/model/contest';
import type { League, SentInvite } from '@rugby/domain/game/model/league';

/** A league as the fake server stores it. */
export interface LeagueRecord extends Pick<League, 'id' | 'name' | 'code' | 'class' | 'privacy' | 'startId' | 'subjectId'> {
  /** Null for an automatic league. */
  readonly managerId: number | null;
  /** In the order in which they joined; of an automatic league, without the user of the world. */
  readonly memberIds: readonly number[];
  readonly invites: readonly StoredInvite[];
  /** The contests that are switched on, each with the id of the first round for which it may be drawn. */
  readonly contests?: Readonly<Partial<Record<ContestKind, number>>>;
  /** Members who joined after the start of the season. `joinedAfter` is the number of the latest round that had begun. */
  readonly lateMembers?: readonly { readonly userId: number; readonly joinedAfter: number }[];
  /** Users who have left. `lastRound` is the number of the latest round that had begun, `leftFrom` of the first that does not count. */
  readonly departures?: readonly { readonly userId: number; readonly leftFrom: number; readonly lastRound: number }[];
}

/** An invite that waits for an answer. */
export interface StoredInvite extends SentInvite {
  readonly invitedBy: number;
}
