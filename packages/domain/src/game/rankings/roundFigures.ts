/** A team with its points of the round. */
export interface ScoredTeam {
  readonly teamName: string;
  readonly roundPoints: number;
}

/** What the teams of a league made of a round. */
export interface RoundFigures {
  readonly best: number;
  /** The teams with the best points, in the order of the list. */
  readonly bestTeams: readonly string[];
  /** In whole points, halves up. */
  readonly average: number;
}

/** The best and the average points of teams in a round; undefined for less than two, of which there is nothing to compare. */
export function roundFigures(teams: readonly ScoredTeam[]): RoundFigures | undefined {
  if (teams.length < 2) return undefined;
  const points = teams.map(({ roundPoints }) => roundPoints);
  const best = Math.max(...points);
  return {
    best,
    bestTeams: teams.filter(({ roundPoints }) => roundPoints === best).map(({ teamName }) => teamName),
    average: Math.round(points.reduce((sum, one) => sum + one, 0) / teams.length),
  };
}
