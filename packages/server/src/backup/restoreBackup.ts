import { cp, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareDataDir } from '../config/dataDir.ts';
import { StartError } from '../config/StartError.ts';
import { passwordFiles, SUPERUSER } from '../db/embedded/address.ts';
import { isFilled } from '../db/embedded/cluster.ts';
import { assertWholeBackup } from './assertWholeBackup.ts';
import { backupNote, type BackupNote, CLUSTER_FOLDER, NOTE_FILE } from './takeBackup.ts';

/**
 * Puts a backup into a data folder, in which the next start opens it. Refuses a folder that holds a database, and a backup that has not come to
 * its end or is not whole. An interrupted restore leaves no database behind.
 */
export async function restoreBackup(from: string, dataDir: string): Promise<BackupNote> {
  const note = await readNote(from);
  await assertWholeBackup(from, note);
  await prepareDataDir(dataDir);
  const cluster = join(dataDir, CLUSTER_FOLDER);
  if (await isFilled(cluster))
    throw new StartError(
      `The data folder ${dataDir} holds a database. Choose another one with DATA_DIR=/some/folder, or move it away.`,
    );
  const draft = `${cluster}.new-${process.pid}`;
  try {
    await cp(join(from, CLUSTER_FOLDER), draft, { recursive: true });
    await cp(join(from, passwordFiles[SUPERUSER]), join(dataDir, passwordFiles[SUPERUSER]));
    await rename(draft, cluster);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return note;
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
