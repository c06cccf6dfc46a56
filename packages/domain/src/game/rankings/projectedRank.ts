import { rankTeams, type Place } from './rankTeams.ts';

/** A team with the points that it would have at the end of the round; null while no round plays. */
export interface ProjectedTeam {
  readonly userId: number;
  readonly projectedPoints: number | null;
}

/** The place that a user would finish the round in, among all teams of a ranking; undefined when a projection is missing. [B14] */
export function projectedRank(ownId: number, teams: readonly ProjectedTeam[]): Place | undefined {
  if (teams.some(({ projectedPoints }) => projectedPoints === null)) return undefined;
  const ranked = rankTeams(teams, ({ projectedPoints }) => projectedPoints ?? 0);
  return ranked.find(({ team }) => team.userId === ownId);
}
