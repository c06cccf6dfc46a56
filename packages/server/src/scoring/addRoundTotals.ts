import type { EditionId } from '@rugby/domain/editions';
import type { Round } from '@rugby/domain/game/model/entities';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { averageTenths } from './averageTenths.ts';
import { BLOCK_SIZE } from './teamBlocks.ts';

/**
 * Adds the totals and ranks after a round that begins: what every team had after the round before, and no points in this one. Rounds begin in their
 * order.
 */
export async function addRoundTotals(
  tx: Transaction<Database>,
  edition: EditionId,
  round: Pick<Round, 'id' | 'roundNumber'>,
): Promise<void> {
  await insertTotals(tx, edition, round);
  await countLevels(tx, edition, round.id);
}

/** The totals alone, in the order of the teams: a scoring pass reads those of teams whose ids follow each other. */
export async function insertTotals(
  tx: Transaction<Database>,
  edition: EditionId,
  { id, roundNumber }: Pick<Round, 'id' | 'roundNumber'>,
): Promise<void> {
  const total = sql`coalesce(before.total_points, 0)`;
  const rounds = sql`(coalesce(before.rounds_played, 0) + (own.team_id is not null)::int)`;
  await sql`
    with before as (
      select * from team_totals where edition = ${edition} and round_id = (
        select id from rounds where edition = ${edition} and round_number < ${roundNumber}
          and exists (select from team_totals where edition = ${edition} and round_id = rounds.id)
        order by round_number desc limit 1
      )
    ), own as (select team_id from team_rounds where edition = ${edition} and round_id = ${id})
    insert into team_totals (team_id, edition, round_id, points, total_points, rounds_played, average_tenths)
    select coalesce(own.team_id, before.team_id), ${edition}, ${id}, case when own.team_id is not null then 0 end, ${total}, ${rounds},
      ${averageTenths(total, rounds)}
    from own full join before on before.team_id = own.team_id
    order by 1
  `.execute(tx);
}

/** The levels of a ranking after a round and the lists of their teams, from the totals. */
export async function countLevels(tx: Transaction<Database>, edition: EditionId, roundId: number): Promise<void> {
  const block = sql`team_id / ${sql.lit(BLOCK_SIZE)}`;
  await sql`
    insert into level_teams (edition, round_id, statistic, points, block, team_ids)
    select edition, round_id, statistic, figure, ${block}, array_agg(team_id order by team_id)
    from team_totals cross join lateral (values
      ('overallPoints', total_points), ('averagePoints', average_tenths), ('roundPoints', points)
    ) as figures (statistic, figure)
    where edition = ${edition} and round_id = ${roundId} and figure is not null
    group by edition, round_id, statistic, figure, ${block}
  `.execute(tx);
  await sql`
    insert into ranking_levels (edition, round_id, statistic, points, teams, rank)
    select edition, round_id, statistic, points, sum(cardinality(team_ids)), 1 + sum(sum(cardinality(team_ids))) over better - sum(cardinality(team_ids))
    from level_teams where edition = ${edition} and round_id = ${roundId}
    group by edition, round_id, statistic, points
    window better as (partition by statistic order by points desc)
  `.execute(tx);
}
