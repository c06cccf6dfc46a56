import type { EditionId } from '../../editions.ts';
import { findPlayer } from '../model/lookup.ts';
import type { GameWorld } from '../model/world.ts';
import { fullName } from '../players/fullName.ts';
import type { SeasonReview } from './seasonReview.ts';

/** The parts of season reviews in an export of an account, in names instead of ids, with one entry for each edition, round and player. */
export interface ExportedReviews {
  readonly reviews: readonly ExportedSeason[];
  readonly reviewedRounds: readonly ExportedRound[];
  readonly reviewedPlayers: readonly ExportedPlayer[];
}

type ExportedSeason = {
  readonly edition: EditionId;
  readonly points: number;
  /** The latest rank; null before ranks are counted. */
  readonly rank: number | null;
  readonly numTeams: number | null;
  readonly captainAdded: number;
  readonly captainPossible: number;
  readonly boostersAdded: number;
  readonly transfers: number;
  /** Points missed against the best possible lineups, and what the team took of them; null before a complete round. */
  readonly left: number | null;
  readonly percentTaken: number | null;
};

type ExportedRound = {
  readonly edition: EditionId;
  readonly round: number;
  readonly points: number;
  readonly isProvisional: boolean;
  readonly rank: number | null;
  readonly numTeams: number | null;
  readonly average: number | null;
  readonly highest: number | null;
  readonly captain: string | null;
  readonly captainAdded: number | null;
  readonly captainPossible: number | null;
  readonly booster: string | null;
  readonly boosterAdded: number | null;
  readonly transfers: number | null;
  readonly bestPossible: number | null;
  readonly left: number | null;
  /** The rules that bind the best possible lineup. */
  readonly bindingRules: readonly string[];
};

type ExportedPlayer = {
  readonly edition: EditionId;
  readonly player: string;
  readonly points: number;
  readonly rounds: number;
  readonly roundsAsCaptain: number;
};

/** The review of one edition as it is exported. [B17, B25] */
export function exportReview(review: SeasonReview, world: GameWorld): ExportedReviews {
  const edition = world.edition.id;
  const { points, rank, numTeams, captains, boosters, transfers, left } = review;
  const season = {
    edition,
    points,
    rank,
    numTeams,
    captainAdded: captains.added,
    captainPossible: captains.possible,
    boostersAdded: boosters.added,
    transfers,
    left: left?.points ?? null,
    percentTaken: left?.percentTaken ?? null,
  };
  const rounds = review.rounds.map(({ captain, booster, best, roundNumber, ...round }) => ({
    edition,
    round: roundNumber,
    points: round.points,
    isProvisional: round.isProvisional,
    rank: round.rank,
    numTeams: round.numTeams,
    average: round.average,
    highest: round.highest,
    captain: captain && nameOf(captain.playerId, world),
    captainAdded: captain && captain.added,
    captainPossible: captain && captain.possible,
    booster: booster && booster.type,
    boosterAdded: booster && booster.added,
    transfers: round.transfers,
    bestPossible: best && best.points,
    left: best && best.left,
    bindingRules: best?.bindings.map(({ rule }) => rule) ?? [],
  }));
  const players = review.earners.map(({ playerId, ...earned }) => ({ edition, player: nameOf(playerId, world), ...earned }));
  return { reviews: [season], reviewedRounds: rounds, reviewedPlayers: players };
}

function nameOf(playerId: number, world: GameWorld): string {
  const player = findPlayer(playerId, world);
  return player === undefined ? String(playerId) : fullName(player);
}
