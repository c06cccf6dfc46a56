import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import { type Kysely, sql } from 'kysely';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';

/**
 * Reads the current game time of an edition by the database's clock, also inside a transaction. Locks are decided by it. Without
 * a season it is the time of the database.
 */
export async function readGameTime(db: Kysely<Database>, edition: EditionId): Promise<Date> {
  const statement = sql`
    select clock_timestamp() + coalesce((select clock_offset_ms from seasons where edition = ${edition}), 0) * interval '1 millisecond' as now
  `;
  return (await readRow(db, statement, z.object({ now: z.date() }))).now;
}
