import { existsSync } from 'node:fs';

/** The programs of the cluster, as Debian installs them, and the package of each. */
const programs = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/nginx': 'nginx',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/bin/openssl': 'openssl',
};

/** Throws with the command that installs what this machine lacks. */
export function requirePrograms(): void {
  const missing = Object.entries(programs).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (missing.length === 0) return;
  throw new Error(
    `The proof of the cluster needs programs of Debian 12 that are missing here: apt-get install ${missing.join(' ')}`,
  );
}
