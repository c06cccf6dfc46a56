import { type Kysely, sql } from 'kysely';

/** Avatars, and what a user needs to tell their sessions apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table sessions add column id integer generated always as identity unique, add column user_agent text not null default ''`,
  `alter table users add column avatar_hash text`,
  `create table avatars (
    user_id integer primary key references users on delete cascade, hash text not null, body bytea not null
  )`,
  `create index avatars_by_hash on avatars (hash)`,
];
