import { z } from '@rugby/domain/contract/schema';
import type { EditionId } from '@rugby/domain/editions';
import { type Kysely, sql } from 'kysely';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';

/**
 * Game time of an edition by the database's clock at this moment, also inside a transaction: what locks are judged by. The
 * database's own time while there is no season.
 */
export async function readGameTime(db: Kysely<Database>, edition: EditionId): Promise<Date> {
  const statement = sql`
    select clock_timestamp() + coalesce((select clock_offset_ms from seasons where edition = ${edition}), 0) * interval '1 millisecond' as now
  `;
  return (await readRow(db, statement, z.object({ now: z.date() }))).now;
}
