import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';

const tables = z.object({ names: z.array(z.string()) });
const hash = z.object({ hash: z.string() });

/** Returns a hash of all rows of each table, in any order, by the name of the table. */
export async function hashTables(db: Kysely<Database>): Promise<Readonly<Record<string, string>>> {
  const { names } = await readRow(
    db,
    sql`select coalesce(json_agg(table_name order by table_name), '[]') as names from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
    tables,
  );
  const hashes: Record<string, string> = {};
  for (const name of names) {
    const rows = sql`select md5(coalesce(string_agg(md5(rows::text), '' order by md5(rows::text)), '')) as hash from ${sql.table(name)} as rows`;
    hashes[name] = (await readRow(db, rows, hash)).hash;
  }
  return hashes;
}
