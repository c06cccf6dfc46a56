import { type Kysely, sql } from 'kysely';

/**
 * Copies the points of rounds from the row with the lineup to the row of totals, and lists the teams of each level, as indexes do so far. Until it
 * ends everything can be read, and no points change.
 *
 * Processes of the version before work beside the new ones until they are restarted. They may read the old columns; points and totals that they would
 * store there only are refused, so that a process of this version stores them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `set local statement_timeout = '10min'`,
  `lock table team_rounds, team_totals in share row exclusive mode`,
  `update team_totals
  set points = team_rounds.points, kick_offs = team_rounds.kick_offs, points_at_kick_off = team_rounds.points_at_kick_off
  from team_rounds where team_rounds.team_id = team_totals.team_id and team_rounds.round_id = team_totals.round_id`,
  `create table level_teams (
    edition text not null, round_id integer not null, statistic text not null, points integer not null,
    block integer not null, team_ids integer[] not null,
    primary key (edition, round_id, statistic, points, block)
  )`,
  `insert into level_teams (edition, round_id, statistic, points, block, team_ids)
  select edition, round_id, statistic, figure, team_id / 5000, array_agg(team_id order by team_id)
  from team_totals cross join lateral (values
    ('overallPoints', total_points), ('averagePoints', average_tenths), ('roundPoints', points)
  ) as figures (statistic, figure)
  where figure is not null
  group by edition, round_id, statistic, figure, team_id / 5000`,
  `create function refuse_points_of_team_rounds() returns trigger language plpgsql as
  $$ begin raise exception 'A newer version of the game stores the points of rounds in team_totals.'; end $$`,
  `create trigger points_of_team_rounds before update of points on team_rounds
  for each row when (new.points is distinct from old.points) execute function refuse_points_of_team_rounds()`,
  `create function refuse_totals_without_points() returns trigger language plpgsql as
  $$ begin
    if exists (select from team_rounds where team_id = new.team_id and round_id = new.round_id) then
      raise exception 'A newer version of the game stores the points of rounds in team_totals.';
    end if;
    return new;
  end $$`,
  `create trigger points_of_team_totals before insert on team_totals
  for each row when (new.points is null) execute function refuse_totals_without_points()`,
  // Last: until the transaction ends, no round can change.
  `alter table level_teams add foreign key (edition, round_id) references rounds on delete cascade`,
];
