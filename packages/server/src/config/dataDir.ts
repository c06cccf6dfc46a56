import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, reasonOf, StartError } from './StartError.ts';

const SECRET_LENGTH = 43;
const TO_WRITE_ONE_MS = 200;

/** Creates the data folder if it does not exist. Throws a `StartError` when the path is a file or the folder is not writable. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    await makeFolder(dataDir);
    await writeFile(probe, '');
  } catch (error) {
    throw new StartError(describeWriteError(dataDir, error), { cause: error });
  }
  await rm(probe, { force: true });
}

/**
 * Creates a folder and its parents. Node's own `recursive` option never returns where an existing folder reports `ENOENT`, as
 * `/proc` does.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (codeOf(error) !== 'ENOENT' || existsSync(dirname(folder))) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder);
  }
}

/**
 * Returns the secret in the file `name` of the data folder, and creates it (256 bits in 43 characters, mode 600) on the first
 * call. Two processes that call this at once get the same secret.
 */
export async function storeSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  const existing = await readSecret(file);
  if (existing !== undefined) return existing;
  const secret = randomBytes(32).toString('base64url');
  try {
    await writeFile(file, secret, { mode: 0o600, flag: 'wx', flush: true });
    return secret;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  await sleep(TO_WRITE_ONE_MS);
  const made = await readSecret(file);
  if (made !== undefined) return made;
  await rm(file, { force: true });
  return storeSecret(dataDir, name);
}

/** Returns the secret in `file`; undefined when the file does not exist or was written only in part. */
export async function readSecret(file: string): Promise<string | undefined> {
  try {
    const secret = await readFile(file, 'utf8');
    return secret.length < SECRET_LENGTH ? undefined : secret.trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new StartError(`${file} cannot be read (${codeOf(error) ?? reasonOf(error)}).`, { cause: error });
  }
}

function describeWriteError(dataDir: string, error: unknown): string {
  const code = codeOf(error) ?? reasonOf(error);
  const isFile = code === 'EEXIST' || code === 'ENOTDIR';
  const trouble = isFile ? 'is a file or is inside one, not a folder' : `cannot be written (${code})`;
  return `The data folder ${dataDir} ${trouble}. Choose another with DATA_DIR=/some/folder npm start.`;
}
