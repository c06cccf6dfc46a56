import type { League } from '../model/league.ts';

/** How a user's team does in the leagues of its user. */
export interface LeaguesSummary {
  /** The league in which the team has its best rank; of equal ranks, the one with the most ranked teams. */
  readonly best: { readonly rank: number; readonly isTied: boolean; readonly numRankedTeams: number | null };
  /** Leagues in which the team is first, and leagues in which it has a rank. */
  readonly numLed: number;
  readonly numRanked: number;
  /** The fewest points with which the team passes another one in a league; null when it is first in all of them. */
  readonly nearest: number | null;
}

/** Sums up the ranks of a user in leagues; undefined without a rank. */
export function summarizeLeagues(leagues: readonly League[]): LeaguesSummary | undefined {
  const ranked = leagues.flatMap(({ rank, ...league }) => (rank === null ? [] : [{ ...league, rank }]));
  const [best] = ranked.toSorted((a, b) => a.rank - b.rank || (b.numRankedTeams ?? 0) - (a.numRankedTeams ?? 0));
  if (best === undefined) return undefined;
  const { rank, isTied, numRankedTeams } = best;
  const toPass = ranked.flatMap(({ pointsToPass }) => pointsToPass ?? []);
  return {
    best: { rank, isTied, numRankedTeams },
    numLed: ranked.filter((league) => league.rank === 1).length,
    numRanked: ranked.length,
    nearest: toPass.length === 0 ? null : Math.min(...toPass),
  };
}
