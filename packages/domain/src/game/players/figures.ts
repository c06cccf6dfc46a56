import type { FigureName, Figures } from '../model/entities.ts';

/** Adds up the figures of several matches. A figure that no match has stays null. */
export function sumFigures(matches: readonly Figures[]): Figures {
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
