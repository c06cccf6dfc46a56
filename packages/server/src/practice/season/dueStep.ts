import type { Progress } from '@rugby/domain/game/model/entities';

const MINUTE_MS = 60_000;

/** Time after the last kick-off of a season when it starts again. */
const RESTART_AFTER_MS = 7 * 24 * 60 * MINUTE_MS;

/** Time after kick-off when a match is over for good. */
export const MATCH_OVER_MS = 180 * MINUTE_MS;
const HALF_TIME_MS = 60 * MINUTE_MS;
const FULL_TIME_MS = 120 * MINUTE_MS;

/** Times after kick-off at which a step is due for a match. */
export const dueAfterKickOffMs = [0, HALF_TIME_MS, FULL_TIME_MS, MATCH_OVER_MS] as const;

/** The phases of a match in order. */
export const phases = ['nothing', 'kick-off', 'half-time', 'full-time'] as const;
export type Phase = (typeof phases)[number];

export interface PracticeFixture {
  readonly id: number;
  /** Epoch milliseconds of game time. */
  readonly kickOff: number;
  readonly reached: Phase;
  readonly status: Progress;
}

/** A round with its fixtures by kick-off. */
export interface PracticeRound {
  readonly roundNumber: number;
  readonly status: Progress;
  readonly fixtures: readonly PracticeFixture[];
}

/** The next step of a practice season. */
export type Step =
  | { readonly kind: 'start' | 'finish'; readonly roundNumber: number }
  | { readonly kind: 'play'; readonly roundNumber: number; readonly phase: Phase; readonly fixtureIds: readonly number[] }
  | { readonly kind: 'complete-fixtures'; readonly roundNumber: number }
  | { readonly kind: 'restart' };

/**
 * Returns the step that is due at `now` (epoch milliseconds of game time); undefined when there is none. A round starts with its
 * first fixture. A fixture is reported at kick-off, its first half after an hour, its full time after two hours. A round is
 * finished three hours after its last fixture, and the season restarts a week after its last round.
 */
export function dueStep(rounds: readonly PracticeRound[], now: number): Step | undefined {
  const round = rounds.find(({ status }) => status !== 'complete');
  if (round === undefined) return hasEnded(rounds.at(-1), now) ? { kind: 'restart' } : undefined;
  const { roundNumber, status, fixtures } = round;
  const [first] = fixtures;
  if (status === 'scheduled') return first !== undefined && first.kickOff <= now ? { kind: 'start', roundNumber } : undefined;
  for (const phase of phases.toReversed()) {
    const fixtureIds = fixtures
      .filter((fixture) => isBehind(fixture, now) && phaseAt(fixture.kickOff, now) === phase)
      .map(({ id }) => id);
    if (fixtureIds.length > 0) return { kind: 'play', roundNumber, phase, fixtureIds };
  }
  if (fixtures.every((fixture) => fixture.reached === 'full-time' && isOver(fixture, now)))
    return { kind: 'finish', roundNumber };
  const isLate = (match: PracticeFixture) => match.reached === 'full-time' && match.status !== 'complete' && isOver(match, now);
  return fixtures.some(isLate) ? { kind: 'complete-fixtures', roundNumber } : undefined;
}

/** Returns the phase of a match that kicks off at `kickOff`. */
export function phaseAt(kickOff: number, now: number): Phase {
  const played = now - kickOff;
  if (played < 0) return 'nothing';
  if (played < HALF_TIME_MS) return 'kick-off';
  return played < FULL_TIME_MS ? 'half-time' : 'full-time';
}

function isBehind({ reached, kickOff }: PracticeFixture, now: number): boolean {
  return phases.indexOf(reached) < phases.indexOf(phaseAt(kickOff, now));
}

function isOver({ kickOff }: PracticeFixture, now: number): boolean {
  return kickOff <= now - MATCH_OVER_MS;
}

function hasEnded(last: PracticeRound | undefined, now: number): boolean {
  return last !== undefined && last.fixtures.every(({ kickOff }) => kickOff <= now - RESTART_AFTER_MS);
}
