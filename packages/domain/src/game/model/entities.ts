/** The eight positions that rules know, in pitch order. [G-152] */
export const positions = ['prop', 'hooker', 'lock', 'loose_forward', 'scrum_half', 'fly_half', 'centre', 'outside_back'] as const;
export type Position = (typeof positions)[number];

/** How likely a player is to play. [G-173, G-175, G-176] */
export const playerStatuses = ['starting', 'bench', 'not-selected', 'injured', 'eliminated', 'uncertain'] as const;
export type PlayerStatus = (typeof playerStatuses)[number];

/** State of a round and of a fixture. [G-131, G-138] */
export const progressStates = ['scheduled', 'playing', 'complete'] as const;
export type Progress = (typeof progressStates)[number];

export type RoundStage = 'group' | 'knockout';

/** The raw codes of a player's match, in the order of the feed. [G-179] */
export const statCodes = [
  ...(['MP', 'T', 'TA', 'C', 'CM', 'PG', 'PGM', 'DG', 'DGM', 'YC', 'RC', 'TW', 'I', 'LT'] as const),
  ...(['LS', 'LE', 'TK', 'MT', 'TB', 'O', 'LB', 'LC', 'MG', 'PC', 'E', 'SW', 'K_50_22'] as const),
] as const;
export type StatCode = (typeof statCodes)[number];

/** Counts of one player in one match; MP is minutes, MG is metres. */
export type StatLine = Readonly<Record<StatCode, number>>;

/** A stat line with the player and the match it belongs to. [G-180] */
export interface StatRecord extends StatLine {
  readonly playerId: number;
  readonly roundId: number;
  readonly fixtureId: number;
}

/** The figures by name that statistics show, of a season or of one match. [G-072 to G-080, G-178] */
export const figureNames = [
  'gamesPlayed',
  'tries',
  'assists',
  'conversions',
  'turnovers',
  'tackles',
  'metresGained',
  'linebreaks',
  'offloads',
] as const;
export type FigureName = (typeof figureNames)[number];

/** Counts by name; `metresGained` is in metres. Null where the source does not know one. */
export type Figures = Readonly<Record<FigureName, number | null>>;

/** A player's match: figures, counts that score, and the points that the server counted. */
export interface MatchFigures extends Figures {
  readonly roundId: number;
  readonly fixtureId: number;
  readonly scoringMetrics: Readonly<Partial<Record<StatCode, number>>>;
  readonly points: number;
  /** Changes after the points were final, the newest first. */
  readonly corrections: readonly Correction[];
}

/** A change of a player's match after its points were final. [B8] */
export interface Correction {
  /** Game time, UTC ISO 8601. */
  readonly at: string;
  /** In the order of the feed. */
  readonly counts: readonly CountChange[];
  /** Without a record the points are 0. */
  readonly points: Change;
}

export interface Change {
  readonly from: number;
  readonly to: number;
}

export interface CountChange extends Change {
  readonly code: StatCode;
}

export interface Squad {
  readonly id: number;
  readonly name: string;
  readonly abbreviation: string;
  readonly badge: string;
}

/** A match. `date` is the kick-off, UTC ISO 8601. Scores are null until there is one. [G-137 to G-143] */
export interface Fixture {
  readonly id: number;
  readonly status: Progress;
  readonly date: string;
  readonly venueName: string;
  readonly homeSquadId: number;
  readonly homeSquadName: string;
  readonly homeSquadAbbr: string;
  readonly awaySquadId: number;
  readonly awaySquadName: string;
  readonly awaySquadAbbr: string;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
}

/** A round with its fixtures. `roundNumber` is its position in the list, from 1. [G-128 to G-134] */
export interface Round {
  readonly id: number;
  readonly roundNumber: number;
  readonly roundStage: RoundStage;
  readonly status: Progress;
  readonly startDate: string;
  readonly isLockedForUpdating: boolean;
  readonly fixtures: readonly Fixture[];
}

/** Figures of a player over the season; null where there is none. [G-158 to G-163] */
export interface PlayerStats {
  readonly totalPoints: number;
  readonly avgPoints: number | null;
  readonly lastRoundPoints: number | null;
  readonly positionRank: number | null;
  /** Id of the squad's next scheduled fixture. */
  readonly nextFixture: number | null;
  /** Points by round id. */
  readonly scores: Readonly<Record<number, number>>;
}

/** A player. `cost` is in whole dollars; `selected` is percent by round id. [G-148 to G-156] */
export interface Player {
  readonly id: number;
  readonly feedId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly squadId: number;
  readonly position: Position;
  readonly cost: number;
  readonly status: PlayerStatus;
  /** A published copy for display; rules read `lockedBy` and the kick-off instead. */
  readonly isLocked: boolean;
  /** Id of the running round's fixture at whose kick-off the player was in one of its squads; null without one. */
  readonly lockedBy: number | null;
  readonly selected: Readonly<Record<number, number>>;
  readonly stats: PlayerStats;
}

/** Player ids by position, one entry a slot, 0 for an empty one. [G-183, G-198] */
export type Lineup = Readonly<Record<Position, readonly number[]>>;

/** A lineup and its captain, null without one. */
export interface Selection {
  readonly lineup: Lineup;
  readonly captainId: number | null;
}

export const boosterTypes = ['TRIPLE_CAPTAIN', 'LIMITLESS', 'CO_CAPTAIN', 'SUPER_KICKER', 'DEFENSIVE_KING'] as const;
export type BoosterType = (typeof boosterTypes)[number];

/** A booster applied in a round; `playerId` is null for one that needs no player. [G-202 to G-209] */
export interface Booster {
  readonly id: number;
  readonly type: BoosterType;
  readonly roundId: number;
  readonly roundNumber: number;
  readonly playerId: number | null;
}

/** Points of a team: of its round, of its season up to that round, and of each player, with multipliers and boosters. */
export interface TeamPoints {
  readonly round: number;
  readonly total: number;
  readonly players: Readonly<Record<number, number>>;
}

/** A saved team. Money in whole dollars; `budget` is `salaryCap` minus `value`. [G-181 to G-189] */
export interface Team extends Selection {
  readonly id: number;
  readonly name: string;
  readonly userId: number;
  readonly startRoundId: number | null;
  readonly salaryCap: number;
  readonly value: number;
  readonly budget: number;
  readonly isComplete: boolean;
  readonly version: number;
  readonly savedAt: string;
  readonly boosters: readonly Booster[];
  readonly points: TeamPoints;
}

/** A saved team as another user sees it. Where picks are hidden, it does not say that or when it was changed. [B20] */
export interface TeamOfUser extends Omit<Team, 'version' | 'savedAt'> {
  readonly version: number | null;
  readonly savedAt: string | null;
}

/** The team of a past round. [G-199] */
export interface TeamHistory extends Selection {
  readonly roundId: number;
  readonly salaryCap: number;
  readonly value: number;
  readonly boosters: readonly Booster[];
  readonly points: TeamPoints;
}
