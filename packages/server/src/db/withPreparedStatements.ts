import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { ConnectionGenerations } from './ConnectionGenerations.ts';

/** More than requests of users need; statements after these are planned each time. */
const mostStatements = 500;
/** Longer statements carry many rows and seldom repeat. */
const longestText = 2000;

/**
 * Wraps a pool so that each connection prepares a statement once and then only executes it: for a request of a user, planning
 * costs the database more than executing. A connection that was lost, and all others of its generation, are closed and not used again.
 */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const generations = new ConnectionGenerations();

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < mostStatements && text.length <= longestText) names.set(text, `fixed_${names.size}`);
    return names.get(text);
  }

  function preparingClient(client: pg.PoolClient): PostgresPoolClient {
    function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query(statement: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof statement !== 'string') throw new TypeError('Cursors are not used here.');
      // Without values there is nothing to plan: `begin`, `commit`.
      const name = values.length === 0 ? undefined : nameOf(statement);
      return run(client, { text: statement, values: [...values], ...(name === undefined ? {} : { name }) });
    }
    return { query, release: (destroy) => client.release(destroy === true || generations.isPast(client)) };
  }

  async function run(client: pg.PoolClient, statement: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await client.query(statement);
    } catch (error) {
      generations.reportError(client, error);
      throw error;
    }
  }

  async function connectToLeader(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (!generations.isPast(client)) return client;
      client.release(true);
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connectToLeader();
      const known = clients.get(client) ?? preparingClient(client);
      clients.set(client, known);
      return known;
    },
  };
}
