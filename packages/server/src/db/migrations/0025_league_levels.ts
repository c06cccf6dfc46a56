import { type Kysely, sql } from 'kysely';

/** What ranks in leagues of very many are read from: how many of its teams have each figure, and the teams in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table league_levels (
    league_id integer not null references leagues on delete cascade, edition text not null, round_id integer not null,
    statistic text not null, is_at_kick_off boolean not null, points integer not null, teams integer not null, rank integer not null,
    primary key (league_id, round_id, statistic, is_at_kick_off, points),
    foreign key (edition, round_id) references rounds on delete cascade
  )`,
  `create table league_pages (
    league_id integer not null references leagues on delete cascade, edition text not null, round_id integer not null,
    statistic text not null, first_place integer not null, team_ids integer[] not null,
    primary key (league_id, round_id, statistic, first_place),
    foreign key (edition, round_id) references rounds on delete cascade
  )`,
];
