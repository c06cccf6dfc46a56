import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cloneDatabase } from './testDatabase.ts';

test('each clone is migrated and independent of the others', async () => {
  const [one, other] = await Promise.all([cloneDatabase(), cloneDatabase()]);
  await sql`create table only_here (id int)`.execute(one.db);
  const tables = (db: typeof one.db) =>
    sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const [inOne, inOther] = await Promise.all([tables(one.db), tables(other.db)]);
  expect(inOne.rows).toContainEqual({ name: 'only_here' });
  expect(inOther.rows).toContainEqual({ name: 'teams' });
  expect(inOther.rows).not.toContainEqual({ name: 'only_here' });
  await Promise.all([one.drop(), other.drop()]);
});
