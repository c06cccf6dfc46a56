import type { Kit } from '@rugby/domain/kits';
import type { BoosterBadge } from '@rugby/domain/game/boosters/boosterBehaviours';
import type { Player, Squad } from '@rugby/domain/game/model/entities';
import type { ShownOpponent, Statistic } from '@rugby/domain/game/players/statistics';

/** What a card shows of the player in a slot. Plain data. */
export interface CardContent {
  /** Without a status on a card that is not about a match. */
  readonly player: Pick<Player, 'id' | 'firstName' | 'lastName'> & Partial<Pick<Player, 'status'>>;
  readonly squad: Pick<Squad, 'name' | 'abbreviation'>;
  readonly kit: Kit;
  /** URL of the player's picture; without one the jersey is shown. [G-164] */
  readonly image?: string;
  /** Whether the squad has not named its team yet. An uncertain player then gets no pill. */
  readonly isUnnamed?: boolean;
  readonly figure: CardFigure;
  /** Shown on the tab at the left. */
  readonly badge?: CardBadge;
  /** State of the squad's match in this round; undefined while the player can still be changed. */
  readonly matchState?: CardMatchState;
  /** How the team builder changes or offers the player. */
  readonly change?: CardChange;
  /** What a press on the card does, unless it opens the profile. Part of the accessible name. */
  readonly press?: CardPress;
}

/** The statistic chosen in Display and its value: dollars, points or percent, null where there is none. [G-212] */
export type CardFigure =
  | { readonly statistic: Exclude<Statistic, 'NextFixture'>; readonly value: number | null }
  | { readonly statistic: 'NextFixture'; readonly value: ShownOpponent };

/**
 * `keep` takes the mark of a player back who was marked out, `take-back` takes a player out again who comes in, `reason` says why
 * the player cannot be marked out.
 */
export type CardPress = 'transfer-out' | 'keep' | 'take-back' | 'reason' | 'captain';

/** Captaincy and boosters of a player. */
export type CardBadge = 'captain' | BoosterBadge;

/**
 * `locked` when the player cannot be changed and nothing more is known; a `live` or `played` match locks a player too. The
 * squad has no match in this round: `bye-ahead` before the round, `bye` once it has begun, in the knockout stage `no-match`. [D54]
 */
export type CardMatchState = 'locked' | 'live' | 'played' | 'bye-ahead' | 'bye' | 'no-match';

/**
 * `chosen` is the selected card. `pickable` and `disabled` say whether a booster may take the player; `unsuitable` looks disabled
 * but can be pressed to read the reason. `out` and `in` are the two sides of a transfer.
 */
export type CardChange = 'chosen' | 'pickable' | 'disabled' | 'unsuitable' | 'out' | 'in';
