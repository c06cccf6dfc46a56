import type { Selection } from './entities.ts';
import { playerIds } from './lineup.ts';

/** A player's part in his team's points: `points` are his own, `total` is what the team gets. */
export interface TeamScoreLine {
  readonly playerId: number;
  readonly points: number;
  readonly multiplier: number;
  readonly total: number;
}

export interface TeamScore {
  readonly points: number;
  /** One a player, in slot order. Their totals sum to `points`. */
  readonly lines: readonly TeamScoreLine[];
}

/**
 * The points of a team in a round: those of its players, the captain's doubled, also when they are negative. `pointsOf` answers a
 * player's points in that round; undefined, for one who did not play, counts as 0. [G-014]
 */
export function scoreTeam({ lineup, captainId }: Selection, pointsOf: (playerId: number) => number | undefined): TeamScore {
  const lines = playerIds(lineup).map((playerId) => {
    const points = pointsOf(playerId) ?? 0;
    const multiplier = playerId === captainId ? captainMultiplier : 1;
    return { playerId, points, multiplier, total: points * multiplier };
  });
  return { points: lines.reduce((sum, { total }) => sum + total, 0), lines };
}

const captainMultiplier = 2;
