import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectionStringOf, SUPERUSER } from '../../packages/server/src/db/embedded/address.ts';
import { root } from '../checks/run.ts';

const run = promisify(execFile);

/** A transaction to compare others with: TPC-B, three updates, a look-up and an insert. */
export interface Floor {
  /** Who sends it. */
  readonly name: string;
  readonly perSecond: (seconds: number) => Promise<number>;
}

/**
 * Prepares TPC-B in the embedded database of a data folder. pgbench sends it where it is found; else our own driver does the same, which is
 * slower: then the floor is lower, and its name says so.
 */
export async function openFloor(dataDir: string, clients: number): Promise<Floor> {
  const env = { ...process.env, ...(await accessTo(dataDir)) };
  const hasPgbench = await run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
  const [tool, ...first] = hasPgbench ? ['pgbench'] : [process.execPath, join(root, 'packages/server/src/testing/tpcB.ts')];
  const send = async (args: readonly string[]) => (await run(tool ?? '', [...first, ...args], { env })).stdout;
  await send(['-i', '-q', '-s', String(clients)]);
  return {
    name: hasPgbench ? 'TPC-B by pgbench' : 'TPC-B by the pg driver',
    async perSecond(seconds) {
      const output = await send(['-n', '-c', String(clients), '-T', String(seconds)]);
      return Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
    },
  };
}

/** The superuser's: the game's own role makes no tables of other programs. */
async function accessTo(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const found = await connectionStringOf(dataDir, SUPERUSER);
  if (found === undefined) throw new Error(`No database runs in ${dataDir}.`);
  const { hostname, port, username, password, pathname } = new URL(found);
  const secret = decodeURIComponent(password);
  return { PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: pathname.slice(1), PGPASSWORD: secret };
}
