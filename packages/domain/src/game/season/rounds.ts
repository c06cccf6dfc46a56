import type { Fixture, Player, Round } from '../model/entities.ts';
import { type LockMoment, matchRules } from './matchRules.ts';

/** The current round: the playing one, else the first scheduled, else the last complete. [G-217] */
export function currentRound(rounds: readonly Round[]): Round | undefined {
  return (
    rounds.find((round) => round.status === 'playing') ?? rounds.find((round) => round.status === 'scheduled') ?? rounds.at(-1)
  );
}

/** Whether the last round is complete: no team changes any more. False without rounds. */
export function isSeasonOver(rounds: readonly Round[]): boolean {
  return currentRound(rounds)?.status === 'complete';
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

/** What decides whether a player is locked: the present squad, and the fixture that has locked the player for good. */
export type LockablePlayer = Pick<Player, 'squadId' | 'lockedBy'>;

/**
 * The started fixture that locks a player, or undefined while the player is free: the fixture at whose kick-off the player belonged to one of its
 * squads, or one of the present squad. Fixtures of complete rounds lock no player. [G-271, G-311, D42]
 */
export function lockingFixture(
  { squadId, lockedBy }: LockablePlayer,
  rounds: readonly Round[],
  now: number,
): Fixture | undefined {
  let ofPresentSquad: Fixture | undefined;
  for (const round of rounds) {
    if (round.status === 'complete') continue;
    const played = lockedBy === null ? undefined : round.fixtures.find(({ id }) => id === lockedBy);
    if (played) return played;
    ofPresentSquad ??= startedFixtureOf(squadId, round, now);
  }
  return ofPresentSquad;
}

/** The first fixture of a squad in a round that locks its players at `now`. */
function startedFixtureOf(squadId: number, round: Round, now: number): Fixture | undefined {
  const isRoundLocked = matchRules.postponed.locksWith === 'round-start' && hasRoundBegun(round, now);
  return round.fixtures.find(
    (fixture) => fixtureVenue(fixture, squadId) !== undefined && (isRoundLocked || hasStarted(fixture, now)),
  );
}

/**
 * The rounds as they are at `now`: a playing round is complete once a later round has kicked off, also before the server has said so. A match of
 * a later round that was brought forward to before this round's own start does not end it. Answers the same list when no round ends. [D43]
 */
export function closePassedRounds(rounds: readonly Round[], now: number): readonly Round[] {
  const passed = rounds.filter((round, index) => round.status === 'playing' && isPassed(round, rounds.slice(index + 1), now));
  if (passed.length === 0) return rounds;
  return rounds.map((round) => (passed.includes(round) ? { ...round, status: 'complete', isLockedForUpdating: false } : round));
}

function isPassed(round: Round, later: readonly Round[], now: number): boolean {
  const ownStart = Date.parse(earliest(round.fixtures)?.date ?? round.startDate);
  return later.some(({ fixtures }) =>
    fixtures.some((fixture) => hasStarted(fixture, now) && Date.parse(fixture.date) > ownStart),
  );
}

/** The next match of a squad that has not started, in any round; undefined at the end of the season. [G-162] */
export function nextFixture(squadId: number, rounds: readonly Round[], now: number): Fixture | undefined {
  const coming = rounds.filter((round) => round.status !== 'complete');
  return earliest(coming.flatMap((round) => fixturesOf(squadId, round)).filter((fixture) => !hasStarted(fixture, now)));
}

/** The next match of the season and its round, in any round that is not complete; undefined after the last kick-off. */
export function nextMatch(
  rounds: readonly Round[],
  now: number,
): { readonly round: Round; readonly fixture: Fixture } | undefined {
  const coming = rounds
    .filter((round) => round.status !== 'complete')
    .flatMap((round) => round.fixtures.filter((fixture) => !hasStarted(fixture, now)));
  const fixture = earliest(coming);
  const round = fixture && rounds.find(({ fixtures }) => fixtures.includes(fixture));
  return round && { round, fixture };
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
