import type { MinuteThresholds } from '../../editions.ts';
import { statCodes, type Position, type StatCode, type StatLine } from '../model/entities.ts';
import { scrummagers } from '../model/positions.ts';

/** How a code scores: points for each count, one for each full number of metres, or by the edition's two thresholds of minutes played. */
export type ScoringRule =
  | { readonly kind: 'each'; readonly points: number }
  | { readonly kind: 'scrum'; readonly points: number }
  | { readonly kind: 'metres'; readonly metresPerPoint: number }
  | { readonly kind: 'minutes'; readonly one: number; readonly two: number };

/** The scoring rule of each of the 27 codes. [G-380 to G-408] */
export const scoringTable: Readonly<Record<StatCode, ScoringRule>> = {
  MP: { kind: 'minutes', one: 1, two: 2 },
  T: each(15),
  TA: each(9),
  C: each(2),
  CM: each(-1),
  PG: each(3),
  PGM: each(-1),
  DG: each(3),
  DGM: each(-1),
  YC: each(-5),
  RC: each(-10),
  TW: each(4),
  I: each(5),
  LT: each(1),
  LS: each(5),
  LE: each(-2),
  TK: each(1),
  MT: each(-1),
  TB: each(2),
  O: each(2),
  LB: each(7),
  LC: each(5),
  MG: { kind: 'metres', metresPerPoint: 10 },
  PC: each(-1),
  E: each(-1),
  SW: { kind: 'scrum', points: 3 },
  K_50_22: each(10),
};

/** One line of a score: a code, its count and its points. */
export interface ScoreLine {
  readonly code: StatCode;
  readonly count: number;
  readonly points: number;
}

export interface PlayerScore {
  readonly points: number;
  /** The codes with a count, in the order of the feed. Their points sum to `points`. */
  readonly lines: readonly ScoreLine[];
}

/**
 * The points of one player in one match and their breakdown. Scrums count for props and hookers only, in both. Metres count in full tens and
 * never below zero. [G-092, G-380 to G-408]
 */
export function scorePlayer(position: Position, line: StatLine, minutes: MinuteThresholds): PlayerScore {
  const lines = statCodes.flatMap((code) => {
    const count = countFor(position, code, line[code]);
    return count === 0 ? [] : [{ code, count, points: pointsFor(code, count, minutes) }];
  });
  return { points: lines.reduce((sum, { points }) => sum + points, 0), lines };
}

/** The count of a code at a position: scrums are 0 except for props and hookers. [G-091] */
export function countFor(position: Position, code: StatCode, count: number): number {
  return scoringTable[code].kind === 'scrum' && !scrummagers.includes(position) ? 0 : count;
}

function pointsFor(code: StatCode, count: number, minutes: MinuteThresholds): number {
  const rule = scoringTable[code];
  if (rule.kind === 'minutes') return minutePoints(count, rule, minutes);
  if (rule.kind === 'metres') return Math.max(0, Math.floor(count / rule.metresPerPoint));
  return count * rule.points;
}

function minutePoints(
  played: number,
  points: Extract<ScoringRule, { readonly kind: 'minutes' }>,
  { one, two }: MinuteThresholds,
) {
  if (played > two) return points.two;
  return played > one ? points.one : 0;
}

function each(points: number): ScoringRule {
  return { kind: 'each', points };
}
