import type { Fixture, Round } from '../model/entities.ts';
import { type LockMoment, matchRules } from './matchRules.ts';

/** The current round: the playing one, else the first scheduled, else the last complete. [G-217] */
export function currentRound(rounds: readonly Round[]): Round | undefined {
  return (
    rounds.find((round) => round.status === 'playing') ??
    rounds.find((round) => round.status === 'scheduled') ??
    rounds.findLast((round) => round.status === 'complete')
  );
}

/** Whether no round is playing or complete yet. [G-218] */
export function isPreSeason(rounds: readonly Round[]): boolean {
  return rounds.every((round) => round.status === 'scheduled');
}

/** Whether the playing round has a playing match. [G-219] */
export function isLive(rounds: readonly Round[]): boolean {
  return rounds.some((round) => round.status === 'playing' && round.fixtures.some((fixture) => fixture.status === 'playing'));
}

/** Whether a match has started at `now` (epoch milliseconds), by kick-off or by status. [B1] */
export function hasStarted(fixture: Fixture, now: number): boolean {
  return startedBy[matchRules.lock.moment](fixture, now);
}

/** Whether a round has begun: it is no longer scheduled, or its first match has started. */
export function hasRoundBegun(round: Round, now: number): boolean {
  return round.status !== 'scheduled' || round.fixtures.some((fixture) => hasStarted(fixture, now));
}

/**
 * Whether no team can be created now: the current round is locked for updating or has begun, or there is no round. The kick-off counts as well
 * as the published flag: the flag may be published late. [G-220]
 */
export function isTeamCreationDisabled(rounds: readonly Round[], now: number): boolean {
  const current = currentRound(rounds);
  return current === undefined || current.isLockedForUpdating || hasRoundBegun(current, now);
}

/** The matches of a squad in a round, in the round's order. */
export function fixturesOf(squadId: number, round: Round | undefined): readonly Fixture[] {
  return (round?.fixtures ?? []).filter((fixture) => fixture.homeSquadId === squadId || fixture.awaySquadId === squadId);
}

/**
 * The started match of the current round that locks a squad's players, or undefined while they are free. A squad
 * without a match is never locked. [G-271, G-311]
 */
export function lockingFixture(squadId: number, rounds: readonly Round[], now: number): Fixture | undefined {
  const round = currentRound(rounds);
  const isRoundLocked = matchRules.postponed.locksWith === 'round-start' && round !== undefined && hasRoundBegun(round, now);
  return fixturesOf(squadId, round).find((fixture) => isRoundLocked || hasStarted(fixture, now));
}

/** The next match of a squad that has not started, in any round; undefined at the end of the season. [G-162] */
export function nextFixture(squadId: number, rounds: readonly Round[], now: number): Fixture | undefined {
  const coming = rounds.filter((round) => round.status !== 'complete');
  return earliest(coming.flatMap((round) => fixturesOf(squadId, round)).filter((fixture) => !hasStarted(fixture, now)));
}

/** Whether a squad plays a match at home or away, or undefined when it does not play in it. [G-144] */
export function fixtureVenue(fixture: Fixture, squadId: number): 'home' | 'away' | undefined {
  if (fixture.homeSquadId === squadId) return 'home';
  return fixture.awaySquadId === squadId ? 'away' : undefined;
}

/**
 * The rounds that the user can select: complete rounds since the team's start round, and the current one. A team without a start round has only
 * the current round. [G-254, G-255]
 */
export function selectableRounds(rounds: readonly Round[], startRoundId: number | null): readonly Round[] {
  const current = currentRound(rounds);
  const start = rounds.findIndex((round) => round.id === startRoundId);
  return rounds.filter((round, index) => round === current || (round.status === 'complete' && start >= 0 && index >= start));
}

/** The fixture with the first kick-off; the first in the list among equals. */
export function earliest(fixtures: readonly Fixture[]): Fixture | undefined {
  return fixtures.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))[0];
}

const startedBy: Readonly<Record<LockMoment, (fixture: Fixture, now: number) => boolean>> = {
  'scheduled-kick-off': ({ date }, now) => Date.parse(date) <= now,
  'actual-start': ({ status }) => status !== 'scheduled',
  'whichever-first': ({ date, status }, now) => status !== 'scheduled' || Date.parse(date) <= now,
};
