import type { Progress } from '@rugby/domain/game/model/entities';

const MATCH_MS = 3 * 60 * 60 * 1000;

export interface FixtureState {
  readonly roundStatus: Progress;
  /** Kick-off, epoch milliseconds. */
  readonly kickOff: number;
  readonly hasStats: boolean;
}

/**
 * How far a match is at `now` (game time, epoch milliseconds). The round's own progress bounds it: nothing plays in a scheduled
 * round, nothing is left in a complete one. In a playing round a match plays from its kick-off, or from its first stat record, since
 * nobody may pick players whose points are known; it is complete when it has records and kicked off three hours ago. [G-138]
 */
export function fixtureStatus({ roundStatus, kickOff, hasStats }: FixtureState, now: number): Progress {
  if (roundStatus !== 'playing') return roundStatus;
  if (hasStats && kickOff <= now - MATCH_MS) return 'complete';
  return hasStats || kickOff <= now ? 'playing' : 'scheduled';
}
