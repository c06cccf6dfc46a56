import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { readRows } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';
import { averageTenths } from './averageTenths.ts';

/**
 * Stores the ranks of the playing round if by game time a fixture has kicked off since they were stored for the last time. The points of
 * teams are stored only when they change (`pointsAtKickOff`), so the cost does not depend on the number of teams. Call it before teams are
 * scored. [B14]
 */
export async function storeKickOffRanks(tx: Transaction<Database>, edition: EditionId, now: Date): Promise<void> {
  const statement = sql`
    update rounds set kick_offs = begun.kick_offs
    from (
      select round_id, count(*)::int as kick_offs from fixtures
      where edition = ${edition} and (date <= ${now} or status <> 'scheduled') group by round_id
    ) as begun
    where rounds.edition = ${edition} and rounds.id = begun.round_id and rounds.status = 'playing' and rounds.kick_offs < begun.kick_offs
    returning rounds.id
  `;
  for (const { id } of await readRows(tx, statement, z.object({ id: z.int() }))) {
    await tx.deleteFrom('kickOffLevels').where('edition', '=', edition).execute();
    await storeLevelsAtKickOff(tx, edition, id);
  }
}

/** Stores the ranks after a round as those of its latest kick-off, if there was one. */
export async function storeLevelsAtKickOff(tx: Transaction<Database>, edition: EditionId, roundId: number): Promise<void> {
  await sql`
    insert into kick_off_levels (edition, round_id, statistic, points, rank)
    select edition, round_id, statistic, points, rank from ranking_levels
    where edition = ${edition} and round_id = ${roundId} and teams > 0
      and exists (select from rounds where edition = ${edition} and id = ${roundId} and kick_offs > 0)
  `.execute(tx);
}

/**
 * Counts the stored ranks of the playing round again, after points of an earlier round were corrected: places won since kick-off come from the
 * playing round alone. The cost grows with the number of teams.
 */
export async function recountKickOffRanks(tx: Transaction<Database>, edition: EditionId): Promise<void> {
  const since = pointsSinceKickOff('teamTotals', 'begun');
  const total = sql`(team_totals.total_points - ${since})`;
  await tx.deleteFrom('kickOffLevels').where('edition', '=', edition).execute();
  await sql`
    insert into kick_off_levels (edition, round_id, statistic, points, rank)
    select ${edition}, round_id, statistic, points, 1 + sum(count(*)) over better - count(*)
    from (
      select team_totals.round_id, figures.* from rounds as begun
      join team_totals on team_totals.edition = begun.edition and team_totals.round_id = begun.id
      cross join lateral (values
        ('overallPoints', ${total}),
        ('averagePoints', ${averageTenths(total, sql`rounds_played`)}),
        ('roundPoints', team_totals.points - ${since})
      ) as figures (statistic, points)
      where begun.edition = ${edition} and begun.status = 'playing' and begun.kick_offs > 0 and figures.points is not null
    ) as figures
    group by round_id, statistic, points
    window better as (partition by round_id, statistic order by points desc)
  `.execute(tx);
}

/** SQL expression: the points that a row of `team_totals` has won since the latest kick-off of its row of `rounds`; 0 for a team that misses the round. */
export function pointsSinceKickOff(teamTotals: string, rounds: string): RawBuilder<number> {
  const [totals, begun] = [sql.table(teamTotals), sql.table(rounds)];
  return sql<number>`coalesce(case when ${totals}.kick_offs = ${begun}.kick_offs then ${totals}.points - ${totals}.points_at_kick_off end, 0)`;
}
