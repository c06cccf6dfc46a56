import type { MinuteThresholds } from '../../editions.ts';
import type { Position, StatCode } from '../model/entities.ts';
import { scorePlayer, scoringTable, type ScoreLine } from './scorePlayer.ts';
import { statLine } from './statLine.ts';

/** One line under a player's points: so many at so much, minutes or metres played, or what the server counts otherwise. */
export type BreakdownLine =
  | { readonly kind: 'each'; readonly code: StatCode; readonly count: number; readonly value: number; readonly points: number }
  | { readonly kind: 'minutes' | 'metres'; readonly code: StatCode; readonly count: number; readonly points: number }
  | { readonly kind: 'adjustment'; readonly points: number };

/**
 * How a player's points of one match come about, in the order of the feed. The lines always sum to `points`, which are the server's: what
 * the table cannot explain is a line of its own. Scrums are left out but for props and hookers. [G-082, G-091, G-092, B8]
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
