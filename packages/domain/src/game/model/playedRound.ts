import type { TeamHistory } from './entities.ts';

/** What the server knows of a round that a team played: the team, and how it did among all teams. */
export interface PlayedRound {
  readonly teamHistory: TeamHistory;
  /** The place in the overall ranking after the round; null before ranks are counted. */
  readonly rank: number | null;
  /** Teams in that ranking. */
  readonly numTeams: number | null;
  /** Of all teams in the round. */
  readonly average: number | null;
  readonly highest: number | null;
  readonly isProvisional: boolean;
}
