import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { readAddress } from '../db/embedded/address.ts';
import { startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { aUserRow } from '../testing/signInUser.ts';
import { hashTables } from '../testing/hashTables.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';
import { patience } from '../testing/patience.ts';

let parent: string;
let archive: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'point-in-time-'));
  archive = join(parent, 'archive');
  await mkdir(archive);
  // PostgreSQL may run with an account of its own.
  await chmod(parent, 0o711);
  await chmod(archive, 0o777);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

it('a backup and the archived log restore every row as it was at a moment that the operator names', async () => {
  const dataDir = join(parent, 'data');
  await (await open(dataDir)).stop();
  const cluster = (await readAddress(dataDir))?.cluster ?? '';
  await appendFile(join(cluster, 'postgresql.auto.conf'), archiveSettings());
  const postgres = await open(dataDir);
  const db = openDatabase(postgres.connectionString);
  await migrateToLatest(db);
  const register = async (from: number, until: number) => {
    for (let next = from; next < until; next += 1)
      await db
        .insertInto('users')
        .values(aUserRow(`user${next}`))
        .execute();
  };
  await register(0, 50);
  const to = join(parent, 'backup');
  await Promise.all([takeBackup({ dataDir, connectionString: postgres.superuserUrl, cluster }, to), register(50, 150)]);
  await register(150, 200);
  const before = await hashTables(db);
  const { rows } = await sql<{ moment: string }>`select clock_timestamp()::text as moment`.execute(db);
  await sleep(50);
  await db.updateTable('users').set({ lastName: 'Lost' }).execute();
  await db.deleteFrom('users').where('displayName', 'like', 'user1%').execute();
  await waitForArchive(postgres.superuserUrl);
  await db.destroy();
  await postgres.stop();

  const restored = join(parent, 'restored');
  expect(await restoreBackup(to, restored)).toMatchObject({ wasArchiving: true });
  await appendFile(join(restored, 'postgres', 'postgresql.auto.conf'), recoverySettings(rows[0]?.moment ?? ''));
  await writeFile(join(restored, 'postgres', 'recovery.signal'), '');
  const opened = await open(restored);
  const there = openDatabase(opened.connectionString);
  expect(await hashTables(there)).toEqual(before);
  await there.insertInto('users').values(aUserRow('after')).execute();
  await there.destroy();
  await opened.stop();
});

it('the page for operators names every setting that this test uses', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../docs/backups.md'), 'utf8');
  const settings = [...archiveSettings().split('\n'), ...recoverySettings('2026-11-23 06:00:00+00').split('\n')];
  for (const name of settings.flatMap((line) => line.split(' = ')[0] || [])) expect(page).toContain(name);
  expect(page).toContain('recovery.signal');
});

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

function open(dataDir: string) {
  return startEmbeddedPostgres({ dataDir, log: () => undefined, onLost: () => undefined });
}

/** Ends the current part of the log, and waits until it is in the archive. */
async function waitForArchive(superuserUrl: string): Promise<void> {
  const db = openDatabase(superuserUrl);
  const { rows } = await sql<{ part: string }>`select pg_walfile_name(pg_switch_wal()) as part`.execute(db);
  await db.destroy();
  await expect.poll(() => readdir(archive), patience).toContain(rows[0]?.part);
}
