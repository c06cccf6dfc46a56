import type { Edition } from '../editions.ts';
import { type FigureName, type StatCode, statCodes } from '../game/model/entities.ts';
import type { StatsColumn } from '../game/players/statsTable.ts';
import { type ScoringEntry, scoringGuide } from '../game/scoring/scoringGuide.ts';
import type { Words } from '../i18n/keys.ts';

/** The words of the game that are no action of the scoring table. */
const gameTerms = [
  'averagePoints',
  'bonusPoint',
  'booster',
  'bye',
  'cap',
  'captain',
  'gamesPlayed',
  'lastRoundPoints',
  'lockOut',
  'percentSelected',
  'pointsPerMillion',
  'positionRank',
  'price',
  'provisional',
  'stage',
  'totalPoints',
] as const;

/** A word that explains itself: an action that scores, by its code, or a word of the game. [B3] */
export type GlossaryTerm = StatCode | (typeof gameTerms)[number];

/** Every word of the glossary. */
export const glossaryTerms: readonly GlossaryTerm[] = [...statCodes, ...gameTerms];

export function isGlossaryTerm(text: string): text is GlossaryTerm {
  return glossaryTerms.some((term) => term === text);
}

/** A word of the glossary with its explanation. `points` are what the engine gives for it; empty for words that score nothing. */
export interface GlossaryEntry {
  readonly name: string;
  readonly text: string;
  readonly points: readonly ScoringEntry[];
}

/** Looks a word up. [B3] */
export function glossaryEntry(term: GlossaryTerm, edition: Pick<Edition, 'minuteThresholds'>, words: Words): GlossaryEntry {
  const isGameTerm = isOf(gameTerms, term);
  return {
    name: isGameTerm ? words(`glossary.name.${term}`) : words(`fixtures.code.${term}`),
    text: words(`glossary.text.${term}`),
    points: scoringGuide(edition).flatMap(({ entries }) => entries.filter(({ code }) => code === term)),
  };
}

/** The word that explains a figure of a player. */
export const termOfFigure: Readonly<Record<FigureName, GlossaryTerm>> = {
  gamesPlayed: 'gamesPlayed',
  tries: 'T',
  assists: 'TA',
  conversions: 'C',
  turnovers: 'TW',
  tackles: 'TK',
  metresGained: 'MG',
  linebreaks: 'LB',
  offloads: 'O',
};

/** The word that explains a column of the stats centre; null where the head says enough. */
export const termOfColumn: Readonly<Record<StatsColumn, GlossaryTerm | null>> = {
  ...termOfFigure,
  name: null,
  cost: 'price',
  totalPoints: 'totalPoints',
  avgPoints: 'averagePoints',
  lastRoundPoints: 'lastRoundPoints',
  perMillion: 'pointsPerMillion',
  selected: 'percentSelected',
  positionRank: 'positionRank',
  nextFixture: null,
};

function isOf<Known extends string>(known: readonly Known[], text: string): text is Known {
  return known.some((one) => one === text);
}
