import { displayNameKey } from '@rugby/domain/game/session/keys';
import type { Random } from '../random.ts';
import { type Heritage, heritages, heritagesOf, namePools } from './namePools.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Attempts to find a last name that is new in the season, and as many again for one that is new in the squad, before any is accepted. */
const TRIES = 20;

/**
 * Returns a function that creates names for one season. No full name occurs twice, even without accents and apostrophes, and few last names do,
 * as among real players.
 */
export function createNames(random: Random): (squad: string) => PersonName {
  const taken = new Set<string>();
  return (squad) => {
    for (let attempt = 1; ; attempt += 1) {
      const name = randomName(squad, random);
      const full = displayNameKey(`${name.firstName} ${name.lastName}`);
      const last = displayNameKey(name.lastName);
      const inSquad = `${squad} ${last}`;
      const isAlike = attempt <= TRIES ? taken.has(last) : attempt <= 2 * TRIES && taken.has(inSquad);
      if (taken.has(full) || isAlike) continue;
      taken.add(full).add(last).add(inSquad);
      return name;
    }
  };
}

/** Returns a typical name for the home of a squad; it may have been returned before. */
export function randomName(squad: string, random: Random): PersonName {
  const shares: Readonly<Partial<Record<Heritage, number>>> = heritagesOf[squad] ?? { newZealand: 1 };
  const { first, last } = namePools[random.pick(heritages, (heritage) => shares[heritage] ?? 0)];
  return { firstName: random.pick(first), lastName: random.pick(last) };
}
