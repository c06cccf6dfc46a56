import type { EditionId } from '@rugby/domain/editions';
import { matchRules } from '@rugby/domain/game/season/matchRules';
import { type Kysely, sql } from 'kysely';
import { z } from '@rugby/domain/contract/schema';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';

/** A change that waited for longer is judged as if it had waited this long; its user has had an answer of 503 before. */
const MOST_QUEUED_MS = matchRules.outage.queueSeconds * 1000;

/**
 * Returns when a change was received, by the database's clock: the time at which the database was asked, less the time that the change had
 * waited in this process. So no change is lost to a queue before a lock. Both in milliseconds. [B24]
 */
export function receiptTime(now: number, queuedMs: number): number {
  return now - Math.min(Math.max(0, queuedMs), MOST_QUEUED_MS);
}

/**
 * Whether a match kicked off so recently, in game time, that changes received before may still wait. What is recorded of a kick-off locks
 * players whatever the time of receipt, so a server records it only later.
 */
export async function hasJustKickedOff(db: Kysely<Database>, edition: EditionId): Promise<boolean> {
  const statement = sql`
    select exists (
      select from fixtures join seasons using (edition)
      where edition = ${edition}
        and extract(epoch from clock_timestamp() - fixtures.date) * 1000 + clock_offset_ms between 0 and ${MOST_QUEUED_MS}
    ) as is_recent
  `;
  return (await readRow(db, statement, z.object({ isRecent: z.boolean() }))).isRecent;
}
