import type { Round } from '../model/entities.ts';
import { isSeasonOver } from '../season/rounds.ts';

/** The place of a team. `isTied` when another team shares it. */
export interface Place {
  readonly rank: number;
  readonly isTied: boolean;
}

/** A team and its place. */
export interface Ranked<Team> extends Place {
  readonly team: Team;
}

/** The teams from the most points down. Equal points share a rank: 1, 2, 2, 4; among them the order of the list stays. */
export function rankTeams<Team>(teams: readonly Team[], pointsOf: (team: Team) => number): readonly Ranked<Team>[] {
  const inOrder = teams.toSorted((a, b) => pointsOf(b) - pointsOf(a));
  const sharing = Map.groupBy(inOrder, pointsOf);
  let better = 0;
  return [...sharing.values()].flatMap((level) => {
    const rank = better + 1;
    better += level.length;
    return level.map((team) => ({ team, rank, isTied: level.length > 1 }));
  });
}

/** The places won from one rank to a later one: negative when places were lost, null without both ranks. */
export function placesWon(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : before - after;
}

/**
 * The fewest whole points with which a team passes the next better one; null for a team with none before it, and after the last of the season's
 * `rounds`, when no points come any more. [B14]
 */
export function pointsToPass(own: number, others: readonly number[], rounds: readonly Round[]): number | null {
  if (isSeasonOver(rounds)) return null;
  const better = others.filter((points) => points > own);
  return better.length === 0 ? null : Math.floor(Math.min(...better) - own) + 1;
}
