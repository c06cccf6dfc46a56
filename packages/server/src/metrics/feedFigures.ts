import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { gauges } from './sample.ts';

const feedSchema = z.object({
  edition: z.string(),
  checkAge: z.number(),
  dataAge: z.nullable(z.number()),
  refused: z.int(),
});

/** Returns the figures of watched feeds: how old the newest data are, when the watch has last read them, and how many files are set aside. */
export async function feedFigures(db: Kysely<Database>): Promise<readonly string[]> {
  const statement = sql`
    select edition, extract(epoch from now() - checked_at)::float8 as check_age,
      extract(epoch from now() - newest_at)::float8 as data_age, json_array_length(refused) as refused
    from feeds order by edition
  `;
  const feeds = await readRows(db, statement, feedSchema);
  const each = (figure: (feed: z.output<typeof feedSchema>) => number | null) =>
    feeds.flatMap((feed) => {
      const value = figure(feed);
      return value === null ? [] : [{ labels: { edition: feed.edition }, value }];
    });
  return [
    ...gauges(
      'season_feed_data_age_seconds',
      'Age of the newest data that the watch of a feed has taken in.',
      each(({ dataAge }) => dataAge),
    ),
    ...gauges(
      'season_feed_check_age_seconds',
      'Time since the watch of a feed has read it.',
      each(({ checkAge }) => checkAge),
    ),
    ...gauges(
      'season_feed_refused_files',
      'Files of a watched feed that are set aside.',
      each(({ refused }) => refused),
    ),
  ];
}
