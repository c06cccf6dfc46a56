import { type Kysely, sql } from 'kysely';

/** Head-to-head and cups of leagues, and their draws. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table contests (
    league_id integer not null references leagues on delete cascade, kind text not null check (kind in ('head-to-head', 'cup')),
    edition text not null, seed text, first_round_id integer,
    primary key (league_id, kind),
    foreign key (edition, first_round_id) references rounds on delete set null (first_round_id)
  )`,
  `create index contests_by_first_round on contests (edition, first_round_id)`,
  `create table contest_entries (
    league_id integer not null, kind text not null, entry integer not null,
    user_id integer references users on delete set null, left_from integer,
    primary key (league_id, kind, entry),
    foreign key (league_id, kind) references contests on delete cascade
  )`,
  `create index contest_entries_by_user on contest_entries (user_id, league_id)`,
];
