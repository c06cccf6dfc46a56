import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Runs some work in a transaction, one after the other. */
export type InTransaction = <Done>(work: (tx: Transaction<Database>) => Promise<Done>) => Promise<Done>;

/**
 * Passes each block to `score`. Each of `lanes` works on one block at a time: the database changes one while this process counts the points of
 * another. When one fails, no other begins, and those that have begun end before the error is thrown.
 */
export async function scoreInBlocks(
  lanes: readonly InTransaction[],
  blocks: readonly number[],
  score: (inTransaction: InTransaction, block: number) => Promise<void>,
): Promise<void> {
  const left = [...blocks];

  async function scoreNext(inTransaction: InTransaction): Promise<void> {
    try {
      for (let block = left.shift(); block !== undefined; block = left.shift()) await score(inTransaction, block);
    } catch (error) {
      left.length = 0;
      throw error;
    }
  }

  const ended = await Promise.allSettled(lanes.map(scoreNext));
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
}
