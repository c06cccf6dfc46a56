import { type Kysely, sql } from 'kysely';

/**
 * The reminders that users were sent, at most one a user and round. Reminders are opt-in: no mail of this kind existed before, so the setting
 * starts switched off for everyone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table reminders (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade, edition text not null, round_id integer,
    token_hash text not null unique, sent_at timestamptz not null default now(),
    unique (user_id, edition, round_id),
    foreign key (edition, round_id) references rounds on delete set null (round_id)
  )`,
  `create index on reminders (edition, round_id)`,
  `alter table users alter is_notifications_enabled set default false`,
  `update users set is_notifications_enabled = false where is_notifications_enabled`,
];
