import type { Fixture, Round } from '../model/entities.ts';
import { type LockMoment, matchRules } from './matchRules.ts';

/** The round that the game is about: the playing one, else the first scheduled, else the last complete. [G-217] */
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

/** Whether a match has started at `now` (epoch milliseconds): its kick-off has come, or its status says so before. [B1] */
export function hasStarted(fixture: Fixture, now: number): boolean {
  return startedBy[matchRules.lock.moment](fixture, now);
}

/** Whether a round has begun: it is no longer scheduled, or its first match has started. */
export function hasRoundBegun(round: Round, now: number): boolean {
  return round.status !== 'scheduled' || round.fixtures.some((fixture) => hasStarted(fixture, now));
}

/**
 * Whether nobody may create a team now: the current round is locked for updating, has begun, or there is none to come.
 * Judged by kick-off as well as by the published flag, so that a late flag never opens the door. [G-220]
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

/** The next match of a squad that has not started, over all rounds to come; undefined at the end of the season. [G-162] */
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
 * The rounds a fan may look back at: complete ones and the current, from the team's start round on. A team without a
 * start round sees the current round only. [G-254, G-255]
 */
export function selectableRounds(rounds: readonly Round[], startRoundId: number | null): readonly Round[] {
  const current = currentRound(rounds);
  const start = rounds.findIndex((round) => round.id === startRoundId);
  return rounds.filter((round, index) => round === current || (round.status === 'complete' && start >= 0 && index >= start));
}

/** The match with the first kick-off; of two at the same time the one that stands first. */
export function earliest(fixtures: readonly Fixture[]): Fixture | undefined {
  return fixtures.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))[0];
}

const startedBy: Readonly<Record<LockMoment, (fixture: Fixture, now: number) => boolean>> = {
  'scheduled-kick-off': ({ date }, now) => Date.parse(date) <= now,
  'actual-start': ({ status }) => status !== 'scheduled',
  'whichever-first': ({ date, status }, now) => status !== 'scheduled' || Date.parse(date) <= now,
};
