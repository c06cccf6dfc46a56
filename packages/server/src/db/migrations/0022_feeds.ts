import { type Kysely, sql } from 'kysely';

/** What the watch of each edition's feed has found. `refused` lists the files that are set aside, with the reason of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table feeds (
        edition text primary key, source text not null, checked_at timestamptz not null, newest_at timestamptz,
        refused json not null default '[]'
      )`,
    )
    .execute(db);
}
