import type { Correction, Figures, Progress } from '@rugby/domain/game/model/entities';
import type { BreakdownLine } from '@rugby/domain/game/scoring/scoreBreakdown';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';

/** Whom his squad meets. */
interface FixtureAgainst {
  readonly id: number;
  readonly roundNumber: number;
  readonly opponent: SquadLook;
  readonly venue: 'home' | 'away';
}

/** A match to come, with its kick-off in the device's zone. [G-083] */
export interface UpcomingFixture extends FixtureAgainst {
  readonly date: string;
  readonly time: string;
}

/** A match that has begun; points are null when he did not play. [G-081, G-082] */
export interface PlayedFixture extends FixtureAgainst {
  readonly status: Exclude<Progress, 'scheduled'>;
  readonly own: number | null;
  readonly theirs: number | null;
  readonly points: number | null;
  readonly breakdown: readonly BreakdownLine[];
  readonly isProvisional: boolean;
  /** What changed after the points were final, the newest first. */
  readonly corrections: readonly CorrectionLine[];
}

export interface CorrectionLine extends Correction {
  /** Its instant in the device's zone: `22/11/2026, 18:04`. */
  readonly when: string;
}

/** What a player did, match by match. */
export interface PlayerRecord {
  /** Of the season together. */
  readonly figures: Figures;
  /** The latest first. */
  readonly played: readonly PlayedFixture[];
}

/** The same as it arrives. */
export type RecordContents =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | { readonly state: 'ready'; readonly record: PlayerRecord };
