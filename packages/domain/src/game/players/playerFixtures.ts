import type { Edition } from '../../editions.ts';
import { arePointsProvisional } from '../season/countdown.ts';
import type { Booster, Correction, MatchFigures, Player, Round } from '../model/entities.ts';
import { isResting } from '../season/byes.ts';
import { fixturesOf, hasStarted } from '../season/rounds.ts';
import { extraPoints } from '../scoring/extraPoints.ts';
import { type BreakdownLine, scoreBreakdown } from '../scoring/scoreBreakdown.ts';
import { scorePlayer } from '../scoring/scorePlayer.ts';
import { scoreTeamPlayer, type TeamScoreLine } from '../scoring/scoreTeam.ts';
import { statLine } from '../scoring/statLine.ts';
import { opponentIn, type Opponent } from './statistics.ts';

/** A team with the player in a round: captain and boosters of that round. */
export interface TeamOfRound {
  readonly roundId: number;
  readonly captainId: number | null;
  readonly boosters: readonly Booster[];
}

/** A match of a player's squad that has begun. `points` is null when the player did not play. */
export interface PlayedFixture {
  readonly roundNumber: number;
  readonly opponent: Opponent;
  /** The scores of the player's squad and of the opponent; null until there is a score. */
  readonly own: number | null;
  readonly theirs: number | null;
  readonly points: number | null;
  /** The lines sum to `points`. */
  readonly breakdown: readonly BreakdownLine[];
  /** What the given team gets from the match; null in the rounds of which no team is given, and when the player did not play. */
  readonly teamLine: TeamScoreLine | null;
  readonly isProvisional: boolean;
  readonly corrections: readonly Correction[];
}

/** A match that has not begun, or a round without a match. */
export interface UpcomingFixture {
  readonly roundNumber: number;
  readonly opponent: Opponent | 'bye';
}

/** The number of upcoming matches that a player's page shows. [G-084] */
export const maxUpcomingFixtures = 3;

/**
 * The matches of a player's squad that have begun, the latest first, with the player's points and their breakdown. In the round of `team`, a
 * match also has the part of captain and boosters. [G-081, G-082, B8]
 */
export function playedFixtures(
  player: Pick<Player, 'id' | 'squadId' | 'position'>,
  rounds: readonly Round[],
  matches: readonly MatchFigures[],
  edition: Edition,
  now: number,
  team?: TeamOfRound,
): readonly PlayedFixture[] {
  const byFixture = new Map(matches.map((match) => [match.fixtureId, match]));
  return fixturesIn(player.squadId, rounds)
    .filter(({ opponent: { fixture } }) => fixture.status !== 'scheduled')
    .map(({ round, opponent }) => {
      const { homeScore, awayScore, id } = opponent.fixture;
      const [own, theirs] = opponent.venue === 'home' ? [homeScore, awayScore] : [awayScore, homeScore];
      const match = byFixture.get(id);
      return {
        roundNumber: round.roundNumber,
        opponent,
        own,
        theirs,
        points: match?.points ?? null,
        breakdown: match ? scoreBreakdown(player.position, match.scoringMetrics, edition.minuteThresholds, match.points) : [],
        teamLine: match && team?.roundId === round.id ? teamLineOf(player, match, team, edition) : null,
        isProvisional: arePointsProvisional(round, now),
        corrections: match?.corrections ?? [],
      };
    })
    .toReversed();
}

function teamLineOf(
  { id, position }: Pick<Player, 'id' | 'position'>,
  { points, scoringMetrics }: MatchFigures,
  { captainId, boosters }: TeamOfRound,
  edition: Edition,
): TeamScoreLine {
  const score = scorePlayer(position, statLine(scoringMetrics), edition.minuteThresholds);
  return scoreTeamPlayer(id, captainId, boosters, {
    pointsOf: () => points,
    extraOf: ({ type }) => extraPoints(type, [score], edition),
  });
}

/**
 * The next three matches of a squad that have not started at `now` (epoch milliseconds), in the order of their rounds, and the byes of the group
 * stage before the last of them. [G-083, G-084, D47]
 */
export function upcomingFixtures(squadId: number, rounds: readonly Round[], now: number): readonly UpcomingFixture[] {
  const coming = fixturesIn(squadId, rounds)
    .filter(({ round, opponent }) => round.status !== 'complete' && !hasStarted(opponent.fixture, now))
    .slice(0, maxUpcomingFixtures);
  const last = coming.at(-1)?.round.roundNumber ?? 0;
  const byes = rounds.filter(
    (round) =>
      round.roundNumber < last && round.status !== 'complete' && round.roundStage === 'group' && isResting(squadId, round),
  );
  return [
    ...coming.map(({ round, opponent }) => ({ roundNumber: round.roundNumber, opponent })),
    ...byes.map(({ roundNumber }) => ({ roundNumber, opponent: 'bye' as const })),
  ].toSorted((a, b) => a.roundNumber - b.roundNumber);
}

/** In the order of their kick-offs. */
function fixturesIn(squadId: number, rounds: readonly Round[]) {
  return rounds
    .flatMap((round) => fixturesOf(squadId, round).map((fixture) => ({ round, opponent: opponentIn(fixture, squadId) })))
    .flatMap(({ round, opponent }) => (opponent === null ? [] : [{ round, opponent }]))
    .toSorted((a, b) => Date.parse(a.opponent.fixture.date) - Date.parse(b.opponent.fixture.date));
}
