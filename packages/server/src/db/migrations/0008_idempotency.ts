import { type Kysely, sql } from 'kysely';

/** Kept refusals have a status, and registrations have keys although nobody is signed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table idempotency_keys add column status smallint not null default 200`,
  `create table registration_keys (
    key_hash text primary key, user_id integer not null references users on delete cascade, request_hash text not null,
    created_at timestamptz not null default now()
  )`,
  `create index registration_keys_by_age on registration_keys (created_at)`,
];
