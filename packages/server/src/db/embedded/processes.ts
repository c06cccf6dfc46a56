import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../../config/StartError.ts';

/** Returns whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Returns whether the process is a PostgreSQL. Process ids are reused, in containers at once, and a process that has ended may
 * wait to be reaped.
 */
export function isPostgres(pid: number): boolean {
  return isAlive(pid) && commandLineOf(pid).includes('postgres');
}

/**
 * Stops a PostgreSQL: with a fast shutdown (open transactions are rolled back, all data is written), then an immediate one, then
 * SIGKILL.
 */
export async function endPostgres(pid: number): Promise<void> {
  const ways = [
    ['SIGINT', 5000],
    ['SIGQUIT', 2000],
    ['SIGKILL', 2000],
  ] as const;
  for (const [signal, patience] of ways) {
    if (!isPostgres(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline && isPostgres(pid)) await sleep(10);
  }
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}
