import { CamelCasePlugin, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { withPreparedStatements } from './withPreparedStatements.ts';
import type { Database } from './tables.ts';

// Keep a date without a time (a birthday) as text: parsed as an instant it would depend on the time zone of the machine.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/**
 * Opens the query layer over a pool of connections, ten by default. Statements that run longer than two seconds are cancelled; a
 * transaction of a process that has stopped responding releases its locks after 30 seconds.
 */
export function openDatabase(connectionString: string, connections = 10): Kysely<Database> {
  return openPool({ connectionString, max: connections, connectionTimeoutMillis: 2000, statement_timeout: 2000 });
}

/**
 * As `openDatabase`, for replicas. They have less time: when one does not answer, the leader must still answer the same request.
 */
export function openReplicas(connectionString: string, connections: number): Kysely<Database> {
  return openPool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: 300,
    statement_timeout: 600,
    // Also when the replica hangs and cancels nothing.
    query_timeout: 700,
  });
}

function openPool(options: pg.PoolConfig): Kysely<Database> {
  const pool = new pg.Pool({
    keepAlive: true,
    keepAliveInitialDelayMillis: 3000,
    idle_in_transaction_session_timeout: 30_000,
    ...options,
  });
  // A broken connection fails its query and is replaced. Without these listeners it would end the process: the pool listens only
  // to idle connections.
  pool.on('connect', (connection) => connection.on('error', () => {}));
  pool.on('error', () => {});
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  pools.set(db, pool);
  return db;
}

/** Returns the connection pool of a query layer that `openDatabase` created, for metrics. */
export function poolOf(db: Kysely<Database>): Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined {
  return pools.get(db);
}

const pools = new WeakMap<Kysely<Database>, pg.Pool>();

/** Lets each statement of a transaction take ten minutes: for work on all teams or files of a season, and for waiting until it may begin. */
export async function allowLongStatements(tx: Transaction<Database>): Promise<void> {
  await sql`set local statement_timeout = '10min'`.execute(tx);
}
