import type { Player, Round, Squad } from '@rugby/domain/game/model/entities';

/** A player as a feed describes them, without the figures that the game computes. */
export type FeedPlayer = Pick<Player, 'id' | 'feedId' | 'firstName' | 'lastName' | 'squadId' | 'position' | 'cost' | 'status'>;

/** A season as a feed describes it, with rounds in playing order. */
export interface Feed {
  readonly squads: readonly Squad[];
  readonly players: readonly FeedPlayer[];
  readonly rounds: readonly Round[];
}

/** A problem in one of the three files of a feed. */
export interface FeedProblem {
  readonly file: keyof Feed;
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
