import type { Player, PlayerStatus } from '../model/entities.ts';
import type { GameWorld } from '../model/world.ts';
import { isRestingNow } from '../season/byes.ts';

/**
 * The rating by which autofill prefers players, an integer: average points plus the square root of the price, because a season begins without
 * points. Players who are unlikely to start are rated lower, and so are players without a match in the current round. The root makes fifteen
 * good players better than five stars and ten cheap players. [D47]
 */
export function ratePlayer({ cost, stats, status, squadId }: RatedPlayer, { rounds }: Pick<GameWorld, 'rounds'>): number {
  const points = Math.max(0, stats.avgPoints ?? 0) * 10;
  const marketRating = Math.sqrt(cost / 100_000) * 20;
  const presence = isRestingNow(squadId, rounds) ? restingShare : 1;
  return Math.round((points + marketRating) * likelihood[status] * presence);
}

type RatedPlayer = Pick<Player, 'cost' | 'stats' | 'status' | 'squadId'>;

/** A player who rests this round is worth something in the rounds after it. */
const restingShare = 0.5;

const likelihood: Readonly<Record<PlayerStatus, number>> = {
  starting: 1,
  uncertain: 0.8,
  bench: 0.5,
  'not-selected': 0.1,
  injured: 0.1,
  eliminated: 0,
};
