import type { MinuteThresholds } from '@rugby/domain/editions';
import type {
  Correction,
  FigureName,
  MatchFigures,
  Position,
  StatCode,
  StatLine,
  StatRecord,
} from '@rugby/domain/game/model/entities';
import { scorePlayer } from '@rugby/domain/game/scoring/scorePlayer';
import { statLine } from '@rugby/domain/game/scoring/statLine';
import type { CorrectedFixture } from './loadCorrectedFixtures.ts';

/** A player's record of one match as it was scored, with his position. */
export interface PlayedFixture extends StatRecord {
  readonly position: Position;
  readonly points: number;
}

/**
 * A player's figures match by match, in the order of the matches' ids, with what was corrected in each. A match of which his record was
 * withdrawn stays as one of zeros, so that the correction can be read.
 */
export function playerFixtureFigures(
  played: readonly PlayedFixture[],
  corrected: readonly CorrectedFixture[],
  minutes: MinuteThresholds,
): readonly MatchFigures[] {
  const correctionsIn = new Map(corrected.map(({ fixtureId, corrections }) => [fixtureId, corrections]));
  const recorded = new Set(played.map(({ fixtureId }) => fixtureId));
  const withdrawn = corrected.filter(({ fixtureId }) => !recorded.has(fixtureId));
  return [...played, ...withdrawn.map((match) => ({ ...statLine({}), ...match, points: 0 }))]
    .toSorted((one, other) => one.fixtureId - other.fixtureId)
    .map((match) => fixtureFigures(match, correctionsIn.get(match.fixtureId) ?? [], minutes));
}

/** Counts that are zero, or nothing to his position, are left out of `scoringMetrics`. */
function fixtureFigures(match: PlayedFixture, corrections: readonly Correction[], minutes: MinuteThresholds): MatchFigures {
  const { lines } = scorePlayer(match.position, match, minutes);
  return {
    roundId: match.roundId,
    fixtureId: match.fixtureId,
    ...figuresOf([match]),
    scoringMetrics: Object.fromEntries(lines.map(({ code, count }) => [code, count])),
    points: match.points,
    corrections,
  };
}

/** A player's figures over matches: an entry of `player_stats.json`. A match counts as played from its first minute. [G-352] */
export function figuresOf(lines: readonly StatLine[]): Readonly<Record<FigureName, number>> {
  const sum = (code: StatCode) => lines.reduce((total, line) => total + line[code], 0);
  return {
    gamesPlayed: lines.filter(({ MP }) => MP > 0).length,
    tries: sum('T'),
    assists: sum('TA'),
    conversions: sum('C'),
    turnovers: sum('TW'),
    tackles: sum('TK'),
    metresGained: sum('MG'),
    linebreaks: sum('LB'),
    offloads: sum('O'),
  };
}
