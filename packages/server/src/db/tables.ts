import type { IdempotencyKeyTable, RefusedRegistrationTable, RegistrationKeyTable } from './tables/idempotencyTables.ts';
import type { Gender } from '@rugby/domain/game/session/genders';
import type { EditionId } from '@rugby/domain/editions';
import type { PlayerStatus, Position, Progress, RoundStage, StatLine } from '@rugby/domain/game/model/entities';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AvatarTable, SessionTable } from './tables/accountTables.ts';
import type { ContestEntryTable, ContestTable } from './tables/contestTables.ts';
import type { LeagueInviteCountTable, LeagueInviteTable, LeagueMemberTable, LeagueTable } from './tables/leagueTables.ts';
import type { LoginDeviceTable, MailTable, PasswordResetRequestTable, PasswordResetTable } from './tables/mailTables.ts';
import type { OperationTables } from './tables/operationTables.ts';
import type { PreRegistrationTable } from './tables/preRegistrationTable.ts';
import type { RankingTables } from './tables/rankingTables.ts';
import type { ReminderTable } from './tables/reminderTable.ts';
import type { RateLimitTable } from './tables/rateLimitTable.ts';
import type { TeamLinkTable } from './tables/teamLinkTable.ts';
import type { TeamBoosterTable, TeamRoundTable, TeamTable } from './tables/teamTables.ts';

/** The tables that the migrations create. Columns are snake_case in the database. Money is in whole dollars. */
export interface Database extends RankingTables, OperationTables {
  readonly seasons: SeasonTable;
  readonly squads: SquadTable;
  readonly rounds: RoundTable;
  readonly fixtures: FixtureTable;
  readonly players: PlayerTable;
  readonly percentSelected: PercentSelectedTable;
  readonly playerLocks: PlayerLockTable;
  readonly statRecords: StatRecordTable;
  readonly statAudit: StatAuditTable;
  readonly users: UserTable;
  readonly userModals: UserModalTable;
  readonly avatars: AvatarTable;
  readonly sessions: SessionTable;
  readonly idempotencyKeys: IdempotencyKeyTable;
  readonly registrationKeys: RegistrationKeyTable;
  readonly refusedRegistrations: RefusedRegistrationTable;
  readonly teams: TeamTable;
  readonly teamBoosters: TeamBoosterTable;
  readonly teamRounds: TeamRoundTable;
  readonly teamLinks: TeamLinkTable;
  readonly rateLimits: RateLimitTable;
  readonly leagues: LeagueTable;
  readonly leagueMembers: LeagueMemberTable;
  readonly leagueInvites: LeagueInviteTable;
  readonly leagueInviteCounts: LeagueInviteCountTable;
  readonly contests: ContestTable;
  readonly contestEntries: ContestEntryTable;
  readonly mails: MailTable;
  readonly preRegistrations: PreRegistrationTable;
  readonly reminders: ReminderTable;
  readonly passwordResetRequests: PasswordResetRequestTable;
  readonly passwordResets: PasswordResetTable;
  readonly loginDevices: LoginDeviceTable;
}

type Instant = ColumnType<Date, Date | string, Date | string>;

/** The season of an edition: its source, and the offset of its game time from the clock of the database. */
export interface SeasonTable {
  readonly edition: EditionId;
  readonly origin: 'practice' | 'import';
  readonly clockOffsetMs: ColumnType<string, number | undefined, number>;
  /** Incremented by each change of the season, so that a process knows when its copy is outdated. */
  readonly revision: ColumnType<number, number | undefined, number>;
  readonly createdAt: ColumnType<Date, never, never>;
}

interface OfEdition {
  readonly edition: EditionId;
  /** The id in the feed. */
  readonly id: number;
}

export interface SquadTable extends OfEdition {
  readonly name: string;
  readonly abbreviation: string;
  readonly badge: string;
}

export interface RoundTable extends OfEdition {
  readonly roundNumber: number;
  readonly roundStage: RoundStage;
  readonly status: Progress;
  readonly startDate: Instant;
  /** Game time when the round was finished; null before. */
  readonly finishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** How many fixtures had kicked off when ranks were stored for the last time; 0 before the first kick-off. */
  readonly kickOffs: Generated<number>;
}

export interface FixtureTable extends OfEdition {
  readonly roundId: number;
  readonly date: Instant;
  readonly status: Progress;
  readonly venueName: string;
  readonly homeSquadId: number;
  readonly awaySquadId: number;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

export interface PlayerTable extends OfEdition {
  readonly feedId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly squadId: number;
  readonly position: Position;
  readonly cost: number;
  readonly status: PlayerStatus;
}

/** The share of complete teams that hold a player in a round, fixed when the round starts. */
export interface PercentSelectedTable {
  readonly edition: EditionId;
  readonly roundId: number;
  readonly playerId: number;
  /** Tenths of a percent. */
  readonly tenths: number;
}

/** A player of a squad at its kick-off in a round: locked in the round whatever changes later. */
export interface PlayerLockTable {
  readonly edition: EditionId;
  readonly roundId: number;
  readonly playerId: number;
  readonly fixtureId: number;
}

export interface StatRecordTable {
  readonly edition: EditionId;
  readonly fixtureId: number;
  readonly playerId: number;
  readonly roundId: number;
  readonly line: JSONColumnType<StatLine>;
  readonly points: number;
}

/** One row for each record that a later file changed, added to a scored round or withdrew. */
export interface StatAuditTable {
  readonly id: GeneratedAlways<number>;
  readonly edition: EditionId;
  readonly fixtureId: number;
  readonly playerId: number;
  readonly before: JSONColumnType<StatLine> | null;
  readonly after: JSONColumnType<StatLine> | null;
  readonly pointsBefore: number | null;
  readonly pointsAfter: number | null;
  /** Whether the points were final before the change. Such changes are published. */
  readonly wereFinal: boolean;
  readonly fileHash: string;
  /** Game time. */
  readonly at: ColumnType<Date, Date, never>;
}

export interface UserTable {
  readonly id: GeneratedAlways<number>;
  readonly email: string;
  /** In lower case; unique. */
  readonly emailKey: string;
  readonly displayName: string;
  /** Without case and accents; unique. */
  readonly displayNameKey: string;
  /** Null for a simulated user, who cannot log in. */
  readonly passwordHash: string | null;
  /** Whether this is a simulated user. They are deleted when a season is imported. */
  readonly isPractice: Generated<boolean>;
  readonly firstName: string;
  readonly lastName: string;
  readonly dob: string;
  readonly gender: Gender;
  readonly countryOfResidenceId: number;
  /** The id of the supported squad by the id of the edition; absent or 0 for none. */
  readonly supportedSquads: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
  readonly isNotificationsEnabled: Generated<boolean>;
  readonly optInNzr: boolean;
  readonly optInRugbyAu: boolean;
  readonly optInSa: boolean;
  readonly playedGames: string[];
  /** Null without an avatar. */
  readonly avatarHash: ColumnType<string | null, string | null | undefined, string | null>;
  readonly createdAt: Generated<Date>;
}

/** A notification that a player of a user's team no longer plays at the position of their slot. Shown once. */
export interface UserModalTable {
  readonly id: GeneratedAlways<number>;
  readonly userId: number;
  readonly edition: EditionId;
  readonly outPlayerId: number;
  readonly currentPosition: Position;
  /** The position of the player's slot. */
  readonly prevPosition: Position;
  /** Null until the user has seen it. */
  readonly viewedAt: ColumnType<Date | null, never, Date>;
}
