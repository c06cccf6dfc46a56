import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './tables.ts';

// A date without a time (a birthday) stays the text it is: as an instant it would move with the machine's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export interface DatabaseOptions {
  /** Told of a connection that broke while nobody used it; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
}

/** The query layer over a pool of at most ten connections. Statements that run longer than two seconds are cancelled. */
export function openDatabase(connectionString: string, { onIdleError = () => {} }: DatabaseOptions = {}): Kysely<Database> {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 2000, statement_timeout: 2000 });
  pool.on('error', onIdleError);
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}
