import type { Edition } from '../../editions.ts';
import type { Booster, BoosterType, MatchFigures, Position, StatCode } from '../model/entities.ts';
import { type PlayerScore, scorePlayer } from './scorePlayer.ts';
import { isStatBooster } from './scoreTeam.ts';
import { statLine } from './statLine.ts';

/** The codes that a Super Kicker or Defensive King is paid for once more, missed kicks and tackles too. [G-379] */
export const extraCodes = {
  SUPER_KICKER: ['C', 'CM', 'PG', 'PGM', 'DG', 'DGM'],
  DEFENSIVE_KING: ['TW', 'I', 'TK', 'MT', 'LS'],
} as const satisfies Partial<Record<BoosterType, readonly StatCode[]>>;

/**
 * The extra points of a kicker or king from his scores in the matches of a round: all his points once more, or those of the booster's own
 * codes, as the edition says. [G-378, G-379]
 */
export function extraPoints(
  type: keyof typeof extraCodes,
  scores: readonly PlayerScore[],
  { statBoosters }: Pick<Edition, 'statBoosters'>,
): number {
  const codes: readonly StatCode[] = extraCodes[type];
  const paid = scores.flatMap(({ lines }) => lines).filter(({ code }) => statBoosters === 'whole' || codes.includes(code));
  return paid.reduce((sum, { points }) => sum + points, 0);
}

/** The extra points of a booster from the published matches of its player, of which those of its round count. [G-378] */
export function extraInRound(
  { type, roundId }: Pick<Booster, 'type' | 'roundId'>,
  position: Position,
  matches: readonly MatchFigures[],
  edition: Edition,
): number {
  if (!isStatBooster(type)) return 0;
  const counted = matches.filter((match) => match.roundId === roundId);
  const scores = counted.map((match) => scorePlayer(position, statLine(match.scoringMetrics), edition.minuteThresholds));
  return extraPoints(type, scores, edition);
}
