import { constants, copyFile, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from '@rugby/domain/contract/schema';
import { Client } from 'pg';
import { makeFolder } from '../config/dataDir.ts';
import { describeFullBackup } from '../config/fullDisk.ts';
import { codeOf, StartError } from '../config/StartError.ts';
import { passwordFiles, SUPERUSER } from '../db/embedded/address.ts';

/** What a finished backup says of itself, in `backup.json`. */
export const backupNote = z.object({ takenAt: z.string(), bytes: z.number() });
export type BackupNote = z.infer<typeof backupNote>;
export const NOTE_FILE = 'backup.json';
export const CLUSTER_FOLDER = 'postgres';
/** What PostgreSQL needs to know about the copied files, in their folder. */
export const LABEL_FILE = 'backup_label';

export interface BackupSource {
  readonly dataDir: string;
  /** Of the superuser of the cluster. */
  readonly connectionString: string;
  /** The data folder of PostgreSQL. */
  readonly cluster: string;
}

/** A backup that has begun: what is committed until `end` is in it. */
export interface RunningBackup {
  /** Copies the files of the database, while it goes on working. */
  readonly copy: () => Promise<void>;
  readonly end: () => Promise<BackupNote>;
  /** Gives up without an end. */
  readonly abandon: () => Promise<void>;
}

/** Takes a whole backup while the game is played. */
export async function takeBackup(source: BackupSource, to: string): Promise<BackupNote> {
  const backup = await beginBackup(source, to);
  try {
    await backup.copy();
    return await backup.end();
  } catch (error) {
    throw failureOf(error, to);
  } finally {
    await backup.abandon();
  }
}

/** What failed while a backup was copied: a system call that finds no space writes the backup, PostgreSQL writes the data. */
export function failureOf(error: unknown, to: string): unknown {
  const code = codeOf(error) ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartError(describeFullBackup(to));
  if (!/^E[A-Z]+$/.test(code)) return error;
  return new StartError(`The backup cannot be written to ${to} (${code}). Choose another folder with --to.`, { cause: error });
}

/**
 * Begins a base backup by PostgreSQL's own protocol for copies of its files: the log of changes that is written meanwhile is held back, copied as
 * well, and played when the backup is opened. Refuses a folder that is not empty, or inside that of the database.
 */
export async function beginBackup({ dataDir, connectionString, cluster }: BackupSource, to: string): Promise<RunningBackup> {
  await assertFree(to, cluster);
  const copied = { bytes: 0 };
  const client = new Client({ connectionString, keepAlive: true, application_name: 'backup' });
  client.on('error', () => undefined);
  const abandon = () => client.end().catch(() => undefined);
  const firstLog = await startOn(client).catch(async (error: unknown) => {
    await abandon();
    throw error;
  });
  const target = join(to, CLUSTER_FOLDER);
  const add = async (name: string) => {
    copied.bytes += await copySynced(join(cluster, name), join(target, name));
  };

  return {
    async copy() {
      await makeFolder(to);
      const found = await readdir(cluster, { recursive: true, withFileTypes: true });
      const entries = found.map((entry) => ({
        isFolder: entry.isDirectory(),
        name: relative(cluster, join(entry.parentPath, entry.name)),
      }));
      const copiedEntries = entries.filter(({ name }) => isCopied(name));
      for (const { isFolder, name } of [{ isFolder: true, name: '.' }, ...copiedEntries])
        if (isFolder) await mkdir(join(target, name), { recursive: true, mode: 0o700 });
      // The database deletes files while they are listed; its log says so too.
      for (const { isFolder, name } of copiedEntries) if (!isFolder) await add(name).catch(throwUnlessDeleted);
    },
    async end() {
      const stopped = await client.query('select labelfile as label, pg_walfile_name(lsn) as wal from pg_backup_stop(false)');
      const [{ label, wal: lastLog }] = stopSchema.parse(stopped.rows);
      await writeFile(join(target, LABEL_FILE), label, { mode: 0o600 });
      const logs = (await readdir(join(cluster, 'pg_wal'))).filter((name) => name >= firstLog && name <= lastLog);
      for (const name of logs.filter((log) => /^[0-9A-F]{24}$/.test(log))) await add(join('pg_wal', name));
      await copySynced(join(dataDir, passwordFiles[SUPERUSER]), join(to, passwordFiles[SUPERUSER]));
      const note: BackupNote = { takenAt: new Date().toISOString(), bytes: copied.bytes };
      await writeFile(join(to, NOTE_FILE), `${JSON.stringify(note)}\n`);
      return note;
    },
    abandon,
  };
}

async function assertFree(to: string, cluster: string): Promise<void> {
  const isInside = !relative(cluster, to).startsWith('..');
  const isTaken = isInside || (await readdir(to).catch(throwUnlessMissing(to))).length > 0;
  const reason = isInside ? 'inside that of the database' : 'not empty';
  if (isTaken) throw new StartError(`The folder ${to} is ${reason}. Choose another one for the backup.`);
}

function throwUnlessMissing(to: string): (error: unknown) => readonly string[] {
  return (error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw failureOf(error, to);
  };
}

/** Connects, has the database hold its log back, and returns the name of the first file of the log that the backup needs. */
async function startOn(client: Client): Promise<string> {
  await client.connect();
  await client.query("select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)");
  const started = await client.query("select pg_walfile_name(pg_backup_start('backup', fast => true)) as wal");
  return startSchema.parse(started.rows)[0].wal;
}

const startSchema = z.tuple([z.object({ wal: z.string() })]);
const stopSchema = z.tuple([z.object({ label: z.string(), wal: z.string() })]);

/** What belongs to the running process, or is made anew when the copy is opened. Changes in `pg_wal` are copied at the end. */
function isCopied(name: string): boolean {
  return !/^(?:postmaster\.(?:pid|opts)$|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/)|pgsql_tmp|pg_internal\.init/.test(
    name.replaceAll('\\', '/'),
  );
}

function throwUnlessDeleted(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** Copies a file to the disk itself and answers its size. */
async function copySynced(from: string, to: string): Promise<number> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  const file = await open(to, 'r+');
  try {
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
