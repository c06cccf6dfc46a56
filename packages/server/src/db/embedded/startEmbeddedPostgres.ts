import { join } from 'node:path';
import { storeSecret, prepareDataDir, readSecret } from '../../config/dataDir.ts';
import { StartError } from '../../config/StartError.ts';
import { GAME_USER, passwordFiles, removeHolder, SUPERUSER, urlOf, writeAddress, writeHolder } from './address.ts';
import { anotherFolder, checkCluster, isFilled, makeCluster } from './cluster.ts';
import { type Ownership, endOrphan, takeOwnership } from './ownership.ts';
import type { ClusterLocation } from './ClusterLocation.ts';
import { prepareGameRole } from './gameRole.ts';
import { chooseLocation } from './chooseLocation.ts';
import { type Postmaster, findPostmaster, freePort, startPostmaster } from './postmaster.ts';
import { endPostgres } from './processes.ts';
import { supervise } from './supervise.ts';

export interface EmbeddedPostgresOptions {
  /** Absolute path. The database is in its folder `postgres`. */
  readonly dataDir: string;
  /** Called with a sentence for each step and each failure. */
  readonly log: (sentence: string) => void;
  /** Called once, when the database has ended and could not be restarted. */
  readonly onLost: (error: Error) => void;
  /** False in tests: writes do not wait for the disk. */
  readonly durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Of the role of the game. Does not change while this server runs, even when the database restarts. */
  readonly connectionString: string;
  /** Of the owner of the cluster, for what the game may not do. */
  readonly superuserUrl: string;
  /** Stores the URL of the server, for the message to a second server. */
  announce(url: string): Promise<void>;
  /** Stops the database and releases the data folder. Close the pools first: their connections are cut. */
  stop(): Promise<void>;
}

interface Started {
  readonly postmaster: Postmaster;
  readonly port: number;
}

/**
 * Starts an embedded PostgreSQL in the data folder, creates the cluster at the first start, and keeps it running until `stop`. A
 * PostgreSQL that a killed server left behind is stopped first. Throws a `StartError` for a folder that cannot be used, a cluster
 * that is damaged or has another version, and a folder that a running server holds.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, onLost, durable = true } = options;
  await prepareDataDir(dataDir);
  const place = await chooseLocation(dataDir, durable, log);
  const password = await openCluster(place, log);
  const { postmaster, port } = await startAnywhere(place, password, log);
  let ownership = await ownOrStop(place, postmaster, port, password);
  const superuserUrl = urlOf(port, SUPERUSER, password);
  const gamePassword = await storeSecret(dataDir, passwordFiles[GAME_USER]);
  try {
    await prepareGameRole(superuserUrl, gamePassword);
  } catch (error) {
    await endPostgres(postmaster.pid);
    throw error;
  }
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
    connectionString: urlOf(port, GAME_USER, gamePassword),
    superuserUrl,
    announce: (url) => writeHolder(dataDir, url),
    async stop() {
      const running = await supervision.end();
      await removeHolder(dataDir);
      await ownership.release();
      if (running !== undefined) await endPostgres(running.pid);
    },
  };
}

/** Returns the password of the cluster. Creates the cluster at the first start. */
async function openCluster(place: ClusterLocation, log: (sentence: string) => void): Promise<string> {
  const isNew = !(await isFilled(place.cluster));
  if (!isNew) await checkCluster(place);
  const passwordFile = join(place.dataDir, passwordFiles[SUPERUSER]);
  if (!isNew && (await readSecret(passwordFile)) === undefined) {
    throw new StartError(`${place.cluster} cannot be opened: its password is missing from ${passwordFile}. ${anotherFolder}`);
  }
  const password = await storeSecret(place.dataDir, passwordFiles[SUPERUSER]);
  if (isNew) {
    log(`Creating a database in ${place.cluster}.`);
    await makeCluster(place, password);
  }
  return password;
}

/**
 * Starts on a free port when no PostgreSQL runs on the cluster. Retries when the port was taken meanwhile or another server
 * started.
 */
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
