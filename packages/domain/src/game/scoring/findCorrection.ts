import { type Correction, type Position, statCodes, type StatLine } from '../model/entities.ts';
import { countFor } from './scorePlayer.ts';
import { statLine } from './statLine.ts';

/** A player's counts of a match with the points that they were scored with. */
export interface ScoredLine {
  readonly line: StatLine;
  readonly points: number;
}

/**
 * What a fan is told of a change at an instant (UTC ISO 8601) that came after the points were final; undefined when it changed nothing
 * that is shown at the player's position. Null stands for no record, which counts and scores nothing. What comes while points are
 * provisional, as during a match, is no correction. [B8]
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
