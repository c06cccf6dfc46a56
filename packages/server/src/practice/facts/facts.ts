import type { EditionId } from '@rugby/domain/editions';
import type { RoundStage } from '@rugby/domain/game/model/entities';
import { championshipRounds } from './championshipRounds.ts';
import { clubRounds } from './clubRounds.ts';

/** Kick-off (UTC), home squad, its score, the away squad's score, away squad, venue. Squads by abbreviation. */
export type MatchFacts = readonly [
  kickOff: string,
  home: string,
  homeScore: number,
  awayScore: number,
  away: string,
  venue: string,
];

export interface RoundFacts {
  readonly stage: RoundStage;
  readonly matches: readonly MatchFacts[];
}

/** What is of public record about a season that was played: who met whom, where, when, and the final score. */
export interface SeasonFacts {
  /** Abbreviation and name; a squad's id is its place in the list, from 1. */
  readonly squads: readonly (readonly [abbreviation: string, name: string])[];
  readonly rounds: readonly RoundFacts[];
}

/** The played season behind each edition's practice season. */
export const seasonFacts: Readonly<Record<EditionId, SeasonFacts>> = {
  srp: {
    squads: [
      ['HIGH', 'Highlanders'],
      ['CRUS', 'Crusaders'],
      ['WARA', 'NSW Waratahs'],
      ['REDS', 'Queensland Reds'],
      ['FDRU', 'Fijian Drua'],
      ['MOPA', 'Moana Pasifika'],
      ['BLUE', 'Blues'],
      ['CHIE', 'Chiefs'],
      ['FORC', 'Western Force'],
      ['BRUM', 'ACT Brumbies'],
      ['HURR', 'Hurricanes'],
    ],
    rounds: clubRounds,
  },
  trc: {
    squads: [
      ['SA', 'South Africa'],
      ['AUS', 'Australia'],
      ['ARG', 'Argentina'],
      ['NZ', 'New Zealand'],
    ],
    rounds: championshipRounds,
  },
};
