import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';

/** Recomputes, for one round, the share of complete teams that hold each player; zero without complete teams. [G-156, G-157] */
export async function updatePercentSelected(tx: Transaction<Database>, edition: EditionId, roundId: number): Promise<void> {
  await sql`
    insert into percent_selected (edition, round_id, player_id, tenths)
    select ${edition}, ${roundId}, player_id, tenths from ${sharesOf(edition)} as shares
    on conflict (edition, round_id, player_id) do update set tenths = excluded.tenths
    where percent_selected.tenths <> excluded.tenths
  `.execute(tx);
}

/** Recomputes the shares of the next round. While a round is playing it does nothing: the shares are those of its start. */
export async function updateNextPercentSelected(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  const roundId = await readNextRoundId(tx, edition);
  if (roundId !== undefined) await updatePercentSelected(tx, edition, roundId);
}

/** Whether teams were saved that change a share of the next round. */
export async function isPercentSelectedOutdated(db: Kysely<Database>, edition: EditionId): Promise<boolean> {
  const roundId = await readNextRoundId(db, edition);
  if (roundId === undefined) return false;
  const statement = sql`
    select exists (
      select from ${sharesOf(edition)} as shares
      left join percent_selected as stored
        on stored.edition = ${edition} and stored.round_id = ${roundId} and stored.player_id = shares.player_id
      where stored.tenths is distinct from shares.tenths
    ) as is_outdated
  `;
  return (await readRow(db, statement, z.object({ isOutdated: z.boolean() }))).isOutdated;
}

/** SQL expression: a table of every player of an edition with the present share in tenths of a percent. */
function sharesOf(edition: EditionId): RawBuilder<unknown> {
  return sql`(
    with complete as (select lineup from teams where edition = ${edition} and is_complete),
    held as (select player_id, count(*) as teams from complete cross join unnest(lineup) as picked (player_id) group by player_id)
    select players.id as player_id,
      coalesce(round(1000.0 * held.teams / (select count(*) from complete)), 0)::int as tenths
    from players left join held on held.player_id = players.id
    where players.edition = ${edition}
  )`;
}

async function readNextRoundId(db: Kysely<Database>, edition: EditionId): Promise<number | undefined> {
  const next = await db
    .selectFrom('rounds')
    .select(['id', 'status'])
    .where('edition', '=', edition)
    .where('status', '<>', 'complete')
    .orderBy('roundNumber')
    .limit(1)
    .executeTakeFirst();
  return next?.status === 'scheduled' ? next.id : undefined;
}
