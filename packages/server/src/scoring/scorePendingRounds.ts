import type { Edition } from '@rugby/domain/editions';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { recountKickOffRanks } from './kickOffRanks.ts';
import { scoreTeams } from './scoreTeams.ts';

/** Stores that the teams of a round have to be scored, in the transaction that changes its stat records. */
export async function requestScoring(tx: Transaction<Database>, edition: Edition, roundId: number): Promise<void> {
  await tx
    .insertInto('scoringPasses')
    .values({ edition: edition.id, roundId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The ids of the rounds whose teams have to be scored, in the order of the season. */
export async function findPendingRounds(db: Kysely<Database>, edition: Edition): Promise<readonly number[]> {
  const pending = await db
    .selectFrom('scoringPasses')
    .innerJoin('rounds', (join) =>
      join.onRef('rounds.edition', '=', 'scoringPasses.edition').onRef('rounds.id', '=', 'scoringPasses.roundId'),
    )
    .select('rounds.id')
    .where('rounds.edition', '=', edition.id)
    .orderBy('roundNumber')
    .execute();
  return pending.map(({ id }) => id);
}

/**
 * Scores the teams of the rounds whose stat records have changed, and returns how many points of teams have changed. A pass that was interrupted starts
 * again from its first team. `connection` holds the season.
 */
export async function scorePendingRounds(connection: Kysely<Database>, edition: Edition): Promise<number> {
  let changed = 0;
  for (const roundId of await findPendingRounds(connection, edition)) {
    changed += await scoreTeams((work) => connection.transaction().execute(work), edition, roundId);
    await connection.transaction().execute((tx) => finishPass(tx, edition, roundId));
  }
  return changed;
}

async function finishPass(tx: Transaction<Database>, { id: edition }: Edition, roundId: number): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(tx);
  const round = await tx
    .selectFrom('rounds')
    .select('status')
    .where('edition', '=', edition)
    .where('id', '=', roundId)
    .executeTakeFirst();
  if (round?.status !== 'playing') await recountKickOffRanks(tx, edition);
  await tx.deleteFrom('scoringPasses').where('edition', '=', edition).where('roundId', '=', roundId).execute();
}

/** SQL expression: whether teams of an edition are being scored, so that some have their new points and others do not. */
export function isScoring(edition: Edition['id']): RawBuilder<boolean> {
  return sql<boolean>`exists (select from scoring_passes where edition = ${edition})`;
}
