import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, StartError } from '../config/StartError.ts';
import { passwordFiles, SUPERUSER } from '../db/embedded/address.ts';
import { type BackupNote, CLUSTER_FOLDER, LABEL_FILE } from './takeBackup.ts';

/**
 * Refuses a backup that has lost files, or parts of them, since it was taken: a copy to another disk that broke off. Without its label PostgreSQL
 * would even open it, from a moment at which its files do not agree.
 */
export async function assertWholeBackup(from: string, { bytes }: BackupNote): Promise<void> {
  const label = join(CLUSTER_FOLDER, LABEL_FILE);
  for (const name of [label, passwordFiles[SUPERUSER]])
    if ((await bytesOf(join(from, name))) === 0) throw notWhole(from, `${name} is missing`);
  const found = (await bytesIn(join(from, CLUSTER_FOLDER))) - (await bytesOf(join(from, label)));
  if (found < bytes) throw notWhole(from, `${bytes - found} of ${bytes} bytes are missing`);
}

function notWhole(from: string, reason: string): StartError {
  return new StartError(`The backup in ${from} is not whole: ${reason}. Restore another one.`);
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) if (entry.isFile()) bytes += await bytesOf(join(entry.parentPath, entry.name));
  return bytes;
}

async function bytesOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    (error: unknown) => {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return 0;
      throw error;
    },
  );
}
