import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { typed, upTo } from '../text.ts';

/** The greatest length of a code in a URL, with spaces and hyphens. */
export const longestCode = 40;

/** The greatest length of a parameter of a URL: the server's router finds nothing behind a longer one. */
const longestText = 100;

/** The parameters of a URL with the code of a league. A longer text than any code is the code of no league. */
export const leagueCode = z.object({ code: upTo(longestText) });

/**
 * GET league/shared/{code}: the name of the league with this code, for a visitor who has followed its link. Public. The login dialog asks it, so it
 * stands apart from the other calls of leagues.
 */
export const showSharedLeague = endpoint({
  name: 'showSharedLeague',
  method: 'GET',
  area: 'game',
  path: 'league/shared/:code',
  request: z.object({ params: leagueCode }),
  success: z.object({ name: typed }),
});
