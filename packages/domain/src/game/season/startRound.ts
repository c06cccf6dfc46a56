import type { Round, Team } from '../model/entities.ts';
import type { GameWorld, SavedTeam } from '../model/world.ts';
import { currentRound, hasRoundBegun } from './rounds.ts';

/** The start round of a team when it is saved: the current round when it is first complete, null while it is incomplete. */
export function startRoundOf(
  isComplete: boolean,
  saved: Pick<SavedTeam, 'startRoundId'> | null,
  { rounds }: Pick<GameWorld, 'rounds'>,
): number | null {
  if (!isComplete) return null;
  return saved?.startRoundId ?? currentRound(rounds)?.id ?? null;
}

/** Whether a round counts for the team: the start round and every later round do. [G-222] */
export function isScoring(team: Pick<Team, 'startRoundId'>, roundId: number, rounds: readonly Round[]): boolean {
  const start = rounds.findIndex((round) => round.id === team.startRoundId);
  return start >= 0 && rounds.findIndex((round) => round.id === roundId) >= start;
}

/** Whether the team has started: it is complete and its start round has begun. A started team changes by transfers. [G-223] */
export function isStarted(team: Pick<Team, 'startRoundId' | 'isComplete'>, rounds: readonly Round[], now: number): boolean {
  const start = rounds.find((round) => round.id === team.startRoundId);
  return team.isComplete && start !== undefined && hasRoundBegun(start, now);
}
