import type { Team } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';

/** What a client of the fake network knows: the published season, the game's time and the user's team. */
export interface Season extends GameWorld {
  /** Null without a session, and before the first save. */
  readonly team: Team | null;
}
