import type { EditionId } from '@rugby/domain/editions';
import type { Round } from '@rugby/domain/game/model/entities';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { averageTenths } from './averageTenths.ts';

/**
 * Adds the totals and ranks after a round that begins: what every team had after the round before, and the points of its row in this one. Rounds
 * begin in their order.
 */
export async function addRoundTotals(
  tx: Transaction<Database>,
  edition: EditionId,
  { id, roundNumber }: Pick<Round, 'id' | 'roundNumber'>,
): Promise<void> {
  const total = sql`coalesce(before.total_points, 0) + coalesce(own.points, 0)`;
  const rounds = sql`coalesce(before.rounds_played, 0) + (own.team_id is not null)::int`;
  await sql`
    with before as (
      select * from team_totals where edition = ${edition} and round_id = (
        select id from rounds where edition = ${edition} and round_number < ${roundNumber}
          and exists (select from team_totals where edition = ${edition} and round_id = rounds.id)
        order by round_number desc limit 1
      )
    ), own as (select team_id, points from team_rounds where edition = ${edition} and round_id = ${id})
    insert into team_totals (team_id, edition, round_id, total_points, rounds_played, average_tenths)
    select coalesce(own.team_id, before.team_id), ${edition}, ${id}, ${total}, ${rounds}, ${averageTenths(sql`(${total})`, sql`(${rounds})`)}
    from own full join before on before.team_id = own.team_id
  `.execute(tx);
  await sql`
    insert into ranking_levels (edition, round_id, statistic, points, teams, rank)
    select ${edition}, ${id}, statistic, points, count(*), 1 + sum(count(*)) over better - count(*)
    from (
      select 'overallPoints' as statistic, total_points as points from team_totals where edition = ${edition} and round_id = ${id}
      union all select 'averagePoints', average_tenths from team_totals where edition = ${edition} and round_id = ${id}
      union all select 'roundPoints', points from team_rounds where edition = ${edition} and round_id = ${id}
    ) as figures
    group by statistic, points
    window better as (partition by statistic order by points desc)
  `.execute(tx);
}
