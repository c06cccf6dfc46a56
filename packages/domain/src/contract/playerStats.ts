import { type Correction, type Figures, type MatchFigures, statCodes } from '../game/model/entities.ts';
import type { JsonFile } from './jsonFile.ts';
import { z } from './schema.ts';
import { mostPlayers } from './players.ts';
import { decimal, integer, listOf, recordOf, upTo } from './text.ts';

const count = z._default(z.nullable(decimal), null);
const counted = {
  gamesPlayed: count,
  tries: count,
  assists: count,
  conversions: count,
  turnovers: count,
  tackles: count,
  metresGained: count,
  linebreaks: count,
  offloads: count,
};
const figures: z.ZodMiniType<Figures> = z.object(counted);

/** Codes that the game does not know are left out. */
const scoringMetrics = z.pipe(
  recordOf(decimal, 1000),
  z.transform((read) => Object.fromEntries(statCodes.flatMap((code) => (read[code] === undefined ? [] : [[code, read[code]]])))),
);

const change = z.object({ from: integer, to: integer });

/** Counts by code on the wire, like those that score. */
const correction: z.ZodMiniType<Correction> = z.pipe(
  z.object({ at: upTo(40), scoringMetrics: recordOf(change, 1000), points: change }),
  z.transform(({ scoringMetrics: counts, ...read }) => ({
    ...read,
    counts: statCodes.flatMap((code) => (counts[code] === undefined ? [] : [{ code, ...counts[code] }])),
  })),
);

const match: z.ZodMiniType<MatchFigures> = z.pipe(
  z.object({
    ...counted,
    roundId: integer,
    tournamentId: integer,
    scoringMetrics: z.prefault(scoringMetrics, {}),
    points: integer,
    corrections: z._default(listOf(correction, 1000), []),
  }),
  z.transform(({ tournamentId, ...read }) => ({ ...read, fixtureId: tournamentId })),
);

const totals: z.ZodMiniType<ReadonlyMap<number, Figures>> = z.pipe(
  recordOf(figures, mostPlayers),
  z.transform((read) => new Map(Object.entries(read).map(([id, player]) => [Number(id), player]))),
);

/** The season's figures of every player with a match, by player id. [G-352] */
export const playerStatsFile: JsonFile<ReadonlyMap<number, Figures>> = { name: 'player_stats', isShared: false, schema: totals };

/** A player's matches with their figures and scoring counts. [G-178, G-353] */
export function playerMatchesFile(playerId: number): JsonFile<readonly MatchFigures[]> {
  return { name: `player_stats/${playerId}`, isShared: false, schema: listOf(match, 1000) };
}

/** A player's match as JSON. Without corrections the field is left out. [G-180, B8] */
export function presentMatch({ fixtureId, corrections, ...match }: MatchFigures): Record<string, unknown> {
  return {
    ...match,
    tournamentId: fixtureId,
    ...(corrections.length > 0 && { corrections: corrections.map(presentCorrection) }),
  };
}

function presentCorrection({ at, counts, points }: Correction): Record<string, unknown> {
  return { at, scoringMetrics: Object.fromEntries(counts.map(({ code, ...change }) => [code, change])), points };
}
