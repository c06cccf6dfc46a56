import type { Edition } from '@rugby/domain/editions';
import { matchRules } from '@rugby/domain/game/season/matchRules';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { completeStart } from './completeStart.ts';
import { CommandError } from '../CommandError.ts';
import { restoreSelectionsAfterRound } from '../../scoring/restoreSelectionsAfterRound.ts';
import { readGameTime } from '../readGameTime.ts';
import { lockTeamChanges } from '../locks.ts';
import { findRoundByNumber, readRounds } from '../readRounds.ts';

export interface RoundFinish {
  /** Ids of the round's fixtures that have no stat record. */
  readonly fixturesWithoutStats: readonly number[];
}

/**
 * Finishes the playing round: its points become final, later stats count as corrections, and its Limitless ends. Refuses a round
 * that is not playing. [G-131, G-297]
 */
export async function finishRound(tx: Transaction<Database>, edition: Edition, roundNumber: number): Promise<RoundFinish> {
  await lockTeamChanges(tx, edition.id);
  const round = findRoundByNumber(await readRounds(tx, edition.id), roundNumber);
  if (round.status !== 'playing') throw new CommandError([`Round ${roundNumber} cannot be finished: it is ${round.status}.`]);
  const fixturesWithoutStats = await findFixturesWithoutStats(tx, edition, round.id);
  if (fixturesWithoutStats.length > 0 && matchRules.abandoned.missingMatch === 'round-waits')
    throw new CommandError([`Round ${roundNumber} cannot be finished: it waits for matches ${fixturesWithoutStats.join(', ')}.`]);
  // Rows are missing when the round has started in the same transaction.
  await completeStart([(work) => work(tx)], edition, round.id);
  const finishedAt = await readGameTime(tx, edition.id);
  await tx
    .updateTable('rounds')
    .set({ status: 'complete', finishedAt })
    .where('edition', '=', edition.id)
    .where('id', '=', round.id)
    .execute();
  await restoreSelectionsAfterRound(tx, edition, round.id, finishedAt);
  return { fixturesWithoutStats };
}

async function findFixturesWithoutStats(
  tx: Transaction<Database>,
  edition: Edition,
  roundId: number,
): Promise<readonly number[]> {
  const bare = await tx
    .selectFrom('fixtures')
    .select('id')
    .where('edition', '=', edition.id)
    .where('roundId', '=', roundId)
    .where('id', 'not in', (inner) => inner.selectFrom('statRecords').select('fixtureId').where('edition', '=', edition.id))
    .orderBy('id')
    .execute();
  return bare.map(({ id }) => id);
}
