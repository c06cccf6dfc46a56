import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playersFile } from '@rugby/domain/contract/players';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { countBy } from 'es-toolkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionStringOf } from './db/embedded/address.ts';
import { freePort } from './db/embedded/postmaster.ts';

const main = fileURLToPath(import.meta.resolve('./main.ts'));
let dataDir = '';
let started: ChildProcess[] = [];

beforeEach(async () => {
  started = [];
  dataDir = await mkdtemp(join(tmpdir(), 'main-'));
});

afterEach(async () => {
  for (const child of started) await ended(child, 'SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

test('a first start creates a season that plays; SIGTERM ends it with exit code 0 and stops the database', async () => {
  const { child, url, out } = await serve({ PRACTICE: '1' });
  const health = await fetch(`${url}/health`);
  expect(await health.json()).toEqual({ status: 'ok' });
  expect(out().split('\n').slice(0, 2)).toEqual([
    `Starting the database in ${dataDir}.`,
    `Creating a database in ${dataDir}/postgres.`,
  ]);
  const rounds = roundsFile.schema.parse(await (await fetch(`${url}/json/rounds.json`)).json());
  expect(countBy(rounds, ({ status }) => status)).toEqual({ complete: 6, scheduled: 13 });
  const players = playersFile.schema.parse(await (await fetch(`${url}/json/trc/players.json`)).json());
  expect(players).toHaveLength(160);
  expect(await ended(child, 'SIGTERM')).toBe(0);
  expect(await connectionStringOf(dataDir)).toBeUndefined();
  await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
});

test('a second start on the same data folder serves with the password of the first', async () => {
  await ended((await serve({ PRACTICE: '1' })).child, 'SIGTERM');
  const file = join(dataDir, 'postgres.password');
  const password = await readFile(file, 'utf8');
  const { url } = await serve({ PRACTICE: '1' });
  expect((await fetch(`${url}/health`)).status).toBe(200);
  expect(password).toHaveLength(43);
  expect(await readFile(file, 'utf8')).toBe(password);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('without practice no season is created, and the output names the command that imports one', async () => {
  const { url, out } = await serve();
  expect(out()).toContain('Import one with: npm run season -- import --edition srp --from DIR\n');
  expect(await (await fetch(`${url}/json/rounds.json`)).json()).toEqual([]);
});

test('a second start on the same data is refused with the address of the first', async () => {
  const { child, url } = await serve();
  const second = await run({});
  expect(second).toEqual({
    code: 1,
    err:
      `The data folder ${dataDir} is in use by the server with process number ${child.pid}, which serves ${url}. ` +
      'Stop it, or choose another folder with DATA_DIR=/some/folder npm start.\n',
  });
  expect((await fetch(`${url}/health`)).status).toBe(200);
});

test('a port in use ends the start with one sentence before seasons are created, and the database is stopped', async () => {
  const port = await freePort();
  const other = createServer().listen(port, 'localhost');
  await once(other, 'listening');
  const refused = launch({ PORT: String(port), PRACTICE: '1' });
  const [out, err] = await Promise.all([text(refused.stdout), text(refused.stderr), once(refused, 'exit')]);
  other.close();
  expect([refused.exitCode, err]).toEqual([
    1,
    `Port ${port} is already in use. Stop what uses it or choose another with PORT=3000 npm start.\n`,
  ]);
  expect(out).not.toContain('Creating a practice season');
  expect(await connectionStringOf(dataDir)).toBeUndefined();
});

test('an invalid configuration ends the start with a list of errors', async () => {
  const { code, err } = await run({ LOG_LEVEL: 'loud' });
  expect(code).toBe(1);
  expect(err).toBe(
    'The configuration in the environment is invalid, so nothing was started:\n' +
      '  LOG_LEVEL is "loud". Accepted: fatal, error, warn, info, debug, trace or silent.\n',
  );
});

test('an address in the configuration that is refused, and the examples of addresses, can be read', async () => {
  const { err } = await run({ MAIL_FROM: 'Game <game@fantasy.example>', SMTP_URL: 'mail' });
  expect(err).toContain('MAIL_FROM is "Game <game@fantasy.example>".');
  expect(err).toContain('Accepted: an address without a name, such as no-reply@fantasy.example.');
  expect(err).toContain('Accepted: smtp://user:password@host:587, or smtps://');
});

test('a database that does not answer ends the start with one sentence without its password', async () => {
  const port = await freePort();
  const { code, err } = await run({ DATABASE_URL: `postgres://user:hush@127.0.0.1:${port}/game` });
  expect(code).toBe(1);
  expect(err).toBe(`The database of DATABASE_URL at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.\n`);
});

test('SIGTERM shuts down in order when the terminal that showed the output is gone', async () => {
  const { child } = await serve();
  child.stdout?.destroy();
  expect(await ended(child, 'SIGTERM')).toBe(0);
  expect(await connectionStringOf(dataDir)).toBeUndefined();
});

test('SIGTERM during the start shuts down in order, without the steps that are left', async () => {
  const child = launch({});
  let out = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  await once(child.stdout, 'data');
  expect(await ended(child, 'SIGTERM')).toBe(0);
  expect(out).toMatch(/^Stopping\.$/m);
  expect(out).not.toContain('Ready');
  expect(await connectionStringOf(dataDir)).toBeUndefined();
});

function launch(environment: Readonly<Record<string, string>>) {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, PRACTICE: '0', ...environment };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

/** Starts the server and waits until it prints its URL. */
async function serve(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly child: ChildProcess; readonly url: string; readonly out: () => string }> {
  const child = launch(environment);
  let out = '';
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    out += String(chunk);
    const url = /^Ready: (\S+)$/m.exec(out)?.[1];
    if (url !== undefined) return { child, url, out: () => out };
  }
  throw new Error(`The server ended before it was ready. It said: ${out}`);
}

/** Starts the server when it is expected to refuse. */
async function run(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly err: string }> {
  const child = launch(environment);
  let err = '';
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  child.stdout.resume();
  await once(child, 'close');
  return { code: child.exitCode, err };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.stdout?.resume();
  child.kill(signal);
  await once(child, 'exit');
  return child.exitCode;
}
