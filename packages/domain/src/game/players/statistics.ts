import type { Fixture, Player, Round, Team } from '../model/entities.ts';
import { formatMinusSign } from '../model/minusSign.ts';
import { isScoring } from '../season/startRound.ts';
import { isRestingNow, restIn, type Rest } from '../season/byes.ts';
import { currentRound, fixtureVenue, hasRoundBegun, isPreSeason } from '../season/rounds.ts';

/** The statistics that a card can show under the name. [G-212] */
export const statistics = ['Price', 'NextFixture', 'RoundPoints', 'AveragePoints', 'TotalPoints', 'PercentSelected'] as const;
export type Statistic = (typeof statistics)[number];

/** The statistics that the pool can show beside the price. [G-246] */
export const poolStatistics = [
  'PercentSelected',
  'RoundPoints',
  'AveragePoints',
  'TotalPoints',
] as const satisfies readonly Statistic[];
export type PoolStatistic = (typeof poolStatistics)[number];

/**
 * The first statistic of the cards: the price while the team is not scoring, then the next fixture until a match of the round has started, then
 * round points. [G-241, G-242, G-243]
 */
export function defaultStatistic(team: Pick<Team, 'startRoundId'> | null, rounds: readonly Round[], now: number): Statistic {
  const current = currentRound(rounds);
  if (!team || !current || !isScoring(team, current.id, rounds)) return 'Price';
  return hasRoundBegun(current, now) ? 'RoundPoints' : 'NextFixture';
}

/** The statistics of the pool: only percent selected in pre-season, all of them afterwards. [G-244, G-246] */
export function poolStatisticsFor(rounds: readonly Round[]): readonly PoolStatistic[] {
  return isPreSeason(rounds) ? ['PercentSelected'] : poolStatistics;
}

/** The first statistic of the pool: percent selected in pre-season, total points afterwards. [G-245] */
export function defaultPoolStatistic(rounds: readonly Round[]): PoolStatistic {
  return isPreSeason(rounds) ? 'PercentSelected' : 'TotalPoints';
}

/** A player's figure, null where there is none; money in whole dollars, percent and averages with one decimal. */
export function statisticOf(player: Player, statistic: Exclude<Statistic, 'NextFixture'>, roundId: number | null): number | null {
  switch (statistic) {
    case 'Price':
      return player.cost;
    case 'RoundPoints':
      return roundId === null ? null : (player.stats.scores[roundId] ?? null);
    case 'AveragePoints':
      return player.stats.avgPoints;
    case 'TotalPoints':
      return player.stats.totalPoints;
    case 'PercentSelected':
      return roundId === null ? null : (player.selected[roundId] ?? null);
  }
}

/** The opponent of a squad in a match, and the venue. */
export interface Opponent {
  readonly fixture: Fixture;
  readonly squadId: number;
  readonly name: string;
  readonly abbreviation: string;
  readonly venue: 'home' | 'away';
}

/** A player's next match: the opponent, what the current round is for a squad without a match in it, null after the last one. */
export type NextOpponent = Opponent | Rest | null;

/** The opponent of a player's next fixture. A fixture of a later round is not shown instead of a bye. [G-071, G-162, D47] */
export function nextOpponent({ squadId, stats }: Player, rounds: readonly Round[]): NextOpponent {
  const round = currentRound(rounds);
  if (round !== undefined && isRestingNow(squadId, rounds)) return restIn(round);
  const fixture = rounds.flatMap((round) => round.fixtures).find(({ id }) => id === stats.nextFixture);
  return fixture ? opponentIn(fixture, squadId) : null;
}

/** The opponent of a squad in a match; null when the squad does not play in it. [G-144] */
export function opponentIn(fixture: Fixture, squadId: number): Opponent | null {
  const venue = fixtureVenue(fixture, squadId);
  if (venue === undefined) return null;
  const { homeSquadId, homeSquadName, homeSquadAbbr, awaySquadId, awaySquadName, awaySquadAbbr } = fixture;
  return venue === 'home'
    ? { fixture, venue, squadId: awaySquadId, name: awaySquadName, abbreviation: awaySquadAbbr }
    : { fixture, venue, squadId: homeSquadId, name: homeSquadName, abbreviation: homeSquadAbbr };
}

/** A next opponent as it is shown. */
export type ShownOpponent = Pick<Opponent, 'abbreviation' | 'venue'> | Rest | null;

/** What is shown of a next opponent. */
export function showOpponent(next: NextOpponent): ShownOpponent {
  return next === null || typeof next === 'string' ? next : { abbreviation: next.abbreviation, venue: next.venue };
}

/** A value as text with a minus sign below zero, `-` for a missing one; zero is a value. [G-085] */
export function displayValue(value: number | null | undefined, decimals: 0 | 1 = 0): string {
  return value === null || value === undefined ? '-' : formatMinusSign(value.toFixed(decimals));
}

/** A percentage with one decimal and its sign, `-` for a missing one. [G-157] */
export function displayPercent(value: number | null | undefined): string {
  return value === null || value === undefined ? '-' : `${value.toFixed(1)}%`;
}
