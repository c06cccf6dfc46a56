import type { TeamHistory } from './entities.ts';

/** How a team did in a round among all teams, or among those of a league. */
export interface RoundPlace {
  /** The place in the ranking after the round; null before ranks are counted, and for a team without a rank. */
  readonly rank: number | null;
  /** Teams in that ranking. */
  readonly numTeams: number | null;
  /** Of these teams in the round. */
  readonly average: number | null;
  readonly highest: number | null;
}

/** The same with the id of the round. */
export interface PlacedRound extends RoundPlace {
  readonly roundId: number;
}

/** What the server knows of a round that a team played: the team, and how it did among all teams. */
export interface PlayedRound extends RoundPlace {
  readonly teamHistory: TeamHistory;
  readonly isProvisional: boolean;
}
