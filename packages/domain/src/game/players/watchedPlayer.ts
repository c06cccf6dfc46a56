import type { Player, PlayerStatus } from '../model/entities.ts';

/** What was last seen of a watched player. Whole dollars, points of the season. */
export interface PlayerSnapshot {
  readonly playerId: number;
  readonly cost: number;
  readonly totalPoints: number;
  readonly status: PlayerStatus;
}

/** What is new about a watched player since he was last looked at. */
export type WatchedChange =
  | { readonly kind: 'cost' | 'points'; readonly by: number }
  | { readonly kind: 'status'; readonly from: PlayerStatus; readonly to: PlayerStatus };

/** A player as he is now, to be compared with later. */
export function snapshotPlayer({ id, cost, status, stats }: Player): PlayerSnapshot {
  return { playerId: id, cost, status, totalPoints: stats.totalPoints };
}

/** What changed about a player since he was seen: price, points, status; empty when nothing did. [B11] */
export function changesSince(seen: PlayerSnapshot, player: Player): readonly WatchedChange[] {
  const { cost, totalPoints, status } = snapshotPlayer(player);
  return [
    ...(cost === seen.cost ? [] : [{ kind: 'cost', by: cost - seen.cost } as const]),
    ...(totalPoints === seen.totalPoints ? [] : [{ kind: 'points', by: totalPoints - seen.totalPoints } as const]),
    ...(status === seen.status ? [] : [{ kind: 'status', from: seen.status, to: status } as const]),
  ];
}
