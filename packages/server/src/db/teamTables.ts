import type { EditionId } from '@rugby/domain/editions';
import type { Booster, BoosterType } from '@rugby/domain/game/model/entities';
import type { GeneratedAlways, JSONColumnType } from 'kysely';

/** A user's team in an edition, as it stands now. */
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

/** A booster that a team has applied in a round, at most one of a type. */
export interface TeamBoosterTable {
  readonly id: GeneratedAlways<number>;
  readonly teamId: number;
  readonly edition: EditionId;
  readonly roundId: number;
  readonly type: BoosterType;
  /** Whom it works on; for a triple captain whoever is captain. */
  readonly playerId: number | null;
  /** The team before a Limitless, in slot order; null for other boosters. */
  readonly lineupBefore: readonly number[] | null;
  readonly captainBefore: number | null;
}

/** A team as it plays a round: opened when the round starts, closed when it finishes. */
export interface TeamRoundTable {
  readonly teamId: number;
  readonly edition: EditionId;
  readonly roundId: number;
  readonly lineup: readonly number[];
  readonly captainId: number | null;
  readonly salaryCap: number;
  readonly value: number;
  readonly boosters: JSONColumnType<Booster[]>;
  readonly points: number;
}
