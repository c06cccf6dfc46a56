import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.ts';
import { chooseDatabase } from '../db/chooseDatabase.ts';
import { assertPortIsFree, siteOn } from '../http/listen.ts';
import type { RunningServer, StartDeps } from '../startServer.ts';
import { WorkerPool } from './WorkerPool.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The connections to the database of all processes on this machine, besides one that listens and one that leads in each. */
const CONNECTIONS = 80;

/** Starts one database and `count` processes that serve it on one port. */
export async function startWorkers(
  count: number,
  { config, say, onLost, stopping }: Omit<StartDeps, 'siteFolder'>,
): Promise<RunningServer> {
  await assertPortIsFree(config);
  const database = await chooseDatabase(config, say, onLost, stopping);
  cluster.setupPrimary({ exec: main, args: [] });
  const env = environmentOf(config, database.connectionString, count);
  const workers = new WorkerPool({ env, say, drainMs: config.drainSeconds * 1000 });
  const close = async () => {
    await workers.close();
    await database.stop();
  };
  try {
    const url = siteOn(config.host, await workers.start(count));
    await database.announce(url);
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What differs from the environment of this process: every worker uses the database that this process has started. */
function environmentOf(
  { practice, databaseConnections }: Config,
  connectionString: string,
  count: number,
): Readonly<Record<string, string>> {
  const connections = Math.min(databaseConnections, Math.floor(CONNECTIONS / count) - 2);
  return { DATABASE_URL: connectionString, DATABASE_CONNECTIONS: String(connections), PRACTICE: practice ? '1' : '0' };
}
