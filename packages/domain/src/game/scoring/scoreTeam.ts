import type { Booster, BoosterType, Selection } from '../model/entities.ts';
import { boosterTarget } from '../boosters/boosterRules.ts';
import { playerIds } from '../model/lineup.ts';
import { matchRules } from '../season/matchRules.ts';

/**
 * A player's part in his team's points: his own `points`, times the `multiplier`, plus the `bonus` of a booster make the `total` that the
 * team gets. `booster` names what raised the multiplier beyond the captain's or gave the bonus.
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
  /** One a player, in slot order. Their totals sum to `points`. */
  readonly lines: readonly TeamScoreLine[];
}

/** What a scoring pass knows of a round. */
export interface RoundScores {
  /** A player's points in the round; undefined, for one who did not play, counts as 0. */
  readonly pointsOf: (playerId: number) => number | undefined;
  /** The extra points of a Super Kicker or Defensive King; asked for only when the team plays one. */
  readonly extraOf: (booster: Booster) => number;
}

/**
 * The points of a team in a round: those of its players, the captain's doubled, tripled by a triple captain, the co-captain's doubled, also when
 * they are negative; a kicker or king adds extra points. `boosters` are those of that round. [G-014, G-376, G-377, G-378]
 */
export function scoreTeam(
  { lineup, captainId }: Selection,
  boosters: readonly Booster[],
  { pointsOf, extraOf }: RoundScores,
): TeamScore {
  const lines = playerIds(lineup).map((playerId): TeamScoreLine => {
    const points = pointsOf(playerId) ?? matchRules.withdrawal.points;
    const booster = boosters.find((applied) => boosterTarget(applied, captainId) === playerId) ?? null;
    const multiplier = multiplierOf(booster, playerId === captainId);
    const bonus = booster !== null && isStatBooster(booster.type) ? extraOf(booster) : 0;
    return { playerId, points, multiplier, bonus, booster: booster?.type ?? null, total: points * multiplier + bonus };
  });
  return { points: lines.reduce((sum, { total }) => sum + total, 0), lines };
}

/** Whether a booster pays extra points instead of multiplying. [G-378] */
export function isStatBooster(type: BoosterType): type is 'SUPER_KICKER' | 'DEFENSIVE_KING' {
  return type === 'SUPER_KICKER' || type === 'DEFENSIVE_KING';
}

function multiplierOf(booster: Booster | null, isCaptain: boolean): number {
  if (isCaptain) return booster?.type === 'TRIPLE_CAPTAIN' ? 3 : 2;
  return booster?.type === 'CO_CAPTAIN' ? 2 : 1;
}
