import type { LinkedTeam } from '../model/linkedTeam.ts';

/** What the points of a team are worth in its round, for those with whom it is shared. */
export type RoundStanding = Pick<LinkedTeam, 'roundRank' | 'roundTeams' | 'roundAverage'>;

/** The standing of a team in a round; null until a team has scored: at the kick-off all are first with no points. [B16] */
export function roundStandingOf({
  roundRank,
  roundTeams,
  roundAverage,
  roundHighest,
}: RoundStanding & { readonly roundHighest: number | null }): RoundStanding {
  const hasScores = roundHighest !== 0 || roundAverage !== 0;
  return hasScores ? { roundRank, roundTeams, roundAverage } : { roundRank: null, roundTeams: null, roundAverage: null };
}
