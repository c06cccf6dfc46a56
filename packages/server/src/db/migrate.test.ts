import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { migrateToLatest, migrations } from './migrate.ts';
import * as deletedUsers from './migrations/0031_deleted_users.ts';

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

it('teams and users of deleted accounts get the present name, and a user who chose the old one stays as they are', async () => {
  await sql`insert into seasons (edition, origin) values ('srp', 'practice')`.execute(database.db);
  const stored = sql`
    with former as (
      insert into users (email, email_key, display_name, display_name_key, first_name, last_name, dob, gender, country_of_residence_id,
                         opt_in_nzr, opt_in_rugby_au, opt_in_sa, played_games)
      values ('', e'\\x01a', 'Former player', e'\\x01a', '', '', '1900-01-01', 'prefer_not_to_say', 0, false, false, false, '{}'),
             ('a@b.example', 'a@b.example', 'Former player', 'former player', 'A', 'User', '1990-12-31', 'other', 36, false, false, false, '{}')
      returning id
    )
    insert into teams (edition, user_id, name, lineup, is_complete, version, saved_at)
    select 'srp', id, 'Former player', array_fill(0, array[15]), false, 1, now() from former
  `;
  await stored.execute(database.db);
  await migrateToLatest(database.db, { ...migrations, '9999_again': deletedUsers });
  const teams = database.db.selectFrom('teams').innerJoin('users', 'users.id', 'userId').select(['email', 'name', 'displayName']);
  expect(await teams.orderBy('email').execute()).toEqual([
    { email: '', name: 'Deleted user', displayName: 'Deleted user' },
    { email: 'a@b.example', name: 'Former player', displayName: 'Former player' },
  ]);
});
