import type { Transaction } from 'kysely';
import type { Database } from '../db/tables.ts';

/** Runs some work in a transaction, one after the other. */
export type InTransaction = <Done>(work: (tx: Transaction<Database>) => Promise<Done>) => Promise<Done>;

/** How long users may wait for a team that is being scored, in milliseconds, on a machine that is not busy. */
const HOLD_MS = 100;

const FIRST_CHUNK = 1000;
const SMALLEST_CHUNK = 200;
const LARGEST_CHUNK = 10_000;

/**
 * Takes rows chunk by chunk with `take`, which locks at most `size` rows whose ids are larger than `after`, and passes them to `score`, each chunk in a
 * transaction of its own. Each of `lanes` works on one chunk at a time: the database changes one while this process counts the points of another. The size of a chunk follows from the time that one before it took. When one fails, no other begins, and those that have
 * begun end before the error is thrown.
 */
export async function scoreInChunks<Row extends { readonly teamId: number }>(
  lanes: readonly InTransaction[],
  take: (tx: Transaction<Database>, after: number, size: number) => Promise<readonly Row[]>,
  score: (tx: Transaction<Database>, rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  /** The last id that was taken; undefined when no rows are left, or none shall be taken. */
  let after: number | undefined = 0;
  let size = FIRST_CHUNK;
  let taken: Promise<unknown> = Promise.resolve();

  async function takeNext(tx: Transaction<Database>): Promise<readonly Row[]> {
    if (after === undefined) return [];
    try {
      const rows = await take(tx, after, size);
      after = rows.at(-1)?.teamId;
      return rows;
    } catch (error) {
      after = undefined;
      throw error;
    }
  }

  async function scoreNext(tx: Transaction<Database>): Promise<void> {
    const taking = taken.then(() => takeNext(tx));
    taken = taking.catch(() => {});
    const rows = await taking;
    const begun = performance.now();
    if (rows.length > 0) await score(tx, rows);
    if (rows.length < size) return;
    const suitable = Math.round((rows.length * HOLD_MS) / (performance.now() - begun));
    size = Math.min(Math.max(suitable, SMALLEST_CHUNK), 2 * rows.length, LARGEST_CHUNK);
  }

  /** Waits for the other connections to take their rows, so that no transaction is idle meanwhile. */
  async function hasMore(): Promise<boolean> {
    await taken;
    return after !== undefined;
  }

  async function scoreAll(inTransaction: InTransaction): Promise<void> {
    try {
      while (await hasMore()) await inTransaction(scoreNext);
    } catch (error) {
      after = undefined;
      throw error;
    }
  }

  const ended = await Promise.allSettled(lanes.map(scoreAll));
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason;
}
