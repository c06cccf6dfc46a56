import type { Correction, Figures, Progress } from '@rugby/domain/game/model/entities';
import type { BreakdownLine } from '@rugby/domain/game/scoring/scoreBreakdown';
import type { TeamPart } from '../../game/ScoreBreakdown/ScoreBreakdown.tsx';
import type { SquadLook } from '../../primitives/SquadMark/SquadMark.tsx';

/** A fixture from the point of view of the player's squad. */
interface FixtureAgainst {
  readonly id: number;
  readonly roundNumber: number;
  readonly opponent: SquadLook;
  readonly venue: 'home' | 'away';
}

/** A fixture that has not started, with its kick-off in the device's zone. [G-083] */
export interface UpcomingFixtureLine extends FixtureAgainst {
  readonly date: string;
  readonly time: string;
}

/** A round without a fixture of the player's squad. */
export interface UpcomingBye {
  readonly roundNumber: number;
  readonly opponent: 'bye';
}

/** A fixture that has started; `points` are the player's own, null when the player did not play. [G-081, G-082] */
export interface PlayedFixtureLine extends FixtureAgainst {
  readonly status: Exclude<Progress, 'scheduled'>;
  readonly own: number | null;
  readonly theirs: number | null;
  readonly points: number | null;
  readonly breakdown: readonly BreakdownLine[];
  /** What the captain's armband or a booster adds for the team that is shown. */
  readonly teamPart?: TeamPart | undefined;
  readonly isProvisional: boolean;
  /** Changes after the points were final, newest first. */
  readonly corrections: readonly CorrectionLine[];
}

export interface CorrectionLine extends Correction {
  /** Time in the device's zone: `22/11/2026, 18:04`. */
  readonly when: string;
}

/** A player's statistics match by match. */
export interface PlayerRecord {
  /** Totals of the season. */
  readonly figures: Figures;
  /** Latest first. */
  readonly played: readonly PlayedFixtureLine[];
}

/** A player record and its loading state. */
export type RecordContents =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void }
  | { readonly state: 'ready'; readonly record: PlayerRecord };
