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

/** The stat record of a player in one fixture with their position and points. */
export interface ScoredRecord extends StatRecord {
  readonly position: Position;
  readonly points: number;
}

/**
 * Returns a player's figures for each fixture, ordered by fixture id, with the corrections of each. A fixture whose record was
 * withdrawn stays with zeros, so that its correction can be shown.
 */
export function playerFixtureFigures(
  played: readonly ScoredRecord[],
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

/** `scoringMetrics` leaves out counts that are zero and counts that score nothing at the position. */
function fixtureFigures(match: ScoredRecord, corrections: readonly Correction[], minutes: MinuteThresholds): MatchFigures {
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

/** Sums a player's figures over fixtures, as in `player_stats.json`. A fixture counts as played from its first minute. [G-352] */
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
