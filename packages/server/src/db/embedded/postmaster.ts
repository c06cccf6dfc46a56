import { once } from 'node:events';
import { open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../config/StartError.ts';
import { spawnAs } from './account.ts';
import { anotherFolder, lastErrorIn } from './cluster.ts';
import type { ClusterLocation } from './ClusterLocation.ts';
import { endPostgres, isPostgres } from './processes.ts';

const READY_WITHIN_MS = 60_000;
/** The state of a PostgreSQL that restores an archived log, which takes as long as the log is. */
const READING_ARCHIVE = 'standby';

/** A running PostgreSQL that accepts changes. */
export interface Postmaster {
  readonly pid: number;
  /** Resolves when the process has ended, with its exit code or signal. */
  readonly ended: Promise<string>;
}

/**
 * Starts PostgreSQL on 127.0.0.1 at `port` and waits until it accepts changes. Its output goes to `postgres.log` in the data
 * folder.
 */
export async function startPostmaster(place: ClusterLocation, port: number): Promise<Postmaster> {
  const logFile = join(place.dataDir, 'postgres.log');
  const log = await open(logFile, 'a', 0o600);
  const { size: logStart } = await log.stat();
  const child = spawnAs(place.account, join(place.native, 'bin', 'postgres'), settings(place, port), ['ignore', log.fd, log.fd]);
  await log.close();
  const fate: { end?: string } = {};
  const ended = once(child, 'exit').then(
    ([code, signal]) => (fate.end = typeof signal === 'string' ? signal : `exit code ${code}`),
    (error: unknown) => (fate.end = String(error)),
  );
  let deadline = Date.now() + READY_WITHIN_MS;
  while (fate.end === undefined && Date.now() < deadline) {
    const file = await readPidFile(place.cluster);
    if (file !== undefined && file.pid === child.pid) {
      if (file.state === 'ready') return { pid: file.pid, ended };
      if (file.state === READING_ARCHIVE) deadline = Date.now() + READY_WITHIN_MS;
    }
    await sleep(10);
  }
  if (child.pid !== undefined) await endPostgres(child.pid);
  const said = lastErrorIn((await readFile(logFile)).subarray(logStart).toString());
  throw new StartError(
    `PostgreSQL could not start on ${place.cluster}: ${said ?? fate.end ?? 'it was not ready within a minute'}. Its log is ${logFile}. ${anotherFolder}`,
  );
}

/**
 * Returns the PostgreSQL that already runs on the cluster. Deletes the pid file of one that has ended: another process may get
 * its process id.
 */
export async function findPostmaster(cluster: string): Promise<{ readonly pid: number; readonly port: number } | undefined> {
  const file = await readPidFile(cluster);
  if (file === undefined) return undefined;
  if (isPostgres(file.pid)) return file;
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  return undefined;
}

/** Returns a TCP port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server without a port');
  return address.port;
}

function settings({ cluster, durable }: ClusterLocation, port: number): readonly string[] {
  const listen = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const quiet = ['timezone=UTC', 'log_timezone=UTC', 'log_checkpoints=off', 'logging_collector=off'];
  // The details of an error hold values of rows: email addresses.
  const discreet = ['log_error_verbosity=terse'];
  const safety = durable ? ['fsync=on'] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  // Without it, a database that restores an archived log accepts connections before it accepts changes.
  const recovery = ['hot_standby=off'];
  return ['-D', cluster, ...[...listen, ...quiet, ...discreet, ...safety, ...recovery].flatMap((setting) => ['-c', setting])];
}

/** Lines of `postmaster.pid`: 1 the process, 4 the port, 8 the state. */
async function readPidFile(cluster: string): Promise<{ pid: number; port: number; state: string | undefined } | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), state: lines[7]?.trim() };
}
