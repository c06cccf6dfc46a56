import type { Player, PlayerStatus } from '../model/entities.ts';

/**
 * How much autofill wants a player, as an integer: his average points and, since a season begins without any, what the market thinks of him;
 * less when he is not going to start. The price counts by its root, so that fifteen good players beat five stars and ten fillers.
 */
export function ratePlayer({ cost, stats, status }: Pick<Player, 'cost' | 'stats' | 'status'>): number {
  const points = Math.max(0, stats.avgPoints ?? 0) * 10;
  const opinion = Math.sqrt(cost / 100_000) * 20;
  return Math.round((points + opinion) * likelihood[status]);
}

const likelihood: Readonly<Record<PlayerStatus, number>> = {
  starting: 1,
  uncertain: 0.8,
  bench: 0.5,
  'not-selected': 0.1,
  injured: 0.1,
  eliminated: 0,
};
