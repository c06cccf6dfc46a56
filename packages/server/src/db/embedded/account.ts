import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';

const NOBODY = 65_534;
const MAPPED = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/**
 * Under which account PostgreSQL runs, since it refuses to run as root:
 * `own` (not root), `mapped` (root, seen as nobody in a user namespace: enters what root may enter), `nobody` (root without namespaces).
 */
export type Account = 'own' | 'mapped' | 'nobody';

/** The account that works here. */
export function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return 'own';
  return spawnSync('unshare', [...MAPPED, 'true']).status === 0 ? 'mapped' : 'nobody';
}

/** Starts a program of PostgreSQL under the account, in a process group of its own, so that Ctrl-C reaches the server alone. */
export function spawnAs(account: Account, program: string, args: readonly string[], stdio: SpawnOptions['stdio']): ChildProcess {
  const options: SpawnOptions = { cwd: '/', env: ENVIRONMENT, detached: true, stdio, windowsHide: true };
  if (account === 'mapped') return spawn('unshare', [...MAPPED, '--', program, ...args], options);
  return spawn(program, args, account === 'nobody' ? { ...options, uid: NOBODY, gid: NOBODY } : options);
}

/** The user id that must own PostgreSQL's files on the disk; undefined when it is the one who makes them anyway. */
export function ownerOnDisk(account: Account): number | undefined {
  return { own: undefined, mapped: 0, nobody: NOBODY }[account];
}

/** Whether the account `nobody` may enter the folder. */
export function nobodyMayEnter(folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid: NOBODY, gid: NOBODY }).status === 0;
}
