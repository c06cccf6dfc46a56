import type { Booster, BoosterType, Selection, TeamPoints } from '../model/entities.ts';
import { boosterBehaviours, captainMultiplier, paysExtraPoints } from '../boosters/boosterBehaviours.ts';
import { boosterTarget } from '../boosters/appliedBoosters.ts';
import { playerIds } from '../model/lineup.ts';
import { matchRules } from '../season/matchRules.ts';

/**
 * The points that a team gets from one player: `total` is the player's own `points` times `multiplier` plus the `bonus` of a booster.
 * `booster` is the booster that works on the player.
 */
export interface TeamScoreLine {
  readonly playerId: number;
  readonly points: number;
  readonly multiplier: number;
  readonly bonus: number;
  readonly booster: BoosterType | null;
  readonly total: number;
}

export interface TeamScore {
  readonly points: number;
  /** One line for each player, in slot order. Their totals sum to `points`. */
  readonly lines: readonly TeamScoreLine[];
}

/** What the score of a team in a round is computed from. */
export interface RoundScores {
  /** A player's points in the round. Undefined for a player who did not play. */
  readonly pointsOf: (playerId: number) => number | undefined;
  /** The extra points of a booster. Called only for boosters that pay extra points. */
  readonly extraOf: (booster: Booster) => number;
}

/**
 * The points of a team in a round: the sum over its players. The captain's points count twice. A booster of the round changes the multiplier of
 * its target, also of negative points, or adds extra points. [G-014, G-376, G-377, G-378]
 */
export function scoreTeam(
  { lineup, captainId }: Selection,
  boosters: readonly Booster[],
  { pointsOf, extraOf }: RoundScores,
): TeamScore {
  const lines = playerIds(lineup).map((playerId) => scoreTeamPlayer(playerId, captainId, boosters, { pointsOf, extraOf }));
  return { points: lines.reduce((sum, { total }) => sum + total, 0), lines };
}

/** The line of one player of the team, as in `scoreTeam`. */
export function scoreTeamPlayer(
  playerId: number,
  captainId: number | null,
  boosters: readonly Booster[],
  { pointsOf, extraOf }: RoundScores,
): TeamScoreLine {
  const points = pointsOf(playerId) ?? matchRules.withdrawal.points;
  const booster = boosters.find((applied) => boosterTarget(applied, captainId) === playerId) ?? null;
  const multiplier = multiplierOf(booster, playerId === captainId);
  const bonus = booster !== null && paysExtraPoints(booster.type) ? extraOf(booster) : 0;
  return { playerId, points, multiplier, bonus, booster: booster?.type ?? null, total: points * multiplier + bonus };
}

/**
 * The points of a team in a round as its cards show them: those of the team, and by player id what it gets from each player who played. Averages
 * as input keep one decimal. The points of the players always sum to those of the team. [B8]
 */
export function teamPointsIn(
  selection: Selection,
  boosters: readonly Booster[],
  scores: RoundScores,
): Pick<TeamPoints, 'round' | 'players'> {
  const { points, lines } = scoreTeam(selection, boosters, scores);
  const played = lines.filter(({ playerId, total }) => total !== 0 || scores.pointsOf(playerId) !== undefined);
  return {
    round: toTenth(points),
    players: Object.fromEntries(played.map(({ playerId, total }) => [playerId, toTenth(total)])),
  };
}

/** Points with one decimal: sums of averages have more. */
export function toTenth(points: number): number {
  return Math.round(points * 10) / 10;
}

function multiplierOf(booster: Booster | null, isCaptain: boolean): number {
  const boosted = booster && boosterBehaviours[booster.type].multiplier;
  return boosted ?? (isCaptain ? captainMultiplier : 1);
}
