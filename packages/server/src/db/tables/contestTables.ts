import type { EditionId } from '@rugby/domain/editions';
import type { ContestKind } from '@rugby/domain/game/model/contest';

/** A contest that a league plays. It is drawn when it has a first round. */
export interface ContestTable {
  readonly leagueId: number;
  readonly kind: ContestKind;
  readonly edition: EditionId;
  /** From which the lot was drawn. */
  readonly seed: string | null;
  /** Null before the draw, and again when the season of the draw is deleted. */
  readonly firstRoundId: number | null;
}

/** A user in the draw of a contest. */
export interface ContestEntryTable {
  readonly leagueId: number;
  readonly kind: ContestKind;
  /** From 1. In head-to-head the order of the lot, in a cup the seed. */
  readonly entry: number;
  /** Null when the account was deleted before its team had points; with points it is the nameless user who has the team. */
  readonly userId: number | null;
  /** The number of the first round in which the entry scores nothing; null for a member. */
  readonly leftFrom: number | null;
}
