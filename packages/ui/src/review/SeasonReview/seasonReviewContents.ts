import type { BindingRule } from '@rugby/domain/game/review/bestLineup';
import type { Earner } from '@rugby/domain/game/review/seasonReview';
import type { Kit } from '@rugby/domain/kits';

/** A round of the review; null where there is no figure. */
export interface ReviewRound {
  readonly roundId: number;
  readonly roundNumber: number;
  readonly points: number;
  readonly rank: number | null;
  readonly average: number | null;
  readonly highest: number | null;
  /** Points of the best possible fifteen, and how many of them were missed. */
  readonly best: number | null;
  readonly left: number | null;
  /** What captain, booster and transfers added. */
  readonly captain: number | null;
  readonly booster: number | null;
  /** The booster of the round; null without one. */
  readonly boosterName: string | null;
  readonly transfers: number | null;
  /** What the best fifteen would gain without a rule. */
  readonly without: Readonly<Record<BindingRule, number | null>>;
}

/** A player with what they brought the team. */
export interface ReviewEarner extends Earner {
  readonly name: string;
  readonly kit: Kit;
}

/** A label, a note below it, and a formatted figure. */
export interface ReviewLine {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
}

/** Everything that a season review shows. Texts are formatted. */
export interface SeasonReviewContents {
  readonly figures: readonly ReviewLine[];
  readonly rounds: readonly ReviewRound[];
  /** The most points first. */
  readonly earners: readonly ReviewEarner[];
  readonly boosters: readonly ReviewLine[];
  /** Shown in place of `boosters` when none was used. */
  readonly noBooster: string;
  readonly captains: readonly ReviewLine[];
  /** How the user's points compare with those of all teams, in sentences; undefined before a complete round. */
  readonly comparison?: string | undefined;
  /** The rule that binds the best fifteen of the rounds most, as a sentence; undefined before a complete round. */
  readonly binding?: string | undefined;
  /** Sentences about the best fifteen of the user's own players; undefined without one. */
  readonly ownBest?: { readonly points: string; readonly binding: string } | undefined;
}
