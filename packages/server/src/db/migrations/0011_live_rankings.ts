import { type Kysely, sql } from 'kysely';

/** The ranks that stood at the latest kick-off, and the rounds whose teams have to be scored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `set local statement_timeout = '10min'`,
  `alter table rounds add kick_offs integer not null default 0`,
  `alter table team_rounds add kick_offs integer not null default 0, add points_at_kick_off integer not null default 0`,
  `create table kick_off_levels (
    edition text not null, round_id integer not null, statistic text not null, points integer not null, rank integer not null,
    primary key (edition, round_id, statistic, points),
    foreign key (edition, round_id) references rounds on delete cascade
  )`,
  `create table scoring_passes (
    edition text not null, round_id integer not null,
    primary key (edition, round_id),
    foreign key (edition, round_id) references rounds on delete cascade
  )`,
];
