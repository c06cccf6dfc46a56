import { type Kysely, sql } from 'kysely';

/** The addresses that want to hear about the next season. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table pre_registrations (
        id integer generated always as identity primary key,
        edition text not null, email text not null, email_key text not null, first_name text not null, last_name text not null,
        token_hash text not null unique, created_at timestamptz not null default now(),
        unique (edition, email_key)
      )`,
    )
    .execute(db);
}
