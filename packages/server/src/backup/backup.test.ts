import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from '@rugby/domain/contract/schema';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { operatorSentence } from '../config/operatorSentence.ts';
import { readAddress, writeAddress } from '../db/embedded/address.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';
import { restoreBackup } from './restoreBackup.ts';
import { beginBackup, type BackupSource, failureOf, takeBackup } from './takeBackup.ts';

let parent: string;
let source: BackupSource;
let postgres: EmbeddedPostgres;
let pool: Pool;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'backup-'));
  const dataDir = join(parent, 'data');
  postgres = await open(dataDir);
  const cluster = (await readAddress(dataDir))?.cluster ?? '';
  source = { dataDir, connectionString: postgres.superuserUrl, cluster };
  pool = poolOf(postgres);
  await pool.query('create table saves (id bigint generated always as identity primary key, lineup integer[] not null)');
});

afterEach(async () => {
  await pool.end();
  await postgres.stop();
  await rm(parent, { recursive: true, force: true });
});

it('a backup that was taken while users saved opens with every row that was acknowledged before its end', async () => {
  await save(200);
  const to = join(parent, 'backup');
  const backup = await beginBackup(source, to);
  // Saves go on while the files are copied, and end before the backup does: what is restored must be what is there now.
  await Promise.all([backup.copy(), save(2000)]);
  const { takenAt } = await backup.end();
  await backup.abandon();
  const before = await hashOf(pool);
  await pool.query('delete from saves');

  const restored = join(parent, 'restored');
  expect(await restoreBackup(to, restored)).toMatchObject({ takenAt, wasArchiving: false });
  const opened = await open(restored);
  const there = poolOf(opened);
  expect(await hashOf(there)).toEqual(before);
  expect(before.rows).toBe(2200);
  await there.query("insert into saves (lineup) values ('{1}')");
  await there.end();
  await opened.stop();
});

it('a backup that the database refuses to begin leaves no connection open', async () => {
  await expect(beginBackup({ ...source, connectionString: postgres.connectionString }, join(parent, 'backup'))).rejects.toThrow(
    'permission denied',
  );
  const { rows } = await pool.query("select from pg_stat_activity where application_name = 'backup'");
  expect(rows).toHaveLength(0);
});

it('a backup that did not come to its end is not restored, and leaves nothing behind', async () => {
  const to = join(parent, 'backup');
  const backup = await beginBackup(source, to);
  await backup.copy();
  await backup.abandon();
  const restored = join(parent, 'restored');
  await expect(restoreBackup(to, restored)).rejects.toThrow(`${to} holds no finished backup: backup.json is missing or damaged.`);
  await expect(readdir(restored)).rejects.toThrow('no such file or directory');
});

it.each([
  ['its label', 'postgres/backup_label', 'postgres/backup_label is missing'],
  ['its password', 'postgres.password', 'postgres.password is missing'],
  ['a part of a file', 'postgres/global/pg_filenode.map', 'bytes are missing'],
])('a backup that has lost %s is not restored, and leaves nothing behind', async (_, name, reason) => {
  const to = join(parent, 'backup');
  await takeBackup(source, to);
  if (name.endsWith('.map')) await truncate(join(to, name), 100);
  else await rm(join(to, name));
  const restored = join(parent, 'restored');
  await expect(restoreBackup(to, restored)).rejects.toThrow(new RegExp(`^The backup in ${to} is not whole: .*${reason}`));
  await expect(readdir(restored)).rejects.toThrow('no such file or directory');
});

function sentenceOf(code: string): string | undefined {
  return operatorSentence(failureOf(Object.assign(new Error('write failed'), { code }), '/mnt/backup'), () => '/data');
}

it('a folder in which a backup cannot be written is named', () => {
  expect(sentenceOf('EROFS')).toBe('The backup cannot be written to /mnt/backup (EROFS). Choose another folder with --to.');
});

it.runIf(process.platform === 'linux')('a folder that cannot be made is named, and the backup ends', async () => {
  await expect(takeBackup(source, '/proc/backup')).rejects.toThrow('The backup cannot be written to /proc/backup (ENOENT).');
});

