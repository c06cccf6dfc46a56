import type { Kit } from '@rugby/domain/kits';
import type { BoosterBadge } from '@rugby/domain/game/boosters/boosterBehaviours';
import type { Player, Squad } from '@rugby/domain/game/model/entities';
import type { Opponent, Statistic } from '@rugby/domain/game/players/statistics';

/** What a card shows of the player who stands in a slot. Plain data: who shows it has looked it up. */
export interface CardContent {
  readonly player: Pick<Player, 'id' | 'firstName' | 'lastName' | 'status'>;
  readonly squad: Pick<Squad, 'name' | 'abbreviation'>;
  readonly kit: Kit;
  /** Address of his picture; without one he wears his jersey. [G-164] */
  readonly image?: string;
  /** The team of his squad is not named yet: that he is uncertain is no news then. */
  readonly isUnnamed?: boolean;
  readonly figure: CardFigure;
  /** On the tab at the left. */
  readonly badge?: CardBadge;
  /** What the match of his squad means for him in this round; without it he is free. */
  readonly matchState?: CardMatchState;
  /** What is being done with him in the team builder. */
  readonly change?: CardChange;
}

/** The statistic chosen by Display and its value: dollars, points or percent, null where there is none. [G-212] */
export type CardFigure =
  | { readonly statistic: Exclude<Statistic, 'NextFixture'>; readonly value: number | null }
  | { readonly statistic: 'NextFixture'; readonly value: Pick<Opponent, 'abbreviation' | 'venue'> | null };

/** Who leads, and on whom a booster works. */
export type CardBadge = 'captain' | BoosterBadge;

/**
 * `locked` where nothing is known but that he cannot be changed; a match that is `live` or `played` locks him too. A `bye` is a round that
 * is over without one.
 */
export type CardMatchState = 'locked' | 'live' | 'played' | 'bye';

/**
 * `chosen` is the card in hand, `pickable` and `disabled` what a booster allows; an `unsuitable` one looks disabled but takes the press, which
 * says why. `out` and `in` are the two sides of a transfer.
 */
export type CardChange = 'chosen' | 'pickable' | 'disabled' | 'unsuitable' | 'out' | 'in';
