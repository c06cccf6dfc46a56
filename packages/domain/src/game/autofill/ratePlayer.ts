import type { Player, PlayerStatus } from '../model/entities.ts';

/**
 * The rating by which autofill prefers players, an integer: average points plus the square root of the price, because a season begins without
 * points. Players who are unlikely to start are rated lower. The root makes fifteen good players better than five stars and ten cheap players.
 */
export function ratePlayer({ cost, stats, status }: Pick<Player, 'cost' | 'stats' | 'status'>): number {
  const points = Math.max(0, stats.avgPoints ?? 0) * 10;
  const marketRating = Math.sqrt(cost / 100_000) * 20;
  return Math.round((points + marketRating) * likelihood[status]);
}

const likelihood: Readonly<Record<PlayerStatus, number>> = {
  starting: 1,
  uncertain: 0.8,
  bench: 0.5,
  'not-selected': 0.1,
  injured: 0.1,
  eliminated: 0,
};
