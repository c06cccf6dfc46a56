import { type Kysely, sql } from 'kysely';
import { runIfFree } from '../db/runIfFree.ts';
import type { Database } from '../db/tables.ts';
import { retentionLock } from '../season/locks.ts';
import { type RetentionRule, retentionRules } from './retentionRules.ts';

/** Rows that one statement deletes, so that it holds their locks for milliseconds. */
const BATCH = 1000;

/** Statements for each table in one run: the next run deletes the rest. */
const mostBatches = 50;

/** Deletes the rows that are old by the rules of retention, in bounded batches. Of many processes one works at a time. */
export async function deleteOldRows(db: Kysely<Database>): Promise<void> {
  await runIfFree(db, retentionLock, async (connection) => {
    for (const rule of retentionRules) await deleteOld(connection, rule);
  });
}

async function deleteOld(db: Kysely<Database>, { table, isOld }: RetentionRule): Promise<void> {
  const name = sql.table(table);
  const batch = sql`delete from ${name} where ctid in (select ctid from ${name} where ${isOld} limit ${BATCH})`;
  for (let count = 0; count < mostBatches; count += 1) {
    const { numAffectedRows = 0n } = await batch.execute(db);
    if (numAffectedRows < BATCH) return;
  }
}
