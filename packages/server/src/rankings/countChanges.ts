/** A team with the figure by which it is ranked, in points or tenths. */
export interface RankedTeam {
  readonly teamId: number;
  readonly figure: number;
}

/** A team that came into a league (`teams` 1) or left it (-1) since its ranks were stored. */
export interface MembershipChange extends RankedTeam {
  readonly teams: number;
}

/** A figure of stored ranks: how many teams have it, and the place of the last one. */
export interface StoredLevel {
  readonly points: number;
  readonly teams: number;
  readonly lastPlace: number;
}

/** A part of the stored order of a league: the teams from an index on, of so many. */
export interface StoredSection {
  readonly teams: readonly RankedTeam[];
  readonly from: number;
  readonly numTeams: number;
}

/**
 * Returns a part of an order without the teams that left and with those that came: the ids of its teams, and the index of the first one in
 * the whole order.
 */
export function orderWithChanges({ teams, from, numTeams }: StoredSection, changes: readonly MembershipChange[]) {
  const [first, last] = [teams[0], teams[teams.length - 1]];
  const isFirst = from === 0 || first === undefined;
  const isLast = from + teams.length >= numTeams || last === undefined;
  const leftIds = new Set(changes.filter((change) => change.teams < 0).map(({ teamId }) => teamId));
  const joined = changes.filter(
    (change) => change.teams > 0 && (isFirst || compare(change, first) > 0) && (isLast || compare(change, last) < 0),
  );
  const inOrder = [...teams.filter(({ teamId }) => !leftIds.has(teamId)), ...joined].toSorted(compare);
  const index = isFirst ? 0 : from + sumTeams(changes.filter((change) => compare(change, first) < 0));
  return { index, teamIds: inOrder.map(({ teamId }) => teamId) };
}

/**
 * Returns the next better figure than one, and the place of the last team with it; undefined for the best. `levels` are the stored ones
 * above the figure from the next one on, one more than there are changes or all.
 */
export function nextLevelWithChanges(
  figure: number,
  levels: readonly StoredLevel[],
  changes: readonly MembershipChange[],
): Pick<StoredLevel, 'points' | 'lastPlace'> | undefined {
  const above = changes.filter((change) => change.figure > figure);
  const figures = [...levels.map(({ points }) => points), ...above.map((change) => change.figure)].toSorted((a, b) => a - b);
  const teamsAt = (points: number) =>
    (levels.find((level) => level.points === points)?.teams ?? 0) + sumTeams(above.filter((change) => change.figure === points));
  const points = figures.find((candidate) => teamsAt(candidate) > 0);
  if (points === undefined) return undefined;
  const stored = levels.find((level) => level.points >= points)?.lastPlace ?? 0;
  return { points, lastPlace: stored + sumTeams(above.filter((change) => change.figure >= points)) };
}

/** How many teams more there are with the changes. */
export function sumTeams(changes: readonly MembershipChange[]): number {
  return changes.reduce((sum, { teams }) => sum + teams, 0);
}

/** The better figure first; of equal ones the older team. */
function compare(a: RankedTeam, b: RankedTeam): number {
  return b.figure - a.figure || a.teamId - b.teamId;
}