it('a full disk is named by the folder on it: that of the backup or that of the data', () => {
  expect(sentenceOf('ENOSPC')).toBe(
    'The disk is full, so the backup in /mnt/backup is not finished. Delete it and free some space, or choose another folder with --to.',
  );
  expect(sentenceOf('EDQUOT')).toContain('/mnt/backup');
  expect(sentenceOf('53100')).toContain('/data');
});

it('neither a backup nor a restore writes over what is there', async () => {
  const full = join(parent, 'full');
  await mkdir(full);
  await writeFile(join(full, 'holiday.jpg'), '');
  await expect(beginBackup(source, full)).rejects.toThrow(`The folder ${full} is not empty.`);

  const to = join(parent, 'backup');
  const backup = await beginBackup(source, to);
  await backup.copy();
  await backup.end();
  await backup.abandon();
  await expect(restoreBackup(to, source.dataDir)).rejects.toThrow(`The data folder ${source.dataDir} holds a database.`);
});

it('a data folder whose database is stored elsewhere keeps it, and its password', async () => {
  const to = join(parent, 'backup');
  await takeBackup(source, to);
  const [dataDir, elsewhere] = [join(parent, 'closed'), join(parent, 'elsewhere')];
  await mkdir(dataDir, { mode: 0o700 });
  await mkdir(elsewhere);
  await writeFile(join(elsewhere, 'PG_VERSION'), '18');
  await writeAddress(dataDir, 5432, elsewhere);
  await writeFile(join(dataDir, 'postgres.password'), 'of the database elsewhere');
  await expect(restoreBackup(to, dataDir)).rejects.toThrow(
    `The data folder ${dataDir} holds a database, which is stored in ${elsewhere}.`,
  );
  expect(await readFile(join(dataDir, 'postgres.password'), 'utf8')).toBe('of the database elsewhere');
});

it('a backup is not written into the folder of the database, nor over a file', async () => {
  const inside = join(source.cluster, 'base', 'backup');
  await expect(takeBackup(source, inside)).rejects.toThrow(
    `The folder ${inside} is inside that of the database. Choose another one for the backup.`,
  );
  await expect(readdir(inside)).rejects.toThrow('no such file or directory');
  const file = join(parent, 'file');
  await writeFile(file, '');
  await expect(takeBackup(source, file)).rejects.toThrow(
    `The backup cannot be written to ${file} (ENOTDIR). Choose another folder with --to.`,
  );
});

it.runIf(process.platform === 'linux')('a restore waits for no pipe', async () => {
  const from = join(parent, 'pipes');
  await mkdir(from);
  await promisify(execFile)('mkfifo', [join(from, 'backup.json')]);
  await expect(restoreBackup(from, join(parent, 'restored'))).rejects.toThrow(`${from} holds no finished backup`);
});

it('a data folder without a database is not backed up, and gets none', async () => {
  const dataDir = join(parent, 'misspelt');
  const args = [fileURLToPath(new URL('./cli.ts', import.meta.url)), 'backup', '--to', join(parent, 'backup')];
  await expect(promisify(execFile)(process.execPath, args, { env: { DATA_DIR: dataDir } })).rejects.toMatchObject({
    code: 1,
    stderr: `The data folder ${dataDir} holds no database. Name the one of the game with DATA_DIR=/some/folder.\n`,
  });
  await expect(readdir(dataDir)).rejects.toThrow('no such file or directory');
});

function open(dataDir: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: () => undefined, onLost: () => undefined });
}

function poolOf({ connectionString }: EmbeddedPostgres): Pool {
  const opened = new Pool({ connectionString, max: 8 });
  opened.on('error', () => undefined);
  return opened;
}

async function save(times: number): Promise<void> {
  const one = (id: number) =>
    pool.query('insert into saves (lineup) values ($1)', [Array.from({ length: 15 }, (_, i) => id * i)]);
  for (let done = 0; done < times; done += 50) await Promise.all(Array.from({ length: 50 }, (_, index) => one(done + index)));
}

const hash = z.tuple([z.object({ rows: z.coerce.number(), hash: z.string() })]);

async function hashOf(database: Pool) {
  const { rows } = await database.query(
    "select count(*) as rows, md5(string_agg(saves::text, ',' order by id)) as hash from saves",
  );
  return hash.parse(rows)[0];
}
