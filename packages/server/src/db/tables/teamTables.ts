import type { EditionId } from '@rugby/domain/editions';
import type { Booster, BoosterType } from '@rugby/domain/game/model/entities';
import type { GeneratedAlways, JSONColumnType } from 'kysely';

/** The current team of a user in an edition. */
export interface TeamTable {
  readonly id: GeneratedAlways<number>;
  readonly edition: EditionId;
  readonly userId: number;
  readonly name: string;
  /** Fifteen player ids in slot order, 0 for an empty slot. */
  readonly lineup: readonly number[];
  readonly captainId: number | null;
  readonly startRoundId: number | null;
  readonly isComplete: boolean;
  readonly version: number;
  readonly savedAt: Date;
}

/** A booster that a team has applied in a round, at most one of each type. */
export interface TeamBoosterTable {
  readonly id: GeneratedAlways<number>;
  readonly teamId: number;
  readonly edition: EditionId;
  readonly roundId: number;
  readonly type: BoosterType;
  /** The player that it works on; for a triple captain the captain. */
  readonly playerId: number | null;
  /** The lineup before a Limitless, in slot order; null for other boosters. */
  readonly lineupBefore: readonly number[] | null;
  readonly captainBefore: number | null;
}

/**
 * A team in a round: created when the round starts, final when the round is complete. Its points are in `TeamTotalTable`. The columns that held them stay
 * for the version before, so a query of both tables says which `points` it means.
 */
export interface TeamRoundTable {
  readonly teamId: number;
  readonly edition: EditionId;
  readonly roundId: number;
  readonly lineup: readonly number[];
  readonly captainId: number | null;
  readonly salaryCap: number;
  readonly value: number;
  readonly boosters: JSONColumnType<Booster[]>;
}
