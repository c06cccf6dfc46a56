import { type Kysely, sql } from 'kysely';

/** The links by which users share their team of a round, at most one a user and round. A link goes with the account and with the season. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table team_links (
    code text primary key, user_id integer not null references users on delete cascade,
    edition text not null, round_id integer not null, created_at timestamptz not null default now(),
    unique (user_id, edition, round_id),
    foreign key (edition, round_id) references rounds on delete cascade
  )`,
  `create index on team_links (edition, round_id)`,
];
