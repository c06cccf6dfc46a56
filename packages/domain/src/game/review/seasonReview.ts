import type { BoosterType } from '../model/entities.ts';
import { playerIds } from '../model/lineup.ts';
import type { GameWorld } from '../model/world.ts';
import { type BestLineup, bestLineup, type Binding, bindingRules } from './bestLineup.ts';
import type { PlacedRound, PlayedRound } from '../model/playedRound.ts';
import { ownPoints, type ReviewedRound } from './reviewRounds.ts';

/** What a player brought a team, captaincy and boosters included. */
export interface Earner {
  readonly playerId: number;
  readonly points: number;
  readonly rounds: number;
  readonly roundsAsCaptain: number;
}

/** Points of a team beside those of all teams or of a league, each the mean of some rounds. */
export interface SeasonComparison {
  readonly rounds: number;
  /** Rounds in which the team scored more than the average team. */
  readonly roundsAbove: number;
  readonly points: number;
  readonly average: number;
  /** Of the team that scored most in each round. */
  readonly highest: number;
}

/** How a team did among all teams, or among those of a league. */
export interface SeasonPlace {
  /** The latest place and the number of teams; null before ranks are counted. */
  readonly rank: number | null;
  readonly numTeams: number | null;
  /** Of the complete rounds whose ranks are counted; null before one. */
  readonly comparison: SeasonComparison | null;
}

/** The season of a team so far. */
export interface SeasonReview extends SeasonPlace {
  /** Oldest first. */
  readonly rounds: readonly ReviewedRound[];
  readonly isOver: boolean;
  readonly points: number;
  /** Of the complete rounds, the earlier one of equals. */
  readonly highest: ReviewedRound | undefined;
  readonly lowest: ReviewedRound | undefined;
  /** Points that captaincies added, and would have added with the best choice in each round. */
  readonly captains: { readonly added: number; readonly possible: number; readonly right: number };
  readonly boosters: {
    readonly added: number;
    readonly used: readonly { readonly round: ReviewedRound; readonly type: BoosterType }[];
  };
  readonly transfers: number;
  /** Missed points of the complete rounds, and what the team took of the best possible, in percent; null before a complete round. */
  readonly left: { readonly points: number; readonly percentTaken: number } | null;
  /** The most points first. */
  readonly earners: readonly Earner[];
  /** The best fifteen of the players while they were in the team, without captains and boosters. */
  readonly ownBest: (BestLineup & { readonly bindings: readonly Binding[] }) | null;
}

/** Sums up a season from the rounds that the team has played; the sums agree with the results of the rounds. [B25] */
export function reviewSeason(played: readonly PlayedRound[], rounds: readonly ReviewedRound[], world: GameWorld): SeasonReview {
  const finished = completeOf(rounds, world);
  const captains = rounds.flatMap(({ captain }) => captain ?? []);
  const used = rounds.flatMap((round) => (round.booster === null ? [] : [{ round, type: round.booster.type }]));
  return {
    rounds,
    isOver: world.rounds.every(({ status }) => status === 'complete'),
    points: sum(rounds, ({ points }) => points),
    ...placeOf(rounds, world),
    highest: finished.toSorted((a, b) => b.points - a.points)[0],
    lowest: finished.toSorted((a, b) => a.points - b.points)[0],
    captains: {
      added: sum(captains, ({ added }) => added),
      possible: sum(captains, ({ possible }) => possible),
      right: captains.filter(({ added, possible }) => added === possible).length,
    },
    boosters: { added: sum(rounds, ({ booster }) => booster?.added ?? 0), used },
    transfers: sum(rounds, ({ transfers }) => transfers ?? 0),
    left: leftOf(rounds),
    earners: earnersOf(played),
    ownBest: ownBestOf(played, world),
  };
}

/**
 * The same season among the teams of a league: ranks, averages and the comparison are those of the league, null in a round without a rank
 * there. Points, best lineups and players stay. [B25]
 */
export function reviewInLeague(review: SeasonReview, places: readonly PlacedRound[], world: GameWorld): SeasonReview {
  const placeIn = new Map(places.map((place) => [place.roundId, place]));
  const rounds = review.rounds.map((round) => ({ ...round, ...noPlace, ...placeIn.get(round.roundId) }));
  return { ...review, rounds, ...placeOf(rounds, world) };
}

const noPlace = { rank: null, numTeams: null, average: null, highest: null };

function placeOf(rounds: readonly ReviewedRound[], world: GameWorld): SeasonPlace {
  const last = rounds.findLast(({ rank }) => rank !== null);
  const comparison = comparePoints(completeOf(rounds, world));
  return { rank: last?.rank ?? null, numTeams: last?.numTeams ?? null, comparison };
}

function completeOf(rounds: readonly ReviewedRound[], world: GameWorld): readonly ReviewedRound[] {
  return rounds.filter((round) => world.rounds.find(({ id }) => id === round.roundId)?.status === 'complete');
}

function leftOf(rounds: readonly ReviewedRound[]): SeasonReview['left'] {
  const complete = rounds.flatMap(({ points, best }) => (best === null ? [] : [{ points, best }]));
  if (complete.length === 0) return null;
  const left = sum(complete, ({ best }) => best.left);
  const own = sum(complete, ({ points }) => points);
  return { points: left, percentTaken: own + left > 0 ? Math.round((100 * own) / (own + left)) : 100 };
}

function comparePoints(finished: readonly ReviewedRound[]): SeasonComparison | null {
  const counted = finished.flatMap(({ points, average, highest }) =>
    average === null || highest === null ? [] : [{ points, average, highest }],
  );
  const rounds = counted.length;
  if (rounds === 0) return null;
  return {
    rounds,
    roundsAbove: counted.filter(({ points, average }) => points > average).length,
    points: sum(counted, ({ points }) => points) / rounds,
    average: sum(counted, ({ average }) => average) / rounds,
    highest: sum(counted, ({ highest }) => highest) / rounds,
  };
}

function earnersOf(played: readonly PlayedRound[]): readonly Earner[] {
  const earners = new Map<number, Earner>();
  for (const { teamHistory } of played)
    for (const playerId of playerIds(teamHistory.lineup)) {
      const { points, rounds, roundsAsCaptain } = earners.get(playerId) ?? { points: 0, rounds: 0, roundsAsCaptain: 0 };
      earners.set(playerId, {
        playerId,
        points: points + (teamHistory.points.players[playerId] ?? 0),
        rounds: rounds + 1,
        roundsAsCaptain: roundsAsCaptain + (teamHistory.captainId === playerId ? 1 : 0),
      });
    }
  return [...earners.values()].toSorted((a, b) => b.points - a.points || a.playerId - b.playerId);
}

function ownBestOf(played: readonly PlayedRound[], world: GameWorld): SeasonReview['ownBest'] {
  const own = new Map<number, number>();
  for (const { teamHistory } of played)
    for (const id of playerIds(teamHistory.lineup)) own.set(id, (own.get(id) ?? 0) + ownPoints(id, teamHistory.roundId, world));
  const query = {
    edition: world.edition,
    pointsOf: ({ id }: { readonly id: number }) => own.get(id),
    extra: [],
    hasCap: true,
  };
  const best = bestLineup(world.players.values(), query);
  return best && { ...best, bindings: bindingRules(world.players.values(), query) };
}

function sum<Value>(values: readonly Value[], figure: (value: Value) => number): number {
  return values.reduce((total, value) => total + figure(value), 0);
}
