import { positions } from '@rugby/domain/game/model/entities';
import { slotCount } from '@rugby/domain/game/model/positions';
import { statLine } from '@rugby/domain/game/scoring/statLine';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { toLineupColumn } from '../../packages/server/src/db/lineupColumn.ts';
import type { Database } from '../../packages/server/src/db/tables.ts';
import { fullLineup } from '../../packages/server/src/testing/aLineup.ts';
import { playerAt } from '../../packages/server/src/testing/aSeason.ts';
import { type SignedInUser, signInUser } from '../../packages/server/src/testing/signInUser.ts';

/** Stores a stat record of the first round for every player. */
export async function storeStats(tx: Transaction<Database>): Promise<void> {
  await sql`
    insert into stat_records (edition, fixture_id, player_id, round_id, line, points)
    select edition, 1, id, 1, ${JSON.stringify(statLine({}))}, (id * 37) % 61 - 4 from players
    on conflict do nothing
  `.execute(tx);
}

/** Stores so many users with complete teams in the season of `aSeason`. The lineups differ, so that the totals do. */
export async function storeTeams(tx: Transaction<Database>, count: number): Promise<void> {
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

/** Two players whose match has not begun, whose points differ: each save moves the team in the ranking. */
export const captains = [playerAt('hooker', 3), playerAt('lock', 4)];

/** Stores a user with a team and a session, before the round starts. */
export async function signInTeamOwner(db: Kysely<Database>): Promise<SignedInUser> {
  const user = await signInUser(db);
  const team = { edition: 'srp', userId: user.id, name: 'Own', captainId: captains[0] ?? null, startRoundId: 1 } as const;
  const rest = { lineup: toLineupColumn(fullLineup), isComplete: true, version: 1, savedAt: new Date() };
  await db
    .insertInto('teams')
    .values({ ...team, ...rest })
    .execute();
  return user;
}
