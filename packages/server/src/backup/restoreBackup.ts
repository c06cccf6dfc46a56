import { appendFile, cp, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { prepareDataDir } from '../config/dataDir.ts';
import { codeOf, StartError } from '../config/StartError.ts';
import { passwordFiles, SUPERUSER } from '../db/embedded/address.ts';
import { chooseLocation } from '../db/embedded/chooseLocation.ts';
import { isFilled } from '../db/embedded/cluster.ts';
import { assertWholeBackup } from './assertWholeBackup.ts';
import { backupNote, type BackupNote, CLUSTER_FOLDER, NOTE_FILE } from './takeBackup.ts';

/** A backup that was restored. */
export interface RestoredBackup extends BackupNote {
  /** Whether its database archived its log: the restored one does not. */
  readonly wasArchiving: boolean;
}

/**
 * Puts a backup to where the next start with the data folder opens it. Refuses a data folder that has a database, also one that is stored elsewhere,
 * and a backup that has not come to its end or is not whole. An interrupted restore leaves no database behind. The restored database archives
 * nothing: its log would mix with that of the database from which the backup was taken. `log` gets what a start would say of the location.
 */
export async function restoreBackup(
  from: string,
  dataDir: string,
  log: (sentence: string) => void = () => undefined,
): Promise<RestoredBackup> {
  const note = await readNote(from);
  await assertWholeBackup(from, note);
  await prepareDataDir(dataDir);
  const { cluster } = await chooseLocation(dataDir, true, log);
  if (await isFilled(cluster))
    throw new StartError(
      `The data folder ${dataDir} holds a database${isInside(cluster, dataDir) ? '' : `, which is stored in ${cluster}`}. ` +
        'Choose another one with DATA_DIR=/some/folder, or move it away.',
    );
  const draft = `${cluster}.new-${process.pid}`;
  try {
    await cp(join(from, CLUSTER_FOLDER), draft, { recursive: true });
    const wasArchiving = await stopArchiving(draft);
    await cp(join(from, passwordFiles[SUPERUSER]), join(dataDir, passwordFiles[SUPERUSER]));
    await rename(draft, cluster);
    return { ...note, wasArchiving };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

function isInside(folder: string, parent: string): boolean {
  return !relative(parent, folder).startsWith('..');
}

/** Switches the archive of the log off where it is on, and returns whether it was. The last line of a setting counts. */
async function stopArchiving(cluster: string): Promise<boolean> {
  const own = join(cluster, 'postgresql.auto.conf');
  const files = [join(cluster, 'postgresql.conf'), own];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(emptyWhenMissing)));
  const modes = [...texts.join('\n').matchAll(/^\s*archive_mode\s*=?\s*'?(\w+)/gim)].map(([, mode = '']) => mode.toLowerCase());
  const mode = modes.at(-1) ?? 'off';
  if (['off', 'false', 'no', '0'].includes(mode)) return false;
  await appendFile(own, "\narchive_mode = 'off'\n");
  return true;
}

function emptyWhenMissing(error: unknown): string {
  if (codeOf(error) === 'ENOENT') return '';
  throw error;
}

async function readNote(from: string): Promise<BackupNote> {
  const file = join(from, NOTE_FILE);
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  const text = isFile ? await readFile(file, 'utf8') : 'null';
  const note = backupNote.safeParse(parseOrNull(text)).data;
  if (note === undefined) throw new StartError(`${from} holds no finished backup: ${NOTE_FILE} is missing or damaged.`);
  return note;
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
