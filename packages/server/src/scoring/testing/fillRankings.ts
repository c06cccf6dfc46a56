import type { EditionId } from '@rugby/domain/editions';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { addRoundTotals } from '../addRoundTotals.ts';

/** Ranks the teams of an edition after each round, for tests that store the rounds of teams themselves. */
export async function fillRankings(db: Kysely<Database>, edition: EditionId): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '1min'`.execute(tx);
    await tx.deleteFrom('rankingLevels').where('edition', '=', edition).execute();
    await tx.deleteFrom('teamTotals').where('edition', '=', edition).execute();
    const rounds = await tx
      .selectFrom('rounds')
      .select(['id', 'roundNumber'])
      .where('edition', '=', edition)
      .where('id', 'in', (inner) => inner.selectFrom('teamRounds').select('roundId').where('edition', '=', edition))
      .orderBy('roundNumber')
      .execute();
    for (const round of rounds) await addRoundTotals(tx, edition, round);
  });
}
