import type { Advert } from '../model/landing.ts';

/** The country of visitors whose own country has no advertisement. */
export const restOfWorld = 'ROW';

/** The advertisement for a visitor from `country`, else the one for the rest of the world; null without either. */
export function advertFor(country: string | null, adverts: readonly Advert[]): Advert | null {
  const find = (id: string | null) => adverts.find(({ countryId }) => countryId.toUpperCase() === id?.toUpperCase());
  return find(country) ?? find(restOfWorld) ?? null;
}
