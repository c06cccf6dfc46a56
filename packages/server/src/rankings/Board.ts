import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import type { RankingStatistic } from '@rugby/domain/game/model/rankingStatistics';

/** What a ranking is about: the round after which teams are ranked, the one before it, and by what. */
export interface Board {
  readonly edition: EditionId;
  readonly roundId: number;
  /** The round before; null for the first one. */
  readonly prevRoundId: number | null;
  readonly statistic: RankingStatistic;
}

/** The rows that a request asks for: from an offset, the best or the last team first, or all users whose names begin with a text. */
export interface BoardSection {
  readonly offset: number;
  readonly limit: number;
  readonly isReversed: boolean;
  /** The beginning of a key of a display name; empty without a search. */
  readonly search: string;
  /** The user whose row is read besides. */
  readonly userId: number;
}

export const placeSchema = z.object({
  teamId: z.int(),
  userId: z.int(),
  displayName: z.string(),
  teamName: z.string(),
  overallPoints: z.int(),
  roundPoints: z.int(),
  averageTenths: z.int(),
  rank: z.int(),
  isTied: z.boolean(),
  prevRank: z.nullable(z.int()),
  /** The rank at the latest kick-off of the round; null before the first one. */
  rankAtKickOff: z.nullable(z.int()),
  /** Whether teams are being scored: some have their new points already. */
  isScoring: z.boolean(),
});

/** A team with its figures and its rank. */
export type TeamPlace = z.output<typeof placeSchema>;

/** A part of a ranking. */
export interface BoardPage {
  /** In the order of the ranking. */
  readonly places: readonly TeamPlace[];
  /** The place of the user; undefined for a user who is not ranked. */
  readonly own: TeamPlace | undefined;
  /** Teams in the whole ranking. */
  readonly numTeams: number;
  /** Whether there are more rows after these. */
  readonly hasMore: boolean;
  /** The next better figure than the user's, in points or tenths; null for the first. */
  readonly nextFigure: number | null;
  /** The last team with that figure; undefined without one. */
  readonly next: TeamPlace | undefined;
}
