import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { uniq } from 'es-toolkit';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectionStringOf } from '../db/embedded/address.ts';
import { freePort } from '../db/embedded/postmaster.ts';
import { patience } from '../testing/patience.ts';

const main = fileURLToPath(import.meta.resolve('../main.ts'));
let dataDir = '';
let site = '';
let server: ChildProcess;
let said = '';
let sql: Client;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'workers-'));
  const env = { PATH: process.env['PATH'], PORT: String(await freePort()), DATA_DIR: dataDir, PRACTICE: '0' };
  server = spawn(process.execPath, [main, '--workers', '2'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  server.stdout?.on('data', (text) => (said += String(text)));
  server.stderr?.on('data', (text) => (said += String(text)));
  site = await vi.waitUntil(() => /^Ready: (\S+)$/m.exec(said)?.[1], patience);
  sql = new Client({ connectionString: await connectionStringOf(dataDir) });
  await sql.connect();
});

afterAll(async () => {
  await sql.end();
  if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit');
  await rm(dataDir, { recursive: true, force: true });
});

test('two processes serve one port over one database, one of them leads, and each sentence is printed once', async () => {
  expect(await workers()).toHaveLength(2);
  expect(await statuses(20)).toEqual([200]);
  expect(await connectionsNamed('season listener')).toBe(2);
  expect(await leaders()).toBe(1);
  for (const sentence of said.trim().split('\n')) expect(said.split(`${sentence}\n`)).toHaveLength(2);
});

test('processes that are killed one after the other are replaced, and one of all leads again within five seconds', async () => {
  for (const pid of await workers()) {
    const others = (await workers()).filter((other) => other !== pid);
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await leaders()).toBe(1), { timeout: 5000, interval: 50 });
    await vi.waitFor(() => expect(said).toContain(`The process ${pid} ended (SIGKILL). Another one starts in `), patience);
    await vi.waitFor(async () => expect(await connectionsNamed('season listener')).toBe(2), patience);
    expect(await workers()).toEqual(expect.arrayContaining(others));
  }
  expect(await leaders()).toBe(1);
  expect(await statuses(20)).toEqual([200]);
});

test('SIGTERM ends all processes and the database with exit code 0', async () => {
  const pids = await workers();
  await sql.end();
  server.kill('SIGTERM');
  await once(server, 'exit');
  expect(server.exitCode).toBe(0);
  expect(await connectionStringOf(dataDir)).toBeUndefined();
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

/** The process ids of the processes that serve. */
async function workers(): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const lines = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return lines.filter(([, parent, , file]) => parent === String(server.pid) && file === main).map(([pid]) => Number(pid));
}

/** The different statuses of so many requests, each on a connection of its own. */
async function statuses(count: number): Promise<readonly number[]> {
  const all = [];
  for (let sent = 0; sent < count; sent += 1)
    all.push((await fetch(`${site}/json/rounds.json`, { headers: { connection: 'close' } })).status);
  return uniq(all);
}

async function connectionsNamed(name: string): Promise<number> {
  const { rows } = await sql.query(`select count(*)::int as count from pg_stat_activity where application_name = $1`, [name]);
  return rows[0].count;
}

/** How many processes hold the lock of the leader. */
async function leaders(): Promise<number> {
  const { rows } = await sql.query(
    `select count(*)::int as count from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and application_name = 'season leader'`,
  );
  return rows[0].count;
}
