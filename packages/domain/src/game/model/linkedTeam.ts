import type { TeamHistory } from './entities.ts';

/** A user's team of a round as its link shows it. A player who is hidden from others is an empty slot. [B16, B20] */
export interface LinkedTeam {
  readonly name: string;
  readonly teamHistory: TeamHistory;
  /** What its points are worth in the round; null where that is not known. */
  readonly roundRank: number | null;
  readonly roundTeams: number | null;
  readonly roundAverage: number | null;
}
