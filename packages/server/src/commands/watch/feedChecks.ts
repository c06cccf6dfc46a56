import type { EditionId } from '@rugby/domain/editions';
import { partition } from 'es-toolkit';
import { type Kysely, sql } from 'kysely';
import type { RefusedFile } from '../../db/tables/operationTables.ts';
import type { Database } from '../../db/tables.ts';

/** What a pass over a feed has found. */
export interface FeedCheck {
  readonly source: string;
  /** When the newest file that was taken in had changed; undefined when none was. */
  readonly newestAt: Date | undefined;
  readonly refused: readonly RefusedFile[];
}

/** Stores what a pass over the feed of an edition has found, by the clock of the database. */
export async function storeFeedCheck(
  db: Kysely<Database>,
  edition: EditionId,
  { source, newestAt, refused }: FeedCheck,
): Promise<void> {
  const newest = newestAt === undefined ? sql`null` : sql`least(${newestAt}::timestamptz, now())`;
  await sql`
    insert into feeds (edition, source, checked_at, newest_at, refused)
    values (${edition}, ${source}, now(), ${newest}, ${JSON.stringify(refused)})
    on conflict (edition) do update set source = excluded.source, checked_at = excluded.checked_at,
      newest_at = greatest(excluded.newest_at, feeds.newest_at), refused = excluded.refused
  `.execute(db);
}

/** What the watch of a feed knows of the season: its revision, 0 without one, and the numbers of its rounds by whether they have started. */
export interface FeedSeason {
  readonly revision: number;
  readonly started: readonly number[];
  readonly scheduled: readonly number[];
}

/** Reads what the watch of a feed knows of an edition's season. */
export async function readFeedSeason(db: Kysely<Database>, edition: EditionId): Promise<FeedSeason> {
  const season = await db.selectFrom('seasons').select('revision').where('edition', '=', edition).executeTakeFirst();
  const rounds = await db
    .selectFrom('rounds')
    .select(['roundNumber', 'status'])
    .where('edition', '=', edition)
    .orderBy('roundNumber')
    .execute();
  const [scheduled, started] = partition(rounds, ({ status }) => status === 'scheduled');
  const numbers = (some: typeof rounds) => some.map(({ roundNumber }) => roundNumber);
  return { revision: season?.revision ?? 0, started: numbers(started), scheduled: numbers(scheduled) };
}
