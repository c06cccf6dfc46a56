import type { EditionId } from '@rugby/domain/editions';
import type { LeagueClass, Privacy } from '@rugby/domain/game/model/league';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A league. Members of an automatic one follow from accounts: they have no rows in `league_members`. */
export interface LeagueTable {
  readonly id: GeneratedAlways<number>;
  readonly edition: EditionId;
  readonly class: Generated<LeagueClass>;
  /** The country or the squad of an automatic league, else 0. */
  readonly subjectId: Generated<number>;
  /** Empty in an automatic league, whose name is in the words or the season. */
  readonly name: Generated<string>;
  /** The name as it is searched. */
  readonly nameKey: Generated<string>;
  /** In upper case; null in an automatic league. */
  readonly code: string | null;
  readonly privacy: Generated<Privacy>;
  /** Null in an automatic league, which counts from the first round. */
  readonly startRoundId: number | null;
  /** Always a member; null in an automatic league. */
  readonly managerId: number | null;
  /** Members; of an automatic league the teams when they were last counted. */
  readonly numTeams: Generated<number>;
  readonly createdAt: Generated<Date>;
}

/** A member of a league that a user made. */
export interface LeagueMemberTable {
  readonly leagueId: number;
  readonly userId: number;
  /** Grows with each member who joins any league. */
  readonly joinedOrder: GeneratedAlways<number>;
  readonly joinedAt: ColumnType<Date, never, never>;
}

/** An invite to an address. It is deleted when its owner joins. */
export interface LeagueInviteTable {
  readonly id: GeneratedAlways<number>;
  readonly leagueId: number;
  readonly invitedBy: number | null;
  /** Both empty unless the invite waits for an answer. */
  readonly email: string;
  readonly emailKey: string;
  /** SHA-256 of league and address, so that an answered invite is known without its address. */
  readonly addressHash: string;
  /** SHA-256 of the token in the mail. */
  readonly tokenHash: string;
  readonly sentAt: ColumnType<Date, never, Date>;
  readonly status: ColumnType<'waiting' | 'declined' | 'withdrawn', never, 'waiting' | 'declined' | 'withdrawn'>;
}

/** The invites that a user sent on a day (UTC). */
export interface LeagueInviteCountTable {
  readonly userId: number;
  readonly day: ColumnType<Date, Date | string, never>;
  readonly sent: number;
}
