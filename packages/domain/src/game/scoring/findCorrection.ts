import { type Correction, type Position, statCodes, type StatLine } from '../model/entities.ts';
import { countFor } from './scorePlayer.ts';
import { statLine } from './statLine.ts';

/** A player's counts of a match and the points that they scored. */
export interface ScoredLine {
  readonly line: StatLine;
  readonly points: number;
}

/**
 * The correction that users see when a match changes at an instant (UTC ISO 8601) after its points were final. Undefined when the change has no
 * effect at the player's position. Null stands for a missing record, with counts and points of 0. Changes of provisional points are no
 * corrections. [B8]
 */
export function findCorrection(
  position: Position,
  before: ScoredLine | null,
  after: ScoredLine | null,
  at: string,
): Correction | undefined {
  const [was, is] = [before ?? nothing, after ?? nothing];
  const counts = statCodes
    .map((code) => ({ code, from: countFor(position, code, was.line[code]), to: countFor(position, code, is.line[code]) }))
    .filter(({ from, to }) => from !== to);
  if (counts.length === 0 && was.points === is.points) return undefined;
  return { at, counts, points: { from: was.points, to: is.points } };
}

const nothing: ScoredLine = { line: statLine({}), points: 0 };
