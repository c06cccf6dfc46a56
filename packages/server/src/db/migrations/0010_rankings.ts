import { type Kysely, sql } from 'kysely';

/** Totals of teams after each round, and how many teams have each figure: what ranks are read from. Filled from the rounds played so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `set local statement_timeout = '10min'`,
  `create table team_totals (
    team_id integer not null references teams on delete cascade, edition text not null, round_id integer not null,
    total_points integer not null, rounds_played integer not null, average_tenths integer not null,
    primary key (team_id, round_id),
    foreign key (edition, round_id) references rounds on delete cascade
  )`,
  `create table ranking_levels (
    edition text not null, round_id integer not null, statistic text not null, points integer not null,
    teams integer not null, rank integer not null,
    primary key (edition, round_id, statistic, points),
    foreign key (edition, round_id) references rounds on delete cascade
  )`,
  `insert into team_totals (team_id, edition, round_id, total_points, rounds_played, average_tenths)
  select team_rounds.team_id, begun.edition, begun.id, sum(points), count(*), round(sum(points) * 10.0 / count(*))
  from rounds as begun
  join rounds as played on played.edition = begun.edition and played.round_number <= begun.round_number
  join team_rounds on team_rounds.edition = played.edition and team_rounds.round_id = played.id
  where exists (select from team_rounds as own where own.edition = begun.edition and own.round_id = begun.id)
  group by begun.edition, begun.id, team_rounds.team_id`,
  `insert into ranking_levels (edition, round_id, statistic, points, teams, rank)
  select edition, round_id, statistic, points, count(*), 1 + sum(count(*)) over better - count(*)
  from (
    select edition, round_id, 'overallPoints' as statistic, total_points as points from team_totals
    union all select edition, round_id, 'averagePoints', average_tenths from team_totals
    union all select edition, round_id, 'roundPoints', points from team_rounds
  ) as figures
  group by edition, round_id, statistic, points
  window better as (partition by edition, round_id, statistic order by points desc)`,
  `create index team_totals_by_points on team_totals (edition, round_id, total_points, team_id)`,
  `create index team_totals_by_average on team_totals (edition, round_id, average_tenths, team_id)`,
  `create index ranking_levels_by_rank on ranking_levels (edition, round_id, statistic, rank)`,
  `drop index team_rounds_by_points`,
  `create index team_rounds_by_points on team_rounds (edition, round_id, points, team_id)`,
  `create index users_by_display_name on users (display_name_key text_pattern_ops)`,
];
