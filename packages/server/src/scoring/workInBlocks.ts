import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Runs some work in a transaction, one after the other. */
export type InTransaction = <Done>(work: (tx: Transaction<Database>) => Promise<Done>) => Promise<Done>;

/** Connections that work at once: each runs its transactions one after the other. */
export type Lanes = readonly [InTransaction, ...InTransaction[]];

/**
 * A lane on a connection. Its transactions may take long, and their commits do not wait for the disk: work that is lost when the database crashes is
 * done again.
 */
export function laneOf(connection: Kysely<Database>): InTransaction {
  return (work) =>
    connection.transaction().execute(async (tx) => {
      await sql`select set_config('statement_timeout', '10min', true), set_config('synchronous_commit', 'off', true)`.execute(tx);
      return work(tx);
    });
}

/**
 * Passes each block to `work`. Each of `lanes` works on one block at a time: the database changes one while this process counts the points of
 * another. When one fails, no other begins, and those that have begun end before the error is thrown.
 */
export async function workInBlocks<Block>(
  lanes: Lanes,
  blocks: readonly Block[],
  work: (inTransaction: InTransaction, block: Block) => Promise<void>,
): Promise<void> {
  const left = [...blocks];

  async function workOnNext(inTransaction: InTransaction): Promise<void> {
    try {
      for (let block = left.shift(); block !== undefined; block = left.shift()) await work(inTransaction, block);
    } catch (error) {
      left.length = 0;
      throw error;
    }
  }

  const ended = await Promise.allSettled(lanes.map(workOnNext));
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
}
