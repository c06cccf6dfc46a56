import type { Edition } from '@rugby/domain/editions';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';
import { recountKickOffRanks } from './kickOffRanks.ts';
import { scoreTeams } from './scoreTeams.ts';
import type { Lanes } from './workInBlocks.ts';

/** Stores that the teams of a round have to be scored, in the transaction that changes its stat records or starts it. */
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
 * Scores the teams of a round whose stat records have changed or that has just started, and returns how many have other points. A pass that was
 * interrupted starts again from its first team. Works on all `lanes` at once.
 */
export async function scorePendingRound(lanes: Lanes, edition: Edition, roundId: number): Promise<number> {
  const [first] = lanes;
  const changed = await scoreTeams(lanes, edition, roundId);
  await first(async (tx) => {
    const round = await tx
      .selectFrom('rounds')
      .select('status')
      .where('edition', '=', edition.id)
      .where('id', '=', roundId)
      .executeTakeFirst();
    if (round?.status !== 'playing') await recountKickOffRanks(tx, edition.id);
  });
  return changed;
}

/** SQL expression: whether teams of an edition are being scored, so that some have their new points and others do not. */
export function isBeingScored(edition: Edition['id']): RawBuilder<boolean> {
  return sql<boolean>`exists (select from scoring_passes where edition = ${edition})`;
}
