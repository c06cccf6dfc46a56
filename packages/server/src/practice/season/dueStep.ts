import type { Progress } from '@rugby/domain/game/model/entities';

const MINUTE_MS = 60_000;
const YEAR_ENDS_MS = 7 * 24 * 60 * MINUTE_MS;

/** After this long a match is over for good. */
export const MATCH_OVER_MS = 180 * MINUTE_MS;
const HALF_TIME_MS = 60 * MINUTE_MS;
const FULL_TIME_MS = 120 * MINUTE_MS;

/** How long after its kick-off there is something to do about a match. */
export const dueAfterKickOffMs = [0, HALF_TIME_MS, FULL_TIME_MS, MATCH_OVER_MS] as const;

/** How much of a match the database tells, in order. */
export const phases = ['nothing', 'kick-off', 'half-time', 'full-time'] as const;
export type Phase = (typeof phases)[number];

export interface PracticeFixture {
  readonly id: number;
  /** Epoch milliseconds of game time. */
  readonly kickOff: number;
  readonly reached: Phase;
  readonly status: Progress;
}

/** A round with its matches by kick-off. */
export interface PracticeRound {
  readonly roundNumber: number;
  readonly status: Progress;
  readonly matches: readonly PracticeFixture[];
}

/** What a practice season has to do next. */
export type Step =
  | { readonly kind: 'start' | 'finish'; readonly roundNumber: number }
  | { readonly kind: 'tell'; readonly roundNumber: number; readonly chapter: Phase; readonly matchIds: readonly number[] }
  | { readonly kind: 'settle'; readonly roundNumber: number }
  | { readonly kind: 'new-year' };

/**
 * The next thing to do at `now` (epoch milliseconds of game time), undefined when there is nothing. A round starts with its first match.
 * Of a match the kick-off is told, then the first half an hour later, then all of it after another hour. Three hours after its last match
 * a round is finished, and a week after the last round the season begins anew.
 */
export function dueStep(rounds: readonly PracticeRound[], now: number): Step | undefined {
  const round = rounds.find(({ status }) => status !== 'complete');
  if (round === undefined) return hasEnded(rounds.at(-1), now) ? { kind: 'new-year' } : undefined;
  const { roundNumber, status, matches } = round;
  const [first] = matches;
  if (status === 'scheduled') return first !== undefined && first.kickOff <= now ? { kind: 'start', roundNumber } : undefined;
  for (const chapter of phases.toReversed()) {
    const matchIds = matches
      .filter((match) => isBehind(match, now) && phaseAt(match.kickOff, now) === chapter)
      .map(({ id }) => id);
    if (matchIds.length > 0) return { kind: 'tell', roundNumber, chapter, matchIds };
  }
  if (matches.every((match) => match.reached === 'full-time' && isOver(match, now))) return { kind: 'finish', roundNumber };
  const isLate = (match: PracticeFixture) => match.reached === 'full-time' && match.status !== 'complete' && isOver(match, now);
  return matches.some(isLate) ? { kind: 'settle', roundNumber } : undefined;
}

/** How much is to be known of a match that kicks off at `kickOff`. */
export function phaseAt(kickOff: number, now: number): Phase {
  const played = now - kickOff;
  if (played < 0) return 'nothing';
  if (played < HALF_TIME_MS) return 'kick-off';
  return played < FULL_TIME_MS ? 'half-time' : 'full-time';
}

function isBehind({ reached: told, kickOff }: PracticeFixture, now: number): boolean {
  return phases.indexOf(told) < phases.indexOf(phaseAt(kickOff, now));
}

function isOver({ kickOff }: PracticeFixture, now: number): boolean {
  return kickOff <= now - MATCH_OVER_MS;
}

function hasEnded(last: PracticeRound | undefined, now: number): boolean {
  return last !== undefined && last.matches.every(({ kickOff }) => kickOff <= now - YEAR_ENDS_MS);
}
