import type { EditionId } from '@rugby/domain/editions';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { readGameTime } from './readGameTime.ts';

/**
 * Locks, for the rest of their round, the players of both squads of each started fixture that is not locked yet. Call it before a
 * change of the season, which may move players and fixtures, and after it, since it may move game time. A lock that exists stays
 * as it is. A round that has not been started counts only for teams that were saved before the kick-off: a season that is imported
 * after its kick-offs can still be played from its beginning. [G-271, D42]
 */
export async function lockStartedPlayers(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  const now = await readGameTime(tx, edition);
  await sql`
    insert into player_locks (edition, round_id, player_id, fixture_id)
    select distinct on (fixtures.round_id, players.id) fixtures.edition, fixtures.round_id, players.id, fixtures.id
    from fixtures
    join rounds on rounds.edition = fixtures.edition and rounds.id = fixtures.round_id and rounds.status <> 'complete'
    join players on players.edition = fixtures.edition and players.squad_id in (fixtures.home_squad_id, fixtures.away_squad_id)
    where fixtures.edition = ${edition} and (fixtures.date <= ${now} or fixtures.status <> 'scheduled') and (
      rounds.status = 'playing'
      or exists (select from teams where edition = ${edition} and is_complete and saved_at <= fixtures.date)
    )
    order by fixtures.round_id, players.id, fixtures.date, fixtures.id
    on conflict do nothing
  `.execute(tx);
}
