import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { migrateToLatest, migrations } from './migrate.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await cloneDatabase();
});
afterEach(() => database.drop());

const addColumn: Migration = {
  up: async (db) => {
    await sql`alter table users add column shirt_number integer`.execute(db);
  },
};

it('a database of a newer version is refused with a sentence that names it and the way out, and is not changed', async () => {
  const newer = { ...migrations, '9999_newer': addColumn };
  expect(await migrateToLatest(database.db, newer)).toEqual(['9999_newer']);
  await expect(migrateToLatest(database.db)).rejects.toThrow(
    'The database was migrated by a newer version of the game (9999_newer), which this version cannot read. Start that version, or restore a backup from before.',
  );
  expect(await migrateToLatest(database.db, newer)).toEqual([]);
});

it('a migration that waits for a long transaction holds up no one, and is applied when that has ended', async () => {
  const held = Promise.withResolvers<void>();
  const holding = database.db.transaction().execute(async (tx) => {
    await sql`select count(*) from users`.execute(tx);
    await held.promise;
  });
  const migrated = migrateToLatest(database.db, { ...migrations, '9999_newer': addColumn });
  const waits: number[] = [];
  for (const until = performance.now() + 3000; performance.now() < until; await sleep(20)) {
    const begun = performance.now();
    await database.db.selectFrom('users').select('id').limit(1).execute();
    waits.push(performance.now() - begun);
  }
  held.resolve();
  await holding;
  expect(await migrated).toEqual(['9999_newer']);
  expect(Math.max(...waits)).toBeLessThan(1000);
});

it('a migration with a lower number than those of the database is applied once', async () => {
  const merged = { ...migrations, '0016_merged_later': addColumn };
  expect(await migrateToLatest(database.db, merged)).toEqual(['0016_merged_later']);
  expect(await migrateToLatest(database.db, merged)).toEqual([]);
});

it('two processes that migrate at once apply each migration once', async () => {
  const newer = { ...migrations, '9999_newer': addColumn };
  const applied = await Promise.all([migrateToLatest(database.db, newer), migrateToLatest(database.db, newer)]);
  expect(applied.flat()).toEqual(['9999_newer']);
});
