import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrateToLatest, migrations } from '../db/migrate.ts';
import type { Database } from '../db/tables.ts';
import { storePlayedRound } from '../testing/storePlayedRound.ts';
import { emptyDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { recordProof, sized } from './size.ts';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

/** The version from which databases of players are migrated. */
const BEFORE = '0015_reminders';
const CLIENTS = 8;
const { users: USERS, longestMs: LONGEST_MS } = sized({
  // Beside other tests every statement may be late.
  small: { users: 2000, longestMs: 60_000 },
  full: { users: 1_000_000, longestMs: 1000 },
});

let database: TestDatabase;

beforeAll(async () => {
  database = await emptyDatabase();
  const released = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= BEFORE));
  await migrateToLatest(database.db, released);
  await storePlayedRound(database.db, USERS);
});
afterAll(() => database.drop());

test(`a database of ${USERS} users is migrated while they play, and none of them waits a second`, async (context) => {
  const enough = new AbortController();
  const waits = Promise.all(Array.from({ length: CLIENTS }, () => play(database.db, enough.signal)));
  await sleep(500);
  const begun = performance.now();
  const applied = await migrateToLatest(database.db);
  const took = performance.now() - begun;
  await sleep(500);
  enough.abort();
  const all = (await waits).flat();
  const longest = Math.max(...all);
  expect(applied.length).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(CLIENTS);
  expect(longest).toBeLessThan(LONGEST_MS);
  recordProof(
    context,
    `Migrations: ${applied.length} on ${USERS} users with teams in ${Math.round(took)} ms, among ${all.length} changes and reads of ${CLIENTS} clients: ` +
      `none failed, the longest took ${Math.round(longest)} ms`,
  );
});

/** Reads and changes rows as requests do, until `enough` is aborted; returns how long each took in milliseconds. */
async function play(db: Kysely<Database>, enough: AbortSignal): Promise<readonly number[]> {
  const waits: number[] = [];
  while (!enough.aborted) {
    const user = randomInt(1, USERS + 1);
    for (const statement of [
      sql`select users.* from sessions join users on users.id = sessions.user_id where id_hash = ${`s${user}`}`,
      sql`update sessions set last_used_at = now() where id_hash = ${`s${user}`}`,
      sql`update teams set version = version + 1, captain_id = 7 where user_id = ${user}`,
      sql`select * from team_totals where round_id = 1 order by total_points desc limit 20`,
      sql`insert into idempotency_keys (user_id, key, request_hash, answer) values (${user}, ${`k${waits.length}`}, 'h', '{}')
        on conflict do nothing`,
      sql`update users set last_name = 'Changed' where id = ${user}`,
    ]) {
      const begun = performance.now();
      await statement.execute(db);
      waits.push(performance.now() - begun);
    }
  }
  return waits;
}
