/** The lengths of a team's bar and of the line behind it, in percent of the chart. */
export interface ProjectedBar {
  readonly now: number;
  readonly coming: number;
}

interface Points {
  readonly points: number;
  readonly projectedPoints: number;
}

/**
 * The bars of teams whose points are close together: the shortest takes a quarter of the chart, the longest with its line all of it. A team that
 * is projected to lose points has no line.
 */
export function projectedBars(teams: readonly Points[]): readonly ProjectedBar[] {
  const least = Math.min(...teams.map(({ points }) => points));
  const most = Math.max(...teams.map(({ points, projectedPoints }) => Math.max(points, projectedPoints)));
  const scale = most === least ? 0 : (100 - shortest) / (most - least);
  return teams.map(({ points, projectedPoints }) => ({
    now: shortest + (points - least) * scale,
    coming: Math.max(0, projectedPoints - points) * scale,
  }));
}

const shortest = 25;
