import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import { openDatabase } from '../db/database.ts';
import { connectionStringOf, readAddress, SUPERUSER } from '../db/embedded/address.ts';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { hashTables } from '../testing/hashTables.ts';
import { patience } from '../testing/patience.ts';
import type { SignedInUser } from '../testing/signInUser.ts';
import { startGame, storeSeasonWithUsers } from './gameProcess.ts';
import { expectAppliedOnce, type Orders, sendOrders } from './orders.ts';
import { recordProof, sized } from './size.ts';

vi.setConfig({ testTimeout: 1_200_000 });

const { users: USERS, ordersMs: ORDERS_MS } = sized({
  small: { users: 5, ordersMs: 500 },
  full: { users: 200, ordersMs: 20_000 },
});

let parent: string;
let archive: string;
/** What ends all that runs, the latest first, also when the test has failed. Each may be called again. */
const ends: (() => unknown)[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'restore-'));
  archive = join(parent, 'archive');
  await mkdir(archive);
  // PostgreSQL may run with an account of its own.
  await chmod(parent, 0o711);
  await chmod(archive, 0o777);
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await rm(parent, { recursive: true, force: true });
});

test('a backup of a game that is played, and its archived log, restore every row as it was at a moment that the operator names', async (context) => {
  const dataDir = join(parent, 'data');
  await (await startGame(dataDir)).end('SIGTERM');
  const cluster = (await readAddress(dataDir))?.cluster ?? '';
  await appendFile(join(cluster, 'postgresql.auto.conf'), archiveSettings());
  const game = await startGame(dataDir);
  ends.push(() => game.end('SIGTERM'));
  const users = await storeSeasonWithUsers(dataDir, USERS);
  const superuserUrl = (await connectionStringOf(dataDir, SUPERUSER)) ?? '';

  const first = play(game.site, users);
  const to = join(parent, 'backup');
  const { bytes } = await takeBackup({ dataDir, connectionString: superuserUrl, cluster }, to);
  await sleep(ORDERS_MS);
  const before = await first.end();
  const { moment, hashes } = await hashAtRest(superuserUrl);

  const later = play(game.site, users);
  await sleep(ORDERS_MS);
  await waitForArchive(superuserUrl);
  const restored = join(parent, 'restored');
  expect(await restoreBackup(to, restored)).toMatchObject({ wasArchiving: true });
  await appendFile(join(restored, 'postgres', 'postgresql.auto.conf'), recoverySettings(moment));
  await writeFile(join(restored, 'postgres', 'recovery.signal'), '');
  const postgres = await startEmbeddedPostgres({ dataDir: restored, log: () => undefined, onLost: () => undefined });
  ends.push(postgres.stop);
  const db = openDatabase(postgres.connectionString);
  const found = await hashTables(db);
  await db.destroy();
  await postgres.stop();
  const lost = await later.end();
  await game.end('SIGTERM');
  expect(found).toEqual(hashes);
  expect(countOf(lost)).toBeGreaterThan(0);

  const again = await startGame(restored);
  ends.push(() => again.end('SIGTERM'));
  await expectAppliedOnce(again.site, before);
  recordProof(
    context,
    `Restore: ${Math.round(bytes / 1_000_000)} MB backed up and ${Object.keys(hashes).length} tables restored while ${USERS} users play: ` +
      `every row is as it was after ${countOf(before)} changes, without the ${countOf(lost)} after them`,
  );
});

test('the page for operators names every setting that this proof uses', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../docs/backups.md'), 'utf8');
  const settings = [...archiveSettings().split('\n'), ...recoverySettings('2026-11-23 06:00:00+00').split('\n')];
  for (const name of settings.flatMap((line) => line.split(' = ')[0] || [])) expect(page).toContain(name);
  expect(page).toContain('recovery.signal');
});

/** Lets all users change their teams until `end`, which returns what was acknowledged. */
function play(site: string, users: readonly SignedInUser[]): { readonly end: () => Promise<readonly Orders[]> } {
  const enough = new AbortController();
  ends.push(() => enough.abort());
  const orders = Promise.all(users.map((user) => sendOrders(site, user, enough.signal, 20)));
  return {
    end: () => {
      enough.abort();
      return orders;
    },
  };
}

function countOf(orders: readonly Orders[]): number {
  return orders.reduce((sum, { count }) => sum + count, 0);
}

/** The hashes of all tables at a moment before and after which nothing changes. */
async function hashAtRest(superuserUrl: string) {
  const db = openDatabase(superuserUrl);
  try {
    let hashes = await hashTables(db);
    for (;;) {
      const { rows } = await sql<{ moment: string }>`select clock_timestamp()::text as moment`.execute(db);
      await sleep(50);
      const after = await hashTables(db);
      if (JSON.stringify(after) === JSON.stringify(hashes)) return { moment: rows[0]?.moment ?? '', hashes };
      hashes = after;
    }
  } finally {
    await db.destroy();
  }
}

/** The log of changes goes to the archive whenever a part of it is full, and once a minute at least. */
function archiveSettings(): string {
  return [
    "archive_mode = 'on'",
    `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
    "archive_timeout = '60s'",
    '',
  ].join('\n');
}

/** A slow archive: the database asks it for files that do not exist after it has reached the moment. */
function recoverySettings(moment: string): string {
  return [
    `restore_command = 'cp ${archive}/%f %p || { sleep 0.5; false; }'`,
    `recovery_target_time = '${moment}'`,
    "recovery_target_action = 'promote'",
    '',
  ].join('\n');
}

/** Ends the current part of the log, and waits until it is in the archive. */
async function waitForArchive(superuserUrl: string): Promise<void> {
  const db = openDatabase(superuserUrl);
  const { rows } = await sql<{ part: string }>`select pg_walfile_name(pg_switch_wal()) as part`.execute(db);
  await db.destroy();
  await expect.poll(() => readdir(archive), patience).toContain(rows[0]?.part);
}
