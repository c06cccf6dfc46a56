import type { MinuteThresholds } from '../../editions.ts';
import { arePointsProvisional } from '../season/countdown.ts';
import type { Correction, MatchFigures, Player, Round } from '../model/entities.ts';
import { fixturesOf, hasStarted } from '../season/rounds.ts';
import { type BreakdownLine, scoreBreakdown } from '../scoring/scoreBreakdown.ts';
import { opponentIn, type Opponent } from './statistics.ts';

/** A match of a player's squad that has begun. `points` is null when the player did not play. */
export interface PlayedFixture {
  readonly roundNumber: number;
  readonly opponent: Opponent;
  /** The scores of the player's squad and of the opponent; null until there is a score. */
  readonly own: number | null;
  readonly theirs: number | null;
  readonly points: number | null;
  readonly breakdown: readonly BreakdownLine[];
  readonly isProvisional: boolean;
  readonly corrections: readonly Correction[];
}

/** A match that has not begun. */
export interface UpcomingFixture {
  readonly roundNumber: number;
  readonly opponent: Opponent;
}

/** The number of upcoming matches that a player's page shows. [G-084] */
export const maxUpcomingFixtures = 3;

/** The matches of a player's squad that have begun, the latest first, with the player's points and their breakdown. [G-081, G-082] */
export function playedFixtures(
  { squadId, position }: Pick<Player, 'squadId' | 'position'>,
  rounds: readonly Round[],
  matches: readonly MatchFigures[],
  minutes: MinuteThresholds,
  now: number,
): readonly PlayedFixture[] {
  const byFixture = new Map(matches.map((match) => [match.fixtureId, match]));
  return fixturesIn(squadId, rounds)
    .filter(({ opponent: { fixture } }) => fixture.status !== 'scheduled')
    .map(({ round, opponent }) => {
      const { homeScore, awayScore, id } = opponent.fixture;
      const [own, theirs] = opponent.venue === 'home' ? [homeScore, awayScore] : [awayScore, homeScore];
      const match = byFixture.get(id);
      const breakdown = match ? scoreBreakdown(position, match.scoringMetrics, minutes, match.points) : [];
      return {
        roundNumber: round.roundNumber,
        opponent,
        own,
        theirs,
        points: match?.points ?? null,
        breakdown,
        isProvisional: arePointsProvisional(round, now),
        corrections: match?.corrections ?? [],
      };
    })
    .toReversed();
}

/** The next three matches of a squad that have not started at `now` (epoch milliseconds), the nearest first. [G-083, G-084] */
export function upcomingFixtures(squadId: number, rounds: readonly Round[], now: number): readonly UpcomingFixture[] {
  return fixturesIn(squadId, rounds)
    .filter(({ round, opponent }) => round.status !== 'complete' && !hasStarted(opponent.fixture, now))
    .slice(0, maxUpcomingFixtures)
    .map(({ round, opponent }) => ({ roundNumber: round.roundNumber, opponent }));
}

/** In the order of their kick-offs. */
function fixturesIn(squadId: number, rounds: readonly Round[]) {
  return rounds
    .flatMap((round) => fixturesOf(squadId, round).map((fixture) => ({ round, opponent: opponentIn(fixture, squadId) })))
    .flatMap(({ round, opponent }) => (opponent === null ? [] : [{ round, opponent }]))
    .toSorted((a, b) => Date.parse(a.opponent.fixture.date) - Date.parse(b.opponent.fixture.date));
}
