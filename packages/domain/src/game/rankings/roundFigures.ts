/** A team with its points of the round. */
export interface ScoredTeam {
  readonly teamName: string;
  readonly roundPoints: number;
  /** Null for a team without one, and for one whose captain is not shown. */
  readonly captain: { readonly playerId: number; readonly name: string } | null;
}

/** The players whom most teams made their captain. */
export interface MostCaptained {
  /** Their names, in the order of the list of teams. */
  readonly players: readonly string[];
  /** The teams of each of them. */
  readonly teams: number;
}

/** What the teams of a league made of a round. */
export interface RoundFigures {
  readonly best: number;
  /** The teams with the best points, in the order of the list. */
  readonly bestTeams: readonly string[];
  /** In whole points, halves up. */
  readonly average: number;
  /** Undefined while no two teams are known to have one captain. */
  readonly captain: MostCaptained | undefined;
}

/** The best and the average points and the commonest captain of teams in a round; undefined for less than two, of which there is nothing to compare. */
export function roundFigures(teams: readonly ScoredTeam[]): RoundFigures | undefined {
  if (teams.length < 2) return undefined;
  const points = teams.map(({ roundPoints }) => roundPoints);
  const best = Math.max(...points);
  return {
    best,
    bestTeams: teams.filter(({ roundPoints }) => roundPoints === best).map(({ teamName }) => teamName),
    average: Math.round(points.reduce((sum, one) => sum + one, 0) / teams.length),
    captain: mostCaptained(teams),
  };
}

function mostCaptained(teams: readonly ScoredTeam[]): MostCaptained | undefined {
  const byPlayer = Map.groupBy(
    teams.flatMap(({ captain }) => captain ?? []),
    ({ playerId }) => playerId,
  );
  const most = Math.max(0, ...[...byPlayer.values()].map(({ length }) => length));
  if (most < 2) return undefined;
  const names = [...byPlayer.values()].flatMap((same) => (same.length === most ? (same[0]?.name ?? []) : []));
  return { players: names, teams: most };
}
