import type { Progress } from '@rugby/domain/game/model/entities';

const MATCH_MS = 3 * 60 * 60 * 1000;

export interface FixtureState {
  readonly roundStatus: Progress;
  /** Kick-off, epoch milliseconds. */
  readonly kickOff: number;
  readonly hasStats: boolean;
}

/**
 * Returns the status of a fixture at `now` (game time, epoch milliseconds). All fixtures of a scheduled round are scheduled, all of a
 * complete round complete, but one that was postponed and is still to come. In a playing round a fixture plays from its kick-off, or from
 * its first stat record, since no user may pick players whose points are known; it is complete when it has records and kicked off three
 * hours ago. [G-138]
 */
export function fixtureStatus({ roundStatus, kickOff, hasStats }: FixtureState, now: number): Progress {
  if (roundStatus === 'complete' && !hasStats && kickOff > now) return 'scheduled';
  if (roundStatus !== 'playing') return roundStatus;
  if (hasStats && kickOff <= now - MATCH_MS) return 'complete';
  return hasStats || kickOff <= now ? 'playing' : 'scheduled';
}
