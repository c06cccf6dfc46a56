import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';

const NOBODY = 65_534;
const MAPPED = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const ENVIRONMENT = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/**
 * The account that runs PostgreSQL, which refuses to run as root: `own` (not root), `mapped` (root, mapped to nobody in a user
 * namespace, with access to root's folders), `nobody` (root without namespaces).
 */
export type SystemAccount = 'own' | 'mapped' | 'nobody';

/** Returns the account that works on this machine. */
export function chooseAccount(): SystemAccount {
  if (process.getuid?.() !== 0) return 'own';
  return spawnSync('unshare', [...MAPPED, 'true']).status === 0 ? 'mapped' : 'nobody';
}

/** Starts a program of PostgreSQL under the account, in its own process group, so that Ctrl-C reaches only the server. */
export function spawnAs(
  account: SystemAccount,
  program: string,
  args: readonly string[],
  stdio: SpawnOptions['stdio'],
): ChildProcess {
  const options: SpawnOptions = { cwd: '/', env: ENVIRONMENT, detached: true, stdio, windowsHide: true };
  if (account === 'mapped') return spawn('unshare', [...MAPPED, '--', program, ...args], options);
  return spawn(program, args, account === 'nobody' ? { ...options, uid: NOBODY, gid: NOBODY } : options);
}

/** Returns the user id that must own PostgreSQL's files on disk; undefined when it is the current user. */
export function ownerOnDisk(account: SystemAccount): number | undefined {
  return { own: undefined, mapped: 0, nobody: NOBODY }[account];
}

/** Returns whether the user `nobody` may enter the folder. */
export function nobodyMayEnter(folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid: NOBODY, gid: NOBODY }).status === 0;
}
