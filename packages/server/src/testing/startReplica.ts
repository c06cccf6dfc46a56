import { appendFile, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import { spawnAs } from '../db/embedded/account.ts';
import { readAddress } from '../db/embedded/address.ts';
import { chooseLocation } from '../db/embedded/chooseLocation.ts';
import { checkCluster } from '../db/embedded/cluster.ts';
import { freePort } from '../db/embedded/postmaster.ts';
import { endPostgres } from '../db/embedded/processes.ts';
import type { EmbeddedPostgres } from '../db/embedded/startEmbeddedPostgres.ts';

/** A second PostgreSQL that streams every change from the first. */
export interface Replica {
  readonly connectionString: string;
  /** Stops to replay what it receives, as a replica does that cannot keep up. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  /** Stops all its processes without an end: connections stay open and nothing answers. Returns what lets them go on. */
  hang(): Promise<() => void>;
  stop(): Promise<void>;
  /** Starts it again after `stop`. */
  start(): Promise<void>;
}

/** Copies the database of `dataDir` into the folder `parent` and starts the copy as its replica. Other accounts must be able to enter `parent`. */
export async function startReplica(
  leader: Pick<EmbeddedPostgres, 'connectionString' | 'superuserUrl'>,
  dataDir: string,
  parent: string,
): Promise<Replica> {
  const [backup, own] = [join(parent, 'backup'), join(parent, 'replica')];
  const cluster = (await readAddress(dataDir))?.cluster ?? '';
  await takeBackup({ dataDir, connectionString: leader.superuserUrl, cluster }, backup);
  await restoreBackup(backup, own);
  const place = await chooseLocation(own, false, () => undefined);
  await writeFile(join(place.cluster, 'standby.signal'), '');
  await appendFile(join(place.cluster, 'postgresql.auto.conf'), `primary_conninfo = '${leader.superuserUrl}'\n`);
  await checkCluster(place);
  const port = await freePort();
  const connectionString = withPort(leader.connectionString, port);
  const superuserUrl = withPort(leader.superuserUrl, port);
  let postmaster = 0;

  async function start(): Promise<void> {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
    const args = ['-D', place.cluster, ...settings.flatMap((setting) => ['-c', setting])];
    postmaster = spawnAs(place.account, join(place.native, 'bin', 'postgres'), args, 'ignore').pid ?? 0;
    const deadline = Date.now() + 30_000;
    while (!(await answers(connectionString))) {
      if (Date.now() > deadline) throw new Error('The replica did not start.');
      await sleep(50);
    }
  }

  await start();
  return {
    connectionString,
    pauseReplay: () => run(superuserUrl, 'select pg_wal_replay_pause()'),
    resumeReplay: () => run(superuserUrl, 'select pg_wal_replay_resume()'),
    async hang() {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
      const pids = [postmaster, ...stdout.split('\n').map(Number)].filter((pid) => pid > 0);
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    stop: () => endPostgres(postmaster),
    start,
  };
}

function withPort(connectionString: string, port: number): string {
  const url = new URL(connectionString);
  url.port = String(port);
  return url.href;
}

async function answers(connectionString: string): Promise<boolean> {
  return run(connectionString, 'select 1').then(
    () => true,
    () => false,
  );
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
