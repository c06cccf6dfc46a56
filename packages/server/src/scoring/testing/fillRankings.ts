import type { EditionId } from '@rugby/domain/editions';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { countLevels, insertTotals } from '../addRoundTotals.ts';
import { averageTenths } from '../averageTenths.ts';

/** Counts the totals of an edition after each round from the points of the rounds, and ranks the teams, for tests that store these points themselves. */
export async function fillRankings(db: Kysely<Database>, edition: EditionId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '1min'`.execute(tx);
    await sql`
      create temporary table won on commit drop as
      select team_id, round_id, points, kick_offs, points_at_kick_off from team_totals where edition = ${edition} and points is not null
    `.execute(tx);
    await tx.deleteFrom('levelTeams').where('edition', '=', edition).execute();
    await tx.deleteFrom('rankingLevels').where('edition', '=', edition).execute();
    await tx.deleteFrom('teamTotals').where('edition', '=', edition).execute();
    const rounds = await tx
      .selectFrom('rounds')
      .select(['id', 'roundNumber'])
      .where('edition', '=', edition)
      .where('id', 'in', (inner) => inner.selectFrom('teamRounds').select('roundId').where('edition', '=', edition))
      .orderBy('roundNumber')
      .execute();
    const total = sql`(total_points + won.points)`;
    for (const round of rounds) {
      await insertTotals(tx, edition, round);
      await sql`
        update team_totals
        set points = won.points, total_points = ${total}, average_tenths = ${averageTenths(total, sql`rounds_played`)},
          kick_offs = won.kick_offs, points_at_kick_off = won.points_at_kick_off
        from won where won.team_id = team_totals.team_id and won.round_id = ${round.id} and team_totals.round_id = ${round.id}
      `.execute(tx);
      await countLevels(tx, edition, round.id);
    }
  });
}
