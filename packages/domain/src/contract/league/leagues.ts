import { privacies } from '../../game/model/league.ts';
import { endpoint } from '../endpoint.ts';
import { z } from '../schema.ts';
import { listOf, natural, upTo, wholeNumber } from '../text.ts';
import { wireLeague } from './league.ts';

/** The most entries of a page that a client accepts; this game's server sends `pageSize`. [D31] */
export const longestPage = 200;

/** No list is longer than this many pages. */
const lastPage = 100_000;

/** The entries of a page. [D31] */
export const pageSize = 20;

/** A page of a list, from 1. Absence and 0 are the first page. */
export const pageNumber = z._default(
  z.pipe(
    wholeNumber,
    z.transform((page) => Math.min(Math.max(page, 1), lastPage)),
  ),
  1,
);

/** What every paged answer carries: its page, and whether another one follows. [D31] */
export const paged = { nextPage: z.boolean(), page: natural };

/** Part of a name, as typed into a search. */
const search = z._default(upTo(100), '');

const leaguePage = { leagues: listOf(wireLeague, longestPage), ...paged };

/** GET leagues: the leagues of the user, newest membership first. `counts` are those of the search, whatever the privacy. */
export const getLeagues = endpoint({
  name: 'leagues',
  method: 'GET',
  area: 'game',
  path: 'leagues',
  request: z.object({
    query: z.object({ privacy: z._default(z.enum(['all', ...privacies, '']), 'all'), search, page: pageNumber }),
  }),
  success: z.object({
    ...leaguePage,
    /** The automatic leagues that the user is in, on every page. */
    automatic: z._default(listOf(wireLeague, longestPage), []),
    counts: z.optional(z.object({ all: natural, private: natural, public: natural })),
  }),
});

/** GET league/show-for-join: public leagues that the user is not in, by part of the name or by the whole code; the largest first. */
export const getLeaguesToJoin = endpoint({
  name: 'leaguesToJoin',
  method: 'GET',
  area: 'game',
  path: 'league/show-for-join',
  request: z.object({ query: z.object({ search, page: pageNumber }) }),
  success: z.object(leaguePage),
});
