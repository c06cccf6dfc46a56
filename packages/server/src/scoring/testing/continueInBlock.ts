import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/tables.ts';
import { idsOfBlock } from '../teamBlocks.ts';

/** Gives the next team the first id of a block. */
export async function continueInBlock(db: Kysely<Database>, block: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('teams', 'id'), ${idsOfBlock(block).from}::int, false)`.execute(db);
}
