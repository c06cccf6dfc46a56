import type { Edition } from '@rugby/domain/editions';
import { z } from '@rugby/domain/contract/schema';
import type { Round } from '@rugby/domain/game/model/entities';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { readRow, readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { BLOCK_SIZE, blockOf, type idsOfBlock, shareBlock } from './teamBlocks.ts';

type RoundKey = Pick<Round, 'id' | 'roundNumber'>;

/** SQL: the teams that play a round: complete, and started by then. */
export function teamsPlaying({ id }: Pick<Edition, 'id'>, { roundNumber }: Pick<Round, 'roundNumber'>): RawBuilder<unknown> {
  return sql`(
    select teams.* from teams
    join rounds as start on start.edition = teams.edition and start.id = teams.start_round_id and start.round_number <= ${roundNumber}
    where teams.edition = ${id} and teams.is_complete
  )`;
}

/** The blocks of the teams that play a round. */
export async function readBlocksPlaying(
  tx: Transaction<Database>,
  edition: Edition,
  round: RoundKey,
): Promise<readonly number[]> {
  const statement = sql`
    select distinct id / ${sql.lit(BLOCK_SIZE)} as block from ${teamsPlaying(edition, round)} as playing order by block
  `;
  return (await readRows(tx, statement, z.object({ block: z.int() }))).map(({ block }) => block);
}

/**
 * Creates the row of a team in the playing round, from the team as it is stored, if the team plays the round and has no row yet. For a transaction that
 * changes the team while the start of the round is not complete. Shares the block of the team.
 */
export async function createTeamRound(
  tx: Transaction<Database>,
  edition: Pick<Edition, 'id' | 'budget'>,
  teamId: number,
): Promise<void> {
  await shareBlock(tx, blockOf(teamId));
  const round = await tx
    .selectFrom('rounds')
    .select(['id', 'roundNumber'])
    .where('edition', '=', edition.id)
    .where('status', '=', 'playing')
    .executeTakeFirst();
  if (round !== undefined) await createTeamRounds(tx, edition, round, { from: teamId, to: teamId + 1 });
}

/**
 * Creates the rows of a round for the teams with these ids, with the boosters that they have applied. Creates none once teams are ranked after the
 * round: its start is complete then.
 */
export async function createTeamRounds(
  tx: Transaction<Database>,
  edition: Pick<Edition, 'id' | 'budget'>,
  round: RoundKey,
  { from, to }: ReturnType<typeof idsOfBlock>,
): Promise<void> {
  await sql`
    insert into team_rounds (team_id, edition, round_id, lineup, captain_id, salary_cap, value, boosters)
    select playing.id, playing.edition, ${round.id}, playing.lineup, playing.captain_id, ${edition.budget}, sum(players.cost), coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'type', type, 'roundId', round_id, 'roundNumber', ${round.roundNumber}::int, 'playerId', player_id) order by id)
      from team_boosters where team_id = playing.id and round_id = ${round.id}
    ), '[]')
    from ${teamsPlaying(edition, round)} as playing
    cross join unnest(playing.lineup) as picked (player_id)
    join players on players.edition = playing.edition and players.id = picked.player_id
    where playing.id >= ${from} and playing.id < ${to} and ${hasNoRanks(edition, round)}
    group by playing.id, playing.edition, playing.lineup, playing.captain_id
    on conflict do nothing
  `.execute(tx);
}

/** Whether teams are not ranked after a round yet. They are when its start is complete, unless there are no teams at all. */
export async function isUnranked(db: Kysely<Database>, edition: Pick<Edition, 'id'>, round: Pick<Round, 'id'>): Promise<boolean> {
  const statement = sql`select ${hasNoRanks(edition, round)} as is_unranked`;
  return (await readRow(db, statement, z.object({ isUnranked: z.boolean() }))).isUnranked;
}

/** SQL expression: whether no team is ranked after a round. */
function hasNoRanks({ id }: Pick<Edition, 'id'>, round: Pick<Round, 'id'>): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from ranking_levels where edition = ${id} and round_id = ${round.id})`;
}
