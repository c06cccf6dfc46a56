import { once } from 'node:events';
import { chown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf, StartError } from '../../config/StartError.ts';
import { ownerOnDisk, spawnAs } from './account.ts';
import { SUPERUSER } from './address.ts';
import type { ClusterLocation } from './ClusterLocation.ts';
import { isAlive } from './processes.ts';

/** The major version of the packed PostgreSQL, as written in its clusters. */
const MAJOR = '18';

/**
 * Creates the cluster if it does not exist. It is created as a draft and renamed when complete; an interrupted start leaves only
 * a draft, which the next start deletes. When two processes create it at once, the first one wins.
 */
export async function makeCluster(place: ClusterLocation, password: string): Promise<void> {
  const draft = `${place.cluster}.new-${process.pid}`;
  const passwordFile = `${draft}.password`;
  await clearDrafts(place.cluster);
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    await changeOwner(place, [draft, passwordFile]);
    await initialise(place, draft, passwordFile);
    await rename(draft, place.cluster).catch(throwUnlessMade);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Throws a `StartError` for a folder that is not a database or has another major version; then makes PostgreSQL's account the
 * owner.
 */
export async function checkCluster(place: ClusterLocation): Promise<void> {
  const { cluster } = place;
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) {
    throw new StartError(`${cluster} is damaged or is not a PostgreSQL database: PG_VERSION is missing. ${anotherFolder}`);
  }
  if (version.trim() !== MAJOR) {
    const found = JSON.stringify(version.trim().slice(0, 20));
    throw new StartError(
      `${cluster} was created by PostgreSQL ${found}; this program uses ${MAJOR} and cannot open it. ${anotherFolder}`,
    );
  }
  const owner = ownerOnDisk(place.account);
  if (owner !== undefined && (await stat(cluster)).uid !== owner) {
    const inside = await readdir(cluster, { recursive: true });
    await changeOwner(place, [cluster, ...inside.map((name) => join(cluster, name))]);
  }
}

/** Returns whether the folder exists and is not empty. */
export async function isFilled(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length > 0;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw new StartError(`The database folder ${folder} cannot be read (${codeOf(error) ?? 'unknown'}). ${anotherFolder}`, {
      cause: error,
    });
  }
}

/** Returns the last error message in PostgreSQL's output, without its timestamp. */
export function lastErrorIn(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => /\b(?:FATAL|PANIC|error|postgres):/.test(line));
  return lines.at(-1)?.replace(/^.*?\b(?:FATAL|PANIC|error|postgres):\s*/, '');
}

export const anotherFolder = 'Restore it, or choose another with DATA_DIR=/some/folder npm start.';

async function initialise(place: ClusterLocation, folder: string, passwordFile: string): Promise<void> {
  const access = ['-D', folder, '-U', SUPERUSER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const text = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const args = [...access, ...text, ...(place.durable ? [] : ['--no-sync'])];
  const initdb = spawnAs(place.account, join(place.native, 'bin', 'initdb'), args, ['ignore', 'ignore', 'pipe']);
  let said = '';
  initdb.stderr?.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(initdb, 'close');
  if (code !== 0) {
    throw new StartError(
      `PostgreSQL could not create a database in ${place.cluster}: ${lastErrorIn(said) ?? `initdb ended with ${code}`}.`,
    );
  }
}

async function clearDrafts(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of await readdir(dirname(cluster))) {
    const isLeft = name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10));
    if (isLeft) await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}

async function changeOwner(place: ClusterLocation, paths: readonly string[]): Promise<void> {
  const owner = ownerOnDisk(place.account);
  if (owner !== undefined) for (const path of paths) await chown(path, owner, owner);
}

function throwUnlessMade(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
