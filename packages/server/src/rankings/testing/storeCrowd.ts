import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';

/** Stores users of country 36, `user 1` and so on, with copies of the team that is named `model`, and different points in the first round. */
export async function storeCrowd(tx: Kysely<Database>, teams: number): Promise<void> {
  await sql`
    with owners as (
      insert into users (email, email_key, display_name, display_name_key, first_name, last_name, dob, gender, country_of_residence_id,
                         opt_in_nzr, opt_in_rugby_au, opt_in_sa, played_games)
      select name, name, name, name, 'A', 'User', '1990-12-31', 'other', 36, false, false, false, '{}'
      from (select 'user ' || n as name from generate_series(1, ${teams}::int) as n) as names
      returning id
    ), crowd as (
      insert into teams (edition, user_id, name, lineup, captain_id, start_round_id, is_complete, version, saved_at)
      select 'srp', owners.id, 'crowd', model.lineup, model.captain_id, 1, true, 1, now()
      from owners cross join (select * from teams where name = 'model') as model
      returning id, lineup, captain_id
    ), played as (
      insert into team_rounds (team_id, edition, round_id, lineup, captain_id, salary_cap, value)
      select id, 'srp', 1, lineup, captain_id, 100000000, 85500000 from crowd
    )
    insert into team_totals (team_id, edition, round_id, points, total_points, rounds_played, average_tenths)
    select id, 'srp', 1, id * 37 % 211, 0, 0, 0 from crowd
  `.execute(tx);
}
