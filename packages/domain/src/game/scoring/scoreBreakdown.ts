import type { MinuteThresholds } from '../../editions.ts';
import type { Position, StatCode } from '../model/entities.ts';
import { scorePlayer, scoringTable, type ScoreLine } from './scorePlayer.ts';
import { statLine } from './statLine.ts';

/** One line of a breakdown: a count times a value, minutes or metres, or a difference from the server's points. */
export type BreakdownLine =
  | { readonly kind: 'each'; readonly code: StatCode; readonly count: number; readonly value: number; readonly points: number }
  | { readonly kind: 'minutes' | 'metres'; readonly code: StatCode; readonly count: number; readonly points: number }
  | { readonly kind: 'adjustment'; readonly points: number };

/**
 * The breakdown of a player's points in one match, in the order of the feed. The lines always sum to `points`, which the server counted: a rest
 * that the table does not explain has its own line. Scrums are listed for props and hookers only. [G-082, G-091, G-092, B8]
 */
export function scoreBreakdown(
  position: Position,
  counts: Readonly<Partial<Record<StatCode, number>>>,
  minutes: MinuteThresholds,
  points: number,
): readonly BreakdownLine[] {
  const counted = scorePlayer(position, statLine(counts), minutes);
  const rest = points - counted.points;
  return [...counted.lines.map(lineOf), ...(rest === 0 ? [] : [{ kind: 'adjustment', points: rest } as const])];
}

function lineOf({ code, count, points }: ScoreLine): BreakdownLine {
  const rule = scoringTable[code];
  return 'points' in rule ? { kind: 'each', code, count, value: rule.points, points } : { kind: rule.kind, code, count, points };
}
