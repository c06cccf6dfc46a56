import type { Progress } from './entities.ts';

/** What a league can play besides its ladder, from the same points. [B22, D52] */
export const contestKinds = ['head-to-head', 'cup'] as const;
export type ContestKind = (typeof contestKinds)[number];

/** Whether a league plays a contest: `waiting` until it is drawn. A drawn contest cannot be switched off. */
export const contestStatuses = ['off', 'waiting', 'drawn'] as const;
export type ContestStatus = (typeof contestStatuses)[number];

/**
 * Where a contest stands: `off`, `waiting` for its draw, `playing` from the draw until its last round is complete, `finished`, or `not-held`
 * because too few rounds were left when there were enough teams.
 */
export const contestStates = ['off', 'waiting', 'playing', 'finished', 'not-held'] as const;
export type ContestState = (typeof contestStates)[number];

/** A user in the draw of a contest. */
export interface ContestEntry {
  /** From 1. In head-to-head the order of the lot: the smaller number wins a lot. In a cup the seed. */
  readonly entry: number;
  /** This and both names are null when the account was deleted before its team had points. */
  readonly userId: number | null;
  readonly displayName: string | null;
  /** Null also without a team. */
  readonly teamName: string | null;
  /** Whether the user has left the league: the entry scores nothing from then on, and its results stay. */
  readonly hasLeft: boolean;
}

/** The part that head-to-head and cup have in common. */
export interface ContestBase {
  readonly state: ContestState;
  /** From which the lot was drawn; null before the draw. */
  readonly seed: string | null;
  /** The first round; before the draw the one that is expected with the teams of now, null when there is none. */
  readonly firstRoundId: number | null;
  /** By number; empty before the draw. */
  readonly entries: readonly ContestEntry[];
  /** The entry of the reader; null for a reader who is not in the draw. */
  readonly ownEntry: number | null;
  /** Whether points of the shown rounds may still change. */
  readonly isProvisional: boolean;
}

/** One side of a meeting or of a tie. */
export interface ContestSide {
  readonly entry: number;
  /** Points in the round; null before it begins. */
  readonly points: number | null;
  /** Players of the team with their match of the round before them; null unless the round is playing. */
  readonly playersToPlay: number | null;
  /** Players of the team whose match is being played; null unless the round is playing. */
  readonly playersInPlay: number | null;
}

export const meetingResults = ['won', 'drawn', 'lost'] as const;
/** The result of a meeting for one side. While the round is playing it is that of the points so far. */
export type MeetingResult = (typeof meetingResults)[number];

/** Two users against each other in a round, or one against the league's average. */
export interface Meeting {
  readonly home: ContestSide;
  /** Null for the user who plays the average. */
  readonly away: ContestSide | null;
  /** The league's average of the round, rounded; null unless `away` is null and the round has begun. */
  readonly average: number | null;
  /** For `home`; null before the round begins. `lost` for both sides when both have left. */
  readonly result: MeetingResult | null;
}

/** What separates two entries that stand next to each other, in the order in which it is looked at. [D52] */
export const tableTieBreaks = ['table-points', 'points-for', 'meetings', 'overall-rank', 'lot'] as const;
export type TableTieBreak = (typeof tableTieBreaks)[number];

/** A row of the table of head-to-head. */
export interface HeadToHeadRow {
  readonly entry: number;
  readonly rank: number;
  /** The rank after the round before; null after the first one. */
  readonly prevRank: number | null;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly pointsFor: number;
  readonly tablePoints: number;
  /** The results of the last rounds, the latest last. */
  readonly form: readonly MeetingResult[];
  /** Why the row stands behind the one before it; null in the first row. */
  readonly decidedBy: TableTieBreak | null;
}

/** Head-to-head of a league after a round. */
export interface HeadToHead extends ContestBase {
  /** The rounds of the contest; empty before the draw. */
  readonly roundIds: readonly number[];
  /** The round whose meetings are shown; null before the draw. */
  readonly roundId: number | null;
  /** The meetings of the round. */
  readonly meetings: readonly Meeting[];
  /** After the round; of a round that has not begun, after the latest one that has. Best first. */
  readonly table: readonly HeadToHeadRow[];
}

/** What decides a tie of a cup: the first in which the two differ; a bye and a departure need no points. [D52] */
export const cupDecisions = ['points', 'captain-points', 'overall-rank', 'lot', 'bye', 'departure'] as const;
export type CupDecision = (typeof cupDecisions)[number];

/** `waiting` while a side is not known. */
export const tieStatuses = ['waiting', 'scheduled', 'playing', 'complete'] as const;
export type TieStatus = (typeof tieStatuses)[number];

/** A side of a tie. */
export interface CupSide extends ContestSide {
  /** Points of the captain in the round, as they count for the team; null before it begins. */
  readonly captainPoints: number | null;
}

/** Two entries of which one goes through. Its sides come from ties 2n and 2n + 1 of the stage before. */
export interface CupTie {
  /** Null while not known, and in a complete tie when there is no opponent. */
  readonly home: CupSide | null;
  readonly away: CupSide | null;
  readonly status: TieStatus;
  /** Who goes through; null until the tie is complete, and when both sides have left. */
  readonly winner: number | null;
  /** Who would go through with the points so far; null unless the tie is playing. */
  readonly leader: number | null;
  /** Why `winner` goes through or `leader` would; else null. */
  readonly decidedBy: CupDecision | null;
}

/** The ties of one round of a cup. The last stage is the final. */
export interface CupStage {
  /** Null when the season has no such round. */
  readonly roundId: number | null;
  readonly status: Progress;
  readonly ties: readonly CupTie[];
}

/** The cup of a league. */
export interface Cup extends ContestBase {
  /** From the first one; empty before the draw. */
  readonly stages: readonly CupStage[];
  /** The entry that has won the final. */
  readonly champion: number | null;
}
