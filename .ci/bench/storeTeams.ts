import { positions } from '@rugby/domain/game/model/entities';
import { slotCount } from '@rugby/domain/game/model/positions';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../packages/server/src/db/tables.ts';
import { playerAt } from '../../packages/server/src/testing/aSeason.ts';

/**
 * Stores so many users with complete teams in the season of `aSeason`, and a stat record for every player. The lineups differ, so that the totals
 * do.
 */
export async function storeTeams(tx: Transaction<Database>, count: number): Promise<void> {
  await sql`
    insert into stat_records (edition, fixture_id, player_id, round_id, line, points)
    select edition, 1, id, 1, '{}', (id * 37) % 61 - 4 from players
    on conflict do nothing
  `.execute(tx);
  await sql`
    with owners as (
      insert into users (email, email_key, display_name, display_name_key, first_name, last_name, dob, gender, country_of_residence_id,
                         opt_in_nzr, opt_in_rugby_au, opt_in_sa, played_games)
      select name, name, name, name, 'A', 'User', '1990-12-31', 'other', 36, false, false, false, '{}'
      from (select gen_random_uuid()::text as name from generate_series(1, ${count}::int)) as names
      returning id
    )
    insert into teams (edition, user_id, name, lineup, captain_id, start_round_id, is_complete, version, saved_at)
    select 'srp', id, 'Team', ${lineup}, ${playerAt('prop', 1)}, 1, true, 1, now() from owners
  `.execute(tx);
}

/** SQL: for each place, the player of a squad that follows from the owner's id. */
const lineup: RawBuilder<unknown> = sql`array[${sql.join(
  positions.flatMap((position, row) =>
    Array.from({ length: slotCount(position) }, (_, slot) => {
      const divisor = (row + 1) * 7 + slot;
      return sql`(1 + (owners.id / ${divisor}::int + owners.id) % 5) * 1000 + ${playerAt(position, 0, slot)}::int`;
    }),
  ),
)}]::int[]`;
