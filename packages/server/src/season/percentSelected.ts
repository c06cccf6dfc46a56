import type { EditionId } from '@rugby/domain/editions';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Recomputes, for one round, the share of complete teams that hold each player; zero without complete teams. [G-156, G-157] */
export async function updatePercentSelected(tx: Transaction<Database>, edition: EditionId, roundId: number): Promise<void> {
  await sql`
    with complete as (select lineup from teams where edition = ${edition} and is_complete),
    held as (select player_id, count(*) as teams from complete cross join unnest(lineup) as picked (player_id) group by player_id)
    insert into percent_selected (edition, round_id, player_id, tenths)
    select ${edition}, ${roundId}, players.id, coalesce(round(1000.0 * held.teams / (select count(*) from complete)), 0)
    from players left join held on held.player_id = players.id
    where players.edition = ${edition}
    on conflict (edition, round_id, player_id) do update set tenths = excluded.tenths
    where percent_selected.tenths <> excluded.tenths
  `.execute(tx);
}

/** Recomputes the shares of the next round. While a round is playing it does nothing: the shares are those of its start. */
export async function updateNextPercentSelected(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  const next = await tx
    .selectFrom('rounds')
    .select(['id', 'status'])
    .where('edition', '=', edition)
    .where('status', '<>', 'complete')
    .orderBy('roundNumber')
    .limit(1)
    .executeTakeFirst();
  if (next?.status === 'scheduled') await updatePercentSelected(tx, edition, next.id);
}
