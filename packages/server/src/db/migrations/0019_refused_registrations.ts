import { type Kysely, sql } from 'kysely';

/** The answers of refused registrations for their repeats, which may come from a user without an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table refused_registrations (
    key_hash text primary key, request_hash text not null, errors json not null, created_at timestamptz not null default now()
  )`,
  `create index refused_registrations_by_age on refused_registrations (created_at)`,
];
