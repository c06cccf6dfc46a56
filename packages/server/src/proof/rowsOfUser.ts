import { z } from '@rugby/domain/contract/schema';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readRow } from '../db/readRows.ts';
import type { Database } from '../db/tables.ts';

/** By column, the rows that belong to a user: their own, those of their teams, and those of the leagues that they manage. */
function owners(userId: number): Readonly<Record<string, RawBuilder<unknown>>> {
  return {
    user_id: sql`= ${userId}`,
    manager_id: sql`= ${userId}`,
    invited_by: sql`= ${userId}`,
    team_id: sql`in (select id from teams where user_id = ${userId})`,
    league_id: sql`in (select id from leagues where manager_id = ${userId})`,
  };
}

const columns = z.object({ columns: z.array(z.object({ table: z.string(), column: z.string() })) });
const count = z.object({ rows: z.array(z.string()) });

/** Returns every row of the database that belongs to a user, as text, by `table.column`. Tables without such rows are left out. */
export async function rowsOfUser(db: Kysely<Database>, userId: number): Promise<Readonly<Record<string, readonly string[]>>> {
  const isOwned = owners(userId);
  const found = await readRow(
    db,
    sql`select json_agg(json_build_object('table', table_name, 'column', column_name)) as columns from information_schema.columns
      where table_schema = 'public' and column_name = any(${Object.keys(isOwned)})`,
    columns,
  );
  const rows: Record<string, readonly string[]> = {};
  for (const { table, column } of [...found.columns, { table: 'users', column: 'id' }]) {
    const belongs = isOwned[column] ?? sql`= ${userId}`;
    const all = sql`select coalesce(json_agg(owned::text order by owned::text), '[]') as rows from ${sql.table(table)} as owned
      where ${sql.ref(column)} ${belongs}`;
    const owned = (await readRow(db, all, count)).rows;
    if (owned.length > 0) rows[`${table}.${column}`] = owned;
  }
  return rows;
}
