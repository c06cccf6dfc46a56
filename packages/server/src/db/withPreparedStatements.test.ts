import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

it('a statement with values is planned once a connection; a long one and one without values are planned each time', async () => {
  const { db } = database;
  const long = sql.raw(`/* ${'x'.repeat(2000)} */`);
  const planned = await db.connection().execute(async (connection) => {
    for (let id = 1; id <= 3; id += 1) {
      await sql`select ${id}::int as planned`.execute(connection);
      await sql`select ${id}::int as planned ${long}`.execute(connection);
      await sql`select 'planned'`.execute(connection);
    }
    return sql`select statement from pg_prepared_statements`.execute(connection);
  });
  expect(planned.rows).toEqual([{ statement: 'select $1::int as planned' }]);
});

it('the same statement returns results for its values on every connection', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, id) => sql<{ id: number }>`select ${id}::int as id`.execute(database.db)),
  );
  expect(answers.map(({ rows }) => rows[0]?.id)).toEqual(Array.from({ length: 20 }, (_, id) => id));
});
