import type { Player, Round, Squad } from '@rugby/domain/game/model/entities';

/** A player as a source describes him; his figures are the game's own. */
export type FeedPlayer = Pick<Player, 'id' | 'feedId' | 'firstName' | 'lastName' | 'squadId' | 'position' | 'cost' | 'status'>;

/** A season as a source describes it, rounds in playing order. */
export interface Feed {
  readonly squads: readonly Squad[];
  readonly players: readonly FeedPlayer[];
  readonly rounds: readonly Round[];
}

/** Something wrong in one of the feed's three files. */
export interface FeedProblem {
  readonly file: keyof Feed;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
