import type { z } from '@rugby/domain/contract/schema';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from './tables.ts';

/**
 * Runs a statement and returns its rows as `schema` parses them. Throws when a row does not match: then statement and schema
 * disagree.
 */
export async function readRows<Row>(
  db: Kysely<Database>,
  statement: RawBuilder<unknown>,
  schema: z.ZodMiniType<Row>,
): Promise<readonly Row[]> {
  const { rows } = await statement.execute(db);
  return rows.map((row) => schema.parse(row));
}

/** As `readRows`, for a statement that returns exactly one row. */
export async function readRow<Row>(
  db: Kysely<Database>,
  statement: RawBuilder<unknown>,
  schema: z.ZodMiniType<Row>,
): Promise<Row> {
  const { rows } = await statement.execute(db);
  return parseRow(rows, schema);
}

/** Returns the one row of a statement as `schema` parses it. Throws when there are none or several, or when it does not match. */
export function parseRow<Row>([row, ...others]: readonly unknown[], schema: z.ZodMiniType<Row>): Row {
  if (row === undefined || others.length > 0)
    throw new Error(`The statement returned ${row === undefined ? 'no' : 'several'} rows.`);
  return schema.parse(row);
}
