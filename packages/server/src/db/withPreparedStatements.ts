import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** More than the calls of users have; what comes after them is planned each time. */
const mostStatements = 500;
/** Longer ones carry many rows and are seldom the same twice. */
const longestText = 2000;

/**
 * A pool for the query layer whose connections read and plan a statement once, and after that only run it: planning costs the database more
 * than running what a user's call asks.
 */
export function withPreparedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < mostStatements && text.length <= longestText) names.set(text, `fixed_${names.size}`);
    return names.get(text);
  }

  function preparingClient(client: pg.PoolClient): PostgresPoolClient {
    function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
    function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
      if (typeof asked !== 'string') throw new TypeError('Cursors are not used here.');
      // Without values there is nothing to plan: `begin`, `commit`.
      const name = values.length === 0 ? undefined : nameOf(asked);
      return client.query({ text: asked, values: [...values], ...(name === undefined ? {} : { name }) });
    }
    return { query, release: (destroy) => client.release(destroy) };
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client);
      clients.set(client, known);
      return known;
    },
  };
}
