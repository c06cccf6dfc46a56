import { join } from 'node:path';
import { storeSecret, prepareDataDir, readSecret } from '../../config/dataDir.ts';
import { StartError } from '../../config/StartError.ts';
import { removeHolder, writeAddress, writeHolder, PASSWORD_FILE, urlOf } from './address.ts';
import { anotherFolder, checkCluster, isFilled, makeCluster } from './cluster.ts';
import type { Ownership } from './ownership.ts';
import { endOrphan, takeOwnership } from './ownership.ts';
import type { ClusterLocation } from './ClusterLocation.ts';
import { chooseLocation } from './chooseLocation.ts';
import type { Postmaster } from './postmaster.ts';
import { findPostmaster, freePort, startPostmaster } from './postmaster.ts';
import { endPostgres } from './processes.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedPostgresOptions {
  /** An absolute path. The database is in its folder `postgres`. */
  readonly dataDir: string;
  /** Hears each step and each accident as a sentence. */
  readonly log: (sentence: string) => void;
  /** Called once, when the database has ended and could not be brought back. */
  readonly onLost: (error: Error) => void;
  /** False lets tests skip the waits for the disk. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Stays the same as long as this server runs, also over a restart of the database. */
  readonly connectionString: string;
  /** Notes where the server can be reached, so that a second one can say it. */
  announce(url: string): Promise<void>;
  /** Stops the database and gives the data folder free. Close the pools first: their connections are cut. */
  stop(): Promise<void>;
}

interface Started {
  readonly postmaster: Postmaster;
  readonly port: number;
}

/**
 * Starts a PostgreSQL of our own in the data folder, making the cluster at the first start, and keeps it running until `stop`.
 * A PostgreSQL left behind by a killed server is stopped first. Refuses, with a `StartError`: a folder that cannot be used, a cluster
 * that is damaged or of another version, and a folder that a live server holds.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, onLost, durable = true } = options;
  await prepareDataDir(dataDir);
  const place = await chooseLocation(dataDir, durable, log);
  const password = await openCluster(place, log);
  const { postmaster, port } = await startAnywhere(place, password, log);
  let ownership = await ownOrStop(place, postmaster, port, password);
  await writeHolder(dataDir);
  await writeAddress(dataDir, port, place.cluster);
  const supervision = supervise(postmaster, {
    log,
    onLost,
    async restart() {
      const next = await startPostmaster(place, port);
      ownership = await ownOrStop(place, next, port, password);
      return next;
    },
  });
  return {
    connectionString: urlOf(port, password),
    announce: (url) => writeHolder(dataDir, url),
    async stop() {
      const running = await supervision.end();
      await removeHolder(dataDir);
      await ownership.release();
      if (running !== undefined) await endPostgres(running.pid);
    },
  };
}

/** The cluster's password; the cluster is made at the first start. */
async function openCluster(place: ClusterLocation, log: (sentence: string) => void): Promise<string> {
  const isNew = !(await isFilled(place.cluster));
  if (!isNew) await checkCluster(place);
  const passwordFile = join(place.dataDir, PASSWORD_FILE);
  if (!isNew && (await readSecret(passwordFile)) === undefined) {
    throw new StartError(`${place.cluster} cannot be opened: its password is missing from ${passwordFile}. ${anotherFolder}`);
  }
  const password = await storeSecret(place.dataDir, PASSWORD_FILE);
  if (isNew) {
    log(`Making a database in ${place.cluster}.`);
    await makeCluster(place, password);
  }
  return password;
}

/** Starts on a free port, when nobody else runs on the cluster. Tried again if in between the port was taken or another server came. */
async function startAnywhere(
  place: ClusterLocation,
  password: string,
  log: (sentence: string) => void,
  attempts = 3,
): Promise<Started> {
  await endOrphan(place, password, log);
  const port = await freePort();
  try {
    return { postmaster: await startPostmaster(place, port), port };
  } catch (error) {
    const isPortTaken = error instanceof StartError && error.message.includes('TCP/IP socket');
    const isRaced = isPortTaken || (await findPostmaster(place.cluster)) !== undefined;
    if (!isRaced || attempts === 1) throw error;
    return startAnywhere(place, password, log, attempts - 1);
  }
}

async function ownOrStop(place: ClusterLocation, postmaster: Postmaster, port: number, password: string): Promise<Ownership> {
  try {
    return await takeOwnership(place, port, password);
  } catch (error) {
    await endPostgres(postmaster.pid);
    throw error;
  }
}
