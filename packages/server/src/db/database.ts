import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { withPreparedStatements } from './withPreparedStatements.ts';
import type { Database } from './tables.ts';

// A date without a time (a birthday) stays the text it is: as an instant it would move with the machine's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/**
 * The query layer over a pool of at most ten connections. Statements that run longer than two seconds are
 * cancelled; a transaction whose process has gone silent lets go of its locks after half a minute.
 */
export function openDatabase(connectionString: string): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 2000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks fails its query and is replaced. Without these listeners it would end the process: the pool hears
  // only the idle ones.
  pool.on('connect', (connection) => connection.on('error', () => {}));
  pool.on('error', () => {});
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  pools.set(db, pool);
  return db;
}

/** The connections behind a query layer that `openDatabase` made, for figures of how busy they are. */
export function poolOf(db: Kysely<Database>): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined {
  return pools.get(db);
}

const pools = new WeakMap<Kysely<Database>, pg.Pool>();
