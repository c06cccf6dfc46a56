import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountsHere, type OwnerProcess, startOwner } from '../../testing/ownerProcess.ts';
import { connectionStringOf, readAddress } from './address.ts';
import { findPostmaster } from './postmaster.ts';
import { endPostgres } from './processes.ts';
import { startEmbeddedPostgres } from './startEmbeddedPostgres.ts';

let parent = '';
let dataDir = '';
let owners: OwnerProcess[] = [];
const log = vi.fn<(sentence: string) => void>();
const onLost = vi.fn<(error: Error) => void>();

beforeEach(async () => {
  vi.clearAllMocks();
  owners = [];
  parent = await mkdtemp(join(tmpdir(), 'embedded-'));
  dataDir = join(parent, 'data with spaces');
});

afterEach(async () => {
  for (const owner of owners) await owner.end('SIGTERM');
  const cluster = (await readAddress(dataDir))?.cluster ?? join(dataDir, 'postgres');
  const left = await findPostmaster(cluster);
  if (left !== undefined) await endPostgres(left.pid);
  if (!cluster.startsWith(dataDir)) await rm(dirname(cluster), { recursive: true, force: true });
  await rm(parent, { recursive: true, force: true });
});

describe.each(accountsHere)('with PostgreSQL under the account "%s", in a folder of mode 700', (account) => {
  test('the data survives a restart, and no file with a secret is readable by others', async () => {
    const first = await owner(account);
    expect(first.said).toContain('Creating a database in ');
    expect(first.held?.uid === 0).toBe(account !== 'own');
    await ask(first, 'create table saved as select 15 as players');
    await first.end('SIGTERM');
    expect(await connectionStringOf(dataDir)).toBeUndefined();

    const second = await owner(account);
    expect(second.said).not.toContain('Making');
    expect(await ask(second, 'select players from saved')).toEqual([{ players: 15 }]);
    expect(await connectionStringOf(dataDir)).toBe(second.held?.connectionString);
    for (const name of ['postgres.password', 'game.password', 'postgres.json'])
      expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
  });

  test('after a kill -9 of the server the next start takes over its database', async () => {
    const killed = await owner(account);
    await ask(killed, 'create table saved as select 15 as players');
    await killed.end('SIGKILL');
    expect(await ask(killed, 'select players from saved')).toEqual([{ players: 15 }]);

    const next = await owner(account);
    expect(next.said).toContain('The last server did not stop properly; its database is taken over.');
    expect(await ask(next, 'select players from saved')).toEqual([{ players: 15 }]);
  });
});

test('the database is PostgreSQL 18 in UTF-8, syncs to the disk, and listens on 127.0.0.1 only', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log, onLost });
  const [settings] = await query(
    postgres.superuserUrl,
    `select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
            current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
            current_setting('unix_socket_directories') as sockets, current_setting('TimeZone') as zone`,
  );
  expect(settings).toEqual({ major: 18, encoding: 'UTF8', fsync: 'on', addresses: '127.0.0.1', sockets: '', zone: 'UTC' });
  await postgres.stop();
});

test('after a kill -9 PostgreSQL restarts at the same address, with all committed data', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log, onLost });
  await query(postgres.connectionString, 'create table saved as select 15 as players');
  for (let time = 0; time < 3; time += 1) {
    const running = await findPostmaster(join(dataDir, 'postgres'));
    process.kill(running?.pid ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1 + 2 * (time + 1)), 60_000);
    expect(await query(postgres.connectionString, 'select players from saved')).toEqual([{ players: 15 }]);
  }
  expect(log.mock.calls.flat().slice(1, 3)).toEqual([
    'PostgreSQL ended unexpectedly (SIGKILL); it is being restarted.',
    'PostgreSQL is running again.',
  ]);
  expect((await owner()).said).toContain(
    `The data folder ${dataDir} is in use by the server with process number ${process.pid}.`,
  );
  await postgres.stop();
  expect(onLost).not.toHaveBeenCalled();
});

test('a second server is refused with the folder, process and address of the first, which keeps running', async () => {
  const first = await owner();
  const url = ', which serves http://localhost:1234';
  await expect(startEmbeddedPostgres({ dataDir, log, onLost })).rejects.toThrow(
    `The data folder ${dataDir} is in use by the server with process number ${first.child.pid}${url}. ` +
      'Stop it, or choose another folder with DATA_DIR=/some/folder npm start.',
  );
  expect(await ask(first, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two servers that start at once on a new folder exactly one gets it', async () => {
  await Promise.all([owner(), owner()]);
  expect(owners.filter(({ held }) => held !== undefined)).toHaveLength(1);
});

test('stopping twice or while PostgreSQL is down causes no error', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log, onLost });
  process.kill((await findPostmaster(join(dataDir, 'postgres')))?.pid ?? 0, 'SIGKILL');
  await Promise.all([postgres.stop(), postgres.stop()]);
  await sleep(300);
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
  expect(onLost).not.toHaveBeenCalled();
});

test('the output of PostgreSQL is stored in the data folder', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log, onLost });
  await postgres.stop();
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
});

test('the output of PostgreSQL holds no value of a row', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log, onLost });
  await query(postgres.connectionString, "create table saved as select 'mere@example.org' as email");
  await query(postgres.connectionString, 'alter table saved add unique (email)');
  await expect(query(postgres.connectionString, 'insert into saved select * from saved')).rejects.toThrow('duplicate key');
  await postgres.stop();
  const output = await readFile(join(dataDir, 'postgres.log'), 'utf8');
  expect(output).toContain('duplicate key');
  expect(output).not.toContain('mere@example.org');
});

async function owner(account?: Parameters<typeof startOwner>[1]): Promise<OwnerProcess> {
  const process = await startOwner(dataDir, account);
  owners.push(process);
  return process;
}

async function ask({ held }: OwnerProcess, sql: string): Promise<readonly unknown[]> {
  return query(held?.connectionString ?? 'postgresql://nobody.invalid', sql);
}

async function query(connectionString: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}
