import { createHash } from 'node:crypto';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../../config/StartError.ts';
import { chooseAccount, nobodyMayEnter } from './account.ts';
import { findBinaries } from './binaries.ts';
import { isFilled } from './cluster.ts';
import { readAddress } from './address.ts';
import type { ClusterLocation } from './ClusterLocation.ts';

/**
 * Returns the location for `dataDir`. Where root may not use namespaces, everything that `nobody` cannot enter is put beside the
 * data of the system.
 */
export async function chooseLocation(
  dataDir: string,
  durable: boolean,
  log: (sentence: string) => void,
): Promise<ClusterLocation> {
  const account = chooseAccount();
  const native = await findBinaries();
  const cluster = await knownCluster(dataDir);
  if (account !== 'nobody') return { dataDir, cluster, native, account, durable };
  return {
    dataDir,
    cluster: await enterableCluster(cluster, dataDir, log),
    native: await enterableNative(native, dataDir),
    account,
    durable,
  };
}

async function knownCluster(dataDir: string): Promise<string> {
  const usual = join(dataDir, 'postgres');
  if (await isFilled(usual)) return usual;
  const noted = (await readAddress(dataDir))?.cluster ?? usual;
  return (await isFilled(noted)) ? noted : usual;
}

async function enterableCluster(cluster: string, dataDir: string, log: (sentence: string) => void): Promise<string> {
  if (nobodyMayEnter(dirname(cluster))) return cluster;
  if (await isFilled(cluster)) {
    throw new StartError(
      `The database in ${cluster} cannot be opened: PostgreSQL does not run as root, this machine forbids user namespaces, and ` +
        `the user nobody may not enter ${dirname(cluster)}. Let others enter that folder (chmod o+x) or start as an ordinary user.`,
    );
  }
  const folder = await enterableFolder(dataDir);
  log(`PostgreSQL does not run as root and ${dataDir} is closed to others: its data is stored in ${folder}.`);
  return join(folder, 'postgres');
}

async function enterableNative(native: string, dataDir: string): Promise<string> {
  if (nobodyMayEnter(join(native, 'bin'))) return native;
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'));
  const copy = join(await enterableFolder(dataDir), `postgresql-${version}`);
  await cp(native, copy, { recursive: true, verbatimSymlinks: true, force: false });
  return copy;
}

/** Creates a folder that every user may enter and that survives a restart of the machine. */
async function enterableFolder(dataDir: string): Promise<string> {
  const name = `fantasy-rugby-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  for (const parent of ['/var/lib', tmpdir()]) {
    const folder = join(parent, name);
    const made = await mkdir(folder, { recursive: true, mode: 0o711 }).then(
      () => true,
      () => false,
    );
    if (made && nobodyMayEnter(folder)) return folder;
  }
  throw new StartError('PostgreSQL does not run as root and no folder that it may enter was found. Start as an ordinary user.');
}
