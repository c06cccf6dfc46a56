import type { Fixture, Round } from '../model/entities.ts';
import { matchRules } from './matchRules.ts';
import { currentRound, earliest, hasRoundBegun, nextFixture } from './rounds.ts';

/** The target of the countdown in the game bar. `at` is epoch milliseconds. */
export type CountdownTarget =
  | { readonly kind: 'round-start'; readonly roundId: number; readonly at: number }
  | { readonly kind: 'next-lock'; readonly fixture: Fixture; readonly at: number };

/** The next kick-off that locks a player of these squads, or undefined when there is none. [G-127] */
export function nextLock(squadIds: readonly number[], rounds: readonly Round[], now: number): Fixture | undefined {
  return earliest(squadIds.flatMap((squadId) => nextFixture(squadId, rounds, now) ?? []));
}

/**
 * The current round's start; once it has begun, the next kick-off that locks one of the team's players; without such a
 * player, the start of the next round. Null at the end of the season. [G-124, G-127]
 */
export function countdownTarget(squadIds: readonly number[], rounds: readonly Round[], now: number): CountdownTarget | null {
  const current = currentRound(rounds);
  if (current && !hasRoundBegun(current, now)) return roundStart(current);
  const fixture = nextLock(squadIds, rounds, now);
  if (fixture) return { kind: 'next-lock', fixture, at: Date.parse(fixture.date) };
  const next = rounds.find((round) => !hasRoundBegun(round, now));
  return next ? roundStart(next) : null;
}

/** The part of a round that decides whether its points are final. */
export interface RoundTimes extends Pick<Round, 'status'> {
  readonly fixtures: readonly Pick<Fixture, 'date'>[];
}

/** Whether a round's points may still change: until four hours after its last match has ended, or until it is complete. */
export function arePointsProvisional(round: RoundTimes, now: number): boolean {
  if (round.status !== 'playing') return false;
  const lastKickOff = Math.max(...round.fixtures.map((fixture) => Date.parse(fixture.date)));
  const { matchHours, finalAfterHours } = matchRules.correction;
  return now < lastKickOff + (matchHours + finalAfterHours) * hour;
}

const hour = 3_600_000;

function roundStart(round: Round): CountdownTarget {
  return { kind: 'round-start', roundId: round.id, at: Date.parse(round.startDate) };
}
