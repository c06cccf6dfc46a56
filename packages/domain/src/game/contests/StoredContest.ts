import type { ContestEntry } from '../model/contest.ts';
import type { PlayersLeft } from '../rankings/playersLeft.ts';

/** A user in a draw as it is stored. */
export interface StoredEntry extends Omit<ContestEntry, 'hasLeft'> {
  /** The number of the first round in which the entry scores nothing, because its user has left; null for a member. */
  readonly leftFrom: number | null;
}

/** A drawn contest as it is stored: its schedule and its results follow from it and from the points of the rounds. */
export interface StoredContest {
  readonly seed: string;
  readonly firstRoundId: number;
  /** By number. */
  readonly entries: readonly StoredEntry[];
}

/** What the team of an entry did in a round. */
export interface EntryScore {
  readonly points: number;
  /** As they count for the team. */
  readonly captainPoints: number;
  /** All points of the season before the round, which decide the overall rank; null for a team that had not played. */
  readonly overallBefore: number | null;
}

/** The figures from which a contest is computed. */
export interface ContestFigures {
  /** Undefined for a team that did not play the round. */
  readonly scoreOf: (entry: number, roundId: number) => EntryScore | undefined;
  /** All points of the season after a round; null for a team that has not played. */
  readonly overallAfter: (entry: number, roundId: number) => number | null;
  /** Players left in the round that is playing; undefined for a team that does not play it. */
  readonly playersLeftOf: (entry: number) => PlayersLeft | undefined;
}
