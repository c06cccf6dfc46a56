import type { StatCode } from './entities.ts';

/** The figures by name that statistics show, of a season or of one match. [G-072 to G-080, G-178] */
export const figureNames = [
  'gamesPlayed',
  'tries',
  'assists',
  'conversions',
  'turnovers',
  'tackles',
  'metresGained',
  'linebreaks',
  'offloads',
] as const;
export type FigureName = (typeof figureNames)[number];

/** Counts by name; `metresGained` is in metres. Null where the source does not know one. */
export type Figures = Readonly<Record<FigureName, number | null>>;

/** What a player did in one match: his figures, the counts that score, and the points as the server counted them. */
export interface MatchFigures extends Figures {
  readonly roundId: number;
  readonly fixtureId: number;
  readonly scoringMetrics: Readonly<Partial<Record<StatCode, number>>>;
  readonly points: number;
}

/** The figures of several matches together. One that is known of no match stays unknown: all of them before the first match. */
export function figuresTogether(matches: readonly Figures[]): Figures {
  const sum = (name: FigureName) => {
    const known = matches.flatMap((match) => match[name] ?? []);
    return known.length === 0 ? null : known.reduce((total, count) => total + count, 0);
  };
  return {
    gamesPlayed: sum('gamesPlayed'),
    tries: sum('tries'),
    assists: sum('assists'),
    conversions: sum('conversions'),
    turnovers: sum('turnovers'),
    tackles: sum('tackles'),
    metresGained: sum('metresGained'),
    linebreaks: sum('linebreaks'),
    offloads: sum('offloads'),
  };
}
