import type { BoosterType, Position } from './entities.ts';

/**
 * Why an action is not allowed: the code of the rule, the numbers for a sentence and, where one can be computed, the nearest fix. `removable`
 * holds unlocked players of the team; removing any one of them fixes the refusal. The best choice stands first.
 */
export type Refusal =
  | { readonly rule: 'unknown-player'; readonly playerId: number }
  | { readonly rule: 'wrong-position'; readonly playerId: number; readonly position: Position; readonly playsAt: Position }
  | { readonly rule: 'already-in-team'; readonly playerId: number }
  | { readonly rule: 'not-in-team'; readonly playerId: number }
  | { readonly rule: 'eliminated'; readonly playerId: number }
  | { readonly rule: 'no-free-slot'; readonly position: Position; readonly limit: number; readonly removable: readonly number[] }
  | SquadLimit
  | {
      readonly rule: 'squad-minimum';
      readonly minimum: number;
      readonly free: number;
      readonly missing: readonly MissingFromSquad[];
    }
  | OverBudget
  | { readonly rule: 'match-started' | 'player-locked' | 'captain-locked'; readonly playerId: number; readonly fixtureId: number }
  | { readonly rule: 'team-started'; readonly startRoundId: number | null }
  | { readonly rule: 'team-creation-disabled'; readonly nextRoundId: number | null; readonly nextRoundStart: string | null }
  | { readonly rule: 'team-incomplete'; readonly free: number }
  | TradeUnpaired
  | BoosterRefusal
  | { readonly rule: 'no-legal-completion'; readonly budget: number; readonly cheapest: number | null };

/** Players who leave without a replacement, or come in without a player who leaves. Empty when there is no transfer. */
export interface TradeUnpaired {
  readonly rule: 'trade-unpaired';
  readonly playerIds: readonly number[];
}

/**
 * `booster-target`: a booster of the round works on the player. `booster-active`: this booster is applied in the round, which allows no other.
 * `booster-locked`: the match of a player has started; with nulls, no player of the team is left to play.
 */
export type BoosterRefusal =
  | { readonly rule: 'booster-disabled' | 'booster-active' | 'booster-needs-player'; readonly type: BoosterType }
  | { readonly rule: 'booster-used'; readonly type: BoosterType; readonly roundNumber: number }
  | {
      readonly rule: 'booster-locked';
      readonly type: BoosterType;
      readonly playerId: number | null;
      readonly fixtureId: number | null;
    }
  | { readonly rule: 'booster-not-for-captain'; readonly type: BoosterType; readonly playerId: number }
  | { readonly rule: 'booster-target'; readonly type: BoosterType; readonly playerId: number };

/** Refused because no team can be created now. */
export type CreationRefusal = Extract<Refusal, { rule: 'team-creation-disabled' }>;

/** The refusal to create a team, if it is among the refusals: the others do not matter then. */
export function creationRefusal(refusals: readonly Refusal[]): CreationRefusal | undefined {
  return refusals.find((refusal) => refusal.rule === 'team-creation-disabled');
}

/**
 * `over` whole dollars above the budget. `together` is given when no single player costs so much: these unlocked players do, the dearest first.
 */
export interface OverBudget {
  readonly rule: 'over-budget';
  readonly over: number;
  readonly removable: readonly number[];
  readonly together?: readonly number[];
}

/** `have` of `limit` players come from the squad already. */
export interface SquadLimit {
  readonly rule: 'squad-limit';
  readonly squadId: number;
  readonly limit: number;
  readonly have: number;
  readonly removable: readonly number[];
}

/** A squad of which `have` players are picked, which is below the minimum. */
export interface MissingFromSquad {
  readonly squadId: number;
  readonly have: number;
}
