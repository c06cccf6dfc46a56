import type { Squad } from './entities.ts';

/** The player with the most points in a round. */
export interface BestPlayer {
  readonly roundNumber: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly points: number;
  readonly squad: Pick<Squad, 'id' | 'name' | 'abbreviation'>;
}

/** What the landing page says about a season. */
export interface SeasonNumbers {
  /** Players that can be picked. */
  readonly players: number;
  /** Users with a team. */
  readonly users: number;
  /** The best of the last complete round; null before the first one. */
  readonly best: BestPlayer | null;
}

/** An advertisement for the visitors from one country. */
export interface Advert {
  /** ISO 3166 alpha-2, or `ROW` for the rest of the world. */
  readonly countryId: string;
  /** The advertised page. */
  readonly link1: string;
  /** Path of a picture on this site; without one the text is shown. */
  readonly image1?: string | undefined;
  /** What is advertised; alternative text of the picture. */
  readonly text1: string;
}
