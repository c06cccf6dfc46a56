import type { Edition } from '../../editions.ts';
import type { Booster, BoosterType, MatchFigures, Position } from '../model/entities.ts';
import { type PlayerScore, scorePlayer } from './scorePlayer.ts';
import { boosterBehaviours } from '../boosters/boosterBehaviours.ts';
import { statLine } from './statLine.ts';

/**
 * The extra points of a booster from its player's scores in the matches of a round. By the edition's setting they are all points once more, or
 * those of the booster's codes; missed kicks and tackles count too. 0 for a booster that pays no extra points. [G-378, G-379]
 */
export function extraPoints(
  type: BoosterType,
  scores: readonly PlayerScore[],
  { statBoosters }: Pick<Edition, 'statBoosters'>,
): number {
  const codes = boosterBehaviours[type].paidCodes;
  if (codes.length === 0) return 0;
  const paid = scores.flatMap(({ lines }) => lines).filter(({ code }) => statBoosters === 'whole' || codes.includes(code));
  return paid.reduce((sum, { points }) => sum + points, 0);
}

/** The extra points of a booster from the published matches of its player. Only matches of the booster's round count. [G-378] */
export function extraInRound(
  { type, roundId }: Pick<Booster, 'type' | 'roundId'>,
  position: Position,
  matches: readonly MatchFigures[],
  edition: Edition,
): number {
  const counted = matches.filter((match) => match.roundId === roundId);
  const scores = counted.map((match) => scorePlayer(position, statLine(match.scoringMetrics), edition.minuteThresholds));
  return extraPoints(type, scores, edition);
}
