import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

async function accessTo(dataDir: string): Promise<Readonly<Record<string, string>>> {
  const { host, port, user, database } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));
  const password = (await readFile(join(dataDir, 'postgres.password'), 'utf8')).trim();
  return { PGHOST: host, PGPORT: String(port), PGUSER: user, PGDATABASE: database, PGPASSWORD: password };
}
