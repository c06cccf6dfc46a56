import { type Kysely, sql } from 'kysely';

/** What scoring has changed of the totals of teams since their levels were counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table ranking_steps (
    id bigint primary key generated always as identity, edition text not null, round_id integer not null, statistic text not null,
    points integer[] not null, teams integer[] not null,
    foreign key (edition, round_id) references rounds on delete cascade
  )`,
];
