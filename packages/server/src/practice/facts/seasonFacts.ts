import type { RoundStage } from '@rugby/domain/game/model/entities';

/** Kick-off (UTC), home squad, its score, the away squad's score, away squad, venue. Squads by abbreviation. */
export type FixtureFacts = readonly [
  kickOff: string,
  home: string,
  homeScore: number,
  awayScore: number,
  away: string,
  venue: string,
];

export interface RoundFacts {
  readonly stage: RoundStage;
  readonly matches: readonly FixtureFacts[];
}

/** Public facts of a played season: its fixtures with time, venue and final score. */
export interface SeasonFacts {
  /** Abbreviation and name; a squad's id is its position in the list, from 1. */
  readonly squads: readonly (readonly [abbreviation: string, name: string])[];
  readonly rounds: readonly RoundFacts[];
}
