import type { Player, PlayerStatus } from '../model/entities.ts';

/** A watched player at the last visit. Whole dollars, points of the season. */
export interface PlayerSnapshot {
  readonly playerId: number;
  readonly cost: number;
  readonly totalPoints: number;
  readonly status: PlayerStatus;
}

/** A change of a watched player since the last visit. */
export type WatchedChange =
  | { readonly kind: 'cost' | 'points'; readonly by: number }
  | { readonly kind: 'status'; readonly from: PlayerStatus; readonly to: PlayerStatus };

/** The current state of a player, for a later comparison. */
export function snapshotPlayer({ id, cost, status, stats }: Player): PlayerSnapshot {
  return { playerId: id, cost, status, totalPoints: stats.totalPoints };
}

/** The changes of a player's price, points and status since the last visit. [B11] */
export function changesSince(seen: PlayerSnapshot, player: Player): readonly WatchedChange[] {
  const { cost, totalPoints, status } = snapshotPlayer(player);
  return [
    ...(cost === seen.cost ? [] : [{ kind: 'cost', by: cost - seen.cost } as const]),
    ...(totalPoints === seen.totalPoints ? [] : [{ kind: 'points', by: totalPoints - seen.totalPoints } as const]),
    ...(status === seen.status ? [] : [{ kind: 'status', from: seen.status, to: status } as const]),
  ];
}
