import { blockedCountries } from '@rugby/domain/game/session/countries';
import type { CountryOf, Origin } from './countryFinder.ts';

/** What the site knows about the country of a visitor. */
export interface Whereabouts {
  /** ISO 3166 alpha-2; null when it is not known. */
  readonly country: string | null;
  readonly isRestricted: boolean;
  /** The countries in which the game is closed, for a visitor from one of them; empty for others. */
  readonly closedIn: string[];
}

/** Decides in which countries the game is closed: those of the game and those that the operator adds. */
export class Geo {
  private readonly closedIn: readonly string[];
  private readonly countryOf: CountryOf;

  constructor(countryOf: CountryOf, alsoBlocked: readonly string[]) {
    this.countryOf = countryOf;
    this.closedIn = [...new Set([...blockedCountries, ...alsoBlocked])];
  }

  whereaboutsOf(origin: Origin): Whereabouts {
    const country = this.countryOf(origin);
    const isRestricted = country !== null && this.closedIn.includes(country);
    return { country, isRestricted, closedIn: isRestricted ? [...this.closedIn] : [] };
  }
}
