import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { compileOnce, type ValueOf } from './compileOnce.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.drop();
});

interface Values {
  readonly name: string | null;
  readonly count: number;
}

it('a statement is built at its first run, and each run has the values that it was given', async () => {
  let builds = 0;
  const repeat = compileOnce((db, valueOf: ValueOf<Values>) => {
    builds += 1;
    return sql<{ readonly text: string | null }>`
      select repeat(${valueOf('name')}::text, ${valueOf('count')}::int) || ${'.'} || ${valueOf('name')}::text as text
    `.compile(db);
  });
  expect(builds).toBe(0);
  expect(await repeat(database.db, { name: 'ruck', count: 2 })).toEqual([{ text: 'ruckruck.ruck' }]);
  expect(await repeat(database.db, { count: 1, name: 'maul' })).toEqual([{ text: 'maul.maul' }]);
  expect(await repeat(database.db, { name: null, count: 1 })).toEqual([{ text: null }]);
  expect(builds).toBe(1);
});

it('a transaction runs the statement that was built outside of it', async () => {
  const setting = compileOnce((db, valueOf: ValueOf<{ readonly name: string }>) =>
    sql<{ readonly value: string | null }>`select current_setting(${valueOf('name')}, true) as value`.compile(db),
  );
  expect(await setting(database.db, { name: 'game.test' })).toEqual([{ value: null }]);
  await database.db.transaction().execute(async (tx) => {
    await sql`select set_config('game.test', 'in the transaction', true)`.execute(tx);
    expect(await setting(tx, { name: 'game.test' })).toEqual([{ value: 'in the transaction' }]);
  });
});
