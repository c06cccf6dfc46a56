import { type RawBuilder, sql } from 'kysely';

/** The most users that one search finds. */
const mostFound = 200;

/** SQL: whether the display name of a row of `users` begins with a search, by the index of the keys. */
export function isFoundBy(search: string): RawBuilder<boolean> {
  // The first text after all that begin with the search, by their bytes.
  const end = `${search}\u{10FFFF}`;
  return sql<boolean>`(display_name_key ~>=~ ${search} and display_name_key ~<~ ${end})`;
}

/** SQL: the ids of the first users whose display names begin with a search. */
export function usersFoundBy(search: string): RawBuilder<unknown> {
  return sql`select id from users where ${isFoundBy(search)} order by display_name_key using ~<~ limit ${mostFound}`;
}
