import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/tables.ts';

/**
 * Stores users with a session, a team and the points of a round, by columns that every version since `0015_reminders` has: `db` may be of any of
 * them.
 */
export async function storePlayedRound(db: Kysely<Database>, users: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx);
    await sql`insert into seasons (edition, origin) values ('srp', 'practice')`.execute(tx);
    await sql`insert into rounds (edition, id, round_number, round_stage, status, start_date) values ('srp', 1, 1, 'group', 'complete', now())`.execute(
      tx,
    );
    await sql`
      with owners as (
        insert into users (email, email_key, display_name, display_name_key, first_name, last_name, dob, gender, country_of_residence_id,
                           opt_in_nzr, opt_in_rugby_au, opt_in_sa, played_games)
        select 'u' || n, 'u' || n, 'u' || n, 'u' || n, 'A', 'User', '1990-12-31', 'other', 36, false, false, false, '{}'
        from generate_series(1, ${users}::int) as n
        returning id
      ), signed_in as (
        insert into sessions (id_hash, user_id) select 's' || id, id from owners
      ), entered as (
        insert into teams (edition, user_id, name, lineup, captain_id, start_round_id, is_complete, version, saved_at)
        select 'srp', id, 'team', array_fill(1, array[15]), 1, 1, true, 1, now() from owners
        returning id, lineup
      ), played as (
        insert into team_rounds (team_id, edition, round_id, lineup, captain_id, salary_cap, value)
        select id, 'srp', 1, lineup, 1, 100000000, 85500000 from entered
      )
      insert into team_totals (team_id, edition, round_id, total_points, rounds_played, average_tenths)
      select id, 'srp', 1, id % 500, 1, id % 500 * 10 from entered
    `.execute(tx);
  });
  await sql`analyze`.execute(db);
}
