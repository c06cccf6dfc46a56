import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { codeOf, FolderInUseError, reasonOf, StartError } from '../../config/StartError.ts';
import { passwordFiles, readHolder, SUPERUSER, urlOf } from './address.ts';
import type { ClusterLocation } from './ClusterLocation.ts';
import { findPostmaster } from './postmaster.ts';
import { endPostgres } from './processes.ts';

const lockSchema = z.tuple([z.object({ isLocked: z.boolean() })]);
/** Any constant works that no other code uses for an advisory lock. */
const OWNER_LOCK = 7_305_615_201;
const WRONG_PASSWORD = '28P01';

/** The database session that holds the data folder. While it is open, no other server can take the folder. */
export interface Ownership {
  release(): Promise<void>;
}

/**
 * Takes the owner's lock in the database at `port`. Throws a `FolderInUseError` when a running server holds it or the database does not answer,
 * and a `StartError` when the stored password is wrong.
 */
export async function takeOwnership(place: ClusterLocation, port: number, password: string): Promise<Ownership> {
  const client = await connect(place, port, password);
  const { rows } = await client.query('select pg_try_advisory_lock($1) as "isLocked"', [OWNER_LOCK]);
  const ownership = { release: () => client.end().catch(() => undefined) };
  if (lockSchema.parse(rows)[0].isLocked) return ownership;
  await ownership.release();
  throw new FolderInUseError(await describeOwner(place.dataDir));
}

/** Stops a PostgreSQL whose server was killed. Throws a `FolderInUseError` when its server is running. */
export async function endOrphan(place: ClusterLocation, password: string, log: (sentence: string) => void): Promise<void> {
  const running = await findPostmaster(place.cluster);
  if (running === undefined) return;
  const ownership = await takeOwnership(place, running.port, password);
  log('The last server did not stop properly; its database is taken over.');
  await endPostgres(running.pid);
  await ownership.release();
}

/** Connects, and waits while the database starts. */
async function connect(place: ClusterLocation, port: number, password: string): Promise<Client> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const client = new Client({
      connectionString: urlOf(port, SUPERUSER, password),
      connectionTimeoutMillis: 2000,
      application_name: 'owner',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (codeOf(error) === WRONG_PASSWORD) {
        throw new StartError(
          `The password in ${place.dataDir}/${passwordFiles[SUPERUSER]} does not open the database. Restore the file.`,
        );
      }
      if (Date.now() > deadline) {
        throw new FolderInUseError(
          `The PostgreSQL that runs on ${place.cluster} does not answer (${reasonOf(error)}). Stop it and start again.`,
        );
      }
      await sleep(50);
    }
  }
}

async function describeOwner(dataDir: string): Promise<string> {
  const holder = await readHolder(dataDir);
  const who = holder === undefined ? 'another server' : `the server with process number ${holder.pid}`;
  const where = holder?.url === undefined ? '' : `, which serves ${holder.url}`;
  return `The data folder ${dataDir} is in use by ${who}${where}. Stop it, or choose another folder with DATA_DIR=/some/folder npm start.`;
}
