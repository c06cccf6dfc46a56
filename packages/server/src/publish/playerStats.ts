import type { MinuteThresholds } from '@rugby/domain/editions';
import type { FigureName, MatchFigures, Position, StatCode, StatLine, StatRecord } from '@rugby/domain/game/entities';
import { scorePlayer } from '@rugby/domain/game/scorePlayer';

/** A player's record of one match as it was scored, with his position. */
export interface PlayedMatch extends StatRecord {
  readonly position: Position;
  readonly points: number;
}

/** A player's figures in one match. Counts that are zero, or nothing to his position, are left out of `scoringMetrics`. */
export function matchStats(match: PlayedMatch, minutes: MinuteThresholds): MatchFigures {
  const { lines } = scorePlayer(match.position, match, minutes);
  return {
    roundId: match.roundId,
    fixtureId: match.fixtureId,
    ...figuresOf([match]),
    scoringMetrics: Object.fromEntries(lines.map(({ code, count }) => [code, count])),
    points: match.points,
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
