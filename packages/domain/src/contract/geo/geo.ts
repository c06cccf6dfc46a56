import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { listOf } from '../text.ts';

/** ISO 3166 alpha-2 in upper case. */
export const countryCode = z.string().check(z.length(2), z.regex(/^[A-Z]{2}$/));

/** Null when the country of the visitor is not known. */
const country = z.nullable(countryCode);

/**
 * GET geo/check-country: whether the game is closed in the country of the visitor, and if so, in which countries it is. An unknown country is
 * open.
 */
export const checkCountry = endpoint({
  name: 'checkCountry',
  method: 'GET',
  area: 'account',
  path: 'geo/check-country',
  request: z.object({}),
  success: z.object({ isRestricted: z.boolean(), country, closedIn: listOf(countryCode, 300) }),
});

/** GET geo/location: the country of the visitor. */
export const getLocation = endpoint({
  name: 'location',
  method: 'GET',
  area: 'account',
  path: 'geo/location',
  request: z.object({}),
  success: z.object({ country }),
});
