import { type Kysely, sql } from 'kysely';

/**
 * What the rate limits have counted, for all processes. Unlogged: the rows need neither a log nor replicas, and may be lost with a crash of
 * the database.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create unlogged table rate_limits (name_hash text primary key, taken int not null, ends_at timestamptz not null)`,
  `create index rate_limits_by_end on rate_limits (ends_at)`,
];
