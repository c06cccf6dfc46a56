import { type Kysely, sql } from 'kysely';

/** Mails that wait to be sent, password resets, and the browsers that a user has logged in with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table mails (
    id uuid primary key default gen_random_uuid(), edition text not null, to_address text not null,
    subject text not null, html text not null, text text not null, unsubscribe_url text,
    created_at timestamptz not null default now(), expires_at timestamptz not null,
    due_at timestamptz not null default now(), attempts integer not null default 0,
    sent_at timestamptz, given_up_at timestamptz, reason text
  )`,
  `create index mails_due on mails (due_at) where sent_at is null and given_up_at is null`,
  `create index mails_by_age on mails (created_at)`,
  `create table password_reset_requests (
    id integer generated always as identity primary key, email_key text not null, edition text not null,
    created_at timestamptz not null default now()
  )`,
  `create table password_resets (
    user_id integer primary key references users on delete cascade, token_hash text not null unique,
    expires_at timestamptz not null, created_at timestamptz not null default now()
  )`,
  `create table login_devices (
    id_hash text primary key, user_id integer not null references users on delete cascade,
    created_at timestamptz not null default now(), last_used_at timestamptz not null default now()
  )`,
  `create index login_devices_by_user on login_devices (user_id, last_used_at)`,
];
