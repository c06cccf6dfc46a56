import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { editions } from '@rugby/domain/editions';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { changeSeason } from '../publish/changeSeason.ts';
import { storeDocuments } from '../publish/storeDocuments.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { aSeason } from '../testing/aSeason.ts';
import { type SignedInUser, signInUser } from '../testing/signInUser.ts';
import { chooseDatabase } from './chooseDatabase.ts';
import { openDatabase } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/startEmbeddedPostgres.ts';
import { type Lead, joinLeaderElection } from './joinLeaderElection.ts';
import { migrateToLatest } from './migrate.ts';
import type { Database } from './tables.ts';
import { patience } from '../testing/patience.ts';

const lock = [1, 2] as const;
let dataDir = '';
let postgres: EmbeddedPostgres;
let db: Kysely<Database>;
let app: FastifyInstance;
let user: SignedInUser;
let admin: Client;
const leads: Lead[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'leader-change-'));
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, onLost: () => undefined, durable: false });
  const { connectionString } = postgres;
  db = openDatabase(connectionString);
  await migrateToLatest(db);
  await aSeason(db);
  await changeSeason(db, editions.srp, () => Promise.resolve());
  user = await signInUser(db);
  app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db, listenTo: connectionString });
  admin = new Client({ connectionString: postgres.superuserUrl, application_name: 'admin' });
  await admin.connect();
});
afterEach(async () => {
  await Promise.all(leads.splice(0).map(({ stop }) => stop()));
  await setReadOnly('off');
});
afterAll(async () => {
  await app.close();
  await admin.end();
  await db.destroy();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('reads and saves find a new connection when all were cut, and answer as if nothing had happened', async () => {
  for (let round = 0; round < 5; round += 1) {
    await cutConnections();
    expect([await save(), await read(), await save({ 'idempotency-key': '' })]).toEqual([200, 200, 200]);
  }
});

test('a save on a leader that accepts no changes is 503 with Retry-After, and counts as soon as there is a leader', async () => {
  expect(await save()).toBe(200);
  const before = await pids();
  await setReadOnly('on');
  const answer = await app.inject({
    method: 'POST',
    url: '/api/en/fantasy/team/update',
    headers: user.headers,
    payload: fullSelection,
  });
  expect([answer.statusCode, answer.headers['retry-after'], await read()]).toEqual([503, '1', 200]);
  await setReadOnly('off');
  expect(await save()).toBe(200);
  expect((await pids()).filter((pid) => before.includes(pid))).toEqual([]);
});

test('a save is tried again while the leader changes', async () => {
  await setReadOnly('on');
  const saving = save();
  setTimeout(() => void setReadOnly('off'), 200);
  expect(await saving).toBe(200);
});

test('a published file that was read before is answered while the database does not answer', async () => {
  const status = async () => (await app.inject('/json/rounds.json')).statusCode;
  expect(await status()).toBe(200);
  await vi.waitFor(async () => expect(await listeners()).toBe(1), patience);
  const unlock = await lockDocuments();
  await admin.query(`select pg_notify('season', 'srp')`);
  await sleep(200);
  expect(await status()).toBe(200);
  await unlock();
});

test('a process answers the published files, the words and the countries for the first time while the database does not answer', async () => {
  const other = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db, listenTo: postgres.connectionString });
  const unlock = await lockDocuments();
  const files = ['/json/rounds.json', '/json/locale/en-US.json', '/json/countries.json'];
  const answers = await Promise.all(files.map((file) => other.inject(file)));
  await unlock();
  await other.close();
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('a published file that was removed is not answered again while the database does not answer, but its default is', async () => {
  const [removed, adverts] = ['/json/removed.json', '/json/ads.json'];
  const paths = [removed, adverts];
  const answers = () => Promise.all(paths.map(async (path) => (await app.inject(path)).body));
  await storeDocuments(db, new Map(paths.map((path) => [path, '["published"]'])), '/json/removed');
  await admin.query(`select pg_notify('season', 'srp')`);
  await vi.waitFor(async () => expect(await answers()).toEqual(['["published"]', '["published"]']), patience);
  await db.deleteFrom('documents').where('path', 'in', paths).execute();
  await admin.query(`select pg_notify('season', 'srp')`);
  await vi.waitFor(async () => expect(await answers()).toEqual([expect.stringContaining('not-found'), '[]']), patience);
  const unlock = await lockDocuments();
  const waiting = app.inject(removed);
  expect((await app.inject(adverts)).body).toBe('[]');
  await unlock();
  expect((await waiting).statusCode).toBe(404);
});

test('one of many processes leads, and another one within five seconds of a cut connection', async () => {
  const taken: number[] = [];
  for (let process = 0; process < 3; process += 1) {
    const lead = await joinLeaderElection({ connectionString: postgres.connectionString, lock, warn: () => undefined });
    lead.whenTaken(() => taken.push(process));
    leads.push(lead);
  }
  expect([held(), taken]).toEqual([[true, false, false], [0]]);
  await leads[0]?.stop();
  await vi.waitFor(() => expect(held().filter(Boolean)).toHaveLength(1), { timeout: 5000 });
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'season leader'`);
  await vi.waitFor(async () => expect(await leaders()).toBe(1), { timeout: 5000 });
  await vi.waitFor(() => expect(held().filter(Boolean)).toHaveLength(1), { timeout: 5000 });
});

test('a server that starts while the database accepts no changes says so once and waits', async () => {
  await setReadOnly('on');
  const said: string[] = [];
  const config = readConfig({ DATABASE_URL: postgres.connectionString });
  const starting = chooseDatabase(
    config,
    (sentence) => said.push(sentence),
    () => undefined,
    new AbortController().signal,
  );
  await vi.waitFor(() =>
    expect(said).toEqual([expect.stringMatching(/^Waiting for the database at 127\S+: it accepts no changes\.$/)]),
  );
  await setReadOnly('off');
  expect((await starting).connectionString).toBe(postgres.connectionString);
});

test('a change that has not reached the synchronous replica is not acknowledged to its repeat either', async () => {
  await admin.query('alter database postgres set synchronous_commit = on');
  await setStandby('a_replica_that_is_gone');
  await cutConnections();
  await sleep(300);
  const key = { 'idempotency-key': randomUUID() };
  const first = await save(key);
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`);
  await sleep(300);
  const repeat = await save(key);
  await setStandby('');
  expect([first, repeat]).toEqual([503, 409]);
  await vi.waitFor(async () => expect(await save(key)).toBe(200), patience);
});

async function save(headers: Readonly<Record<string, string>> = { 'idempotency-key': randomUUID() }): Promise<number> {
  const kept = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  const request = { method: 'POST', url: '/api/en/fantasy/team/update', payload: fullSelection } as const;
  return (await app.inject({ ...request, headers: { ...user.headers, ...kept } })).statusCode;
}

async function read(): Promise<number> {
  return (await app.inject({ url: '/api/en/fantasy/team/show-my', headers: user.headers })).statusCode;
}

/** Lets no process read the published files until the answer is called. */
async function lockDocuments(): Promise<() => Promise<void>> {
  const locker = new Client({ connectionString: postgres.connectionString, application_name: 'admin' });
  await locker.connect();
  await locker.query('begin; lock table documents in access exclusive mode');
  return () => locker.end();
}

function held(): readonly boolean[] {
  return leads.map(({ isHeld }) => isHeld());
}

async function setStandby(name: string): Promise<void> {
  await admin.query('set synchronous_commit = local');
  await admin.query(`alter system set synchronous_standby_names = '${name}'`);
  await admin.query('select pg_reload_conf()');
  await sleep(300);
}

async function setReadOnly(state: 'on' | 'off'): Promise<void> {
  await admin.query('set default_transaction_read_only = off');
  await admin.query(`alter system set default_transaction_read_only = ${state}`);
  await admin.query('select pg_reload_conf()');
  await vi.waitFor(async () => {
    const fresh = new Client({ connectionString: postgres.connectionString });
    await fresh.connect();
    const { rows } = await fresh.query('show default_transaction_read_only');
    await fresh.end();
    expect(rows).toEqual([{ default_transaction_read_only: state }]);
  }, patience);
}

async function cutConnections(): Promise<void> {
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name not in ('admin', 'owner') and backend_type = 'client backend'`,
  );
}

/** The connections of the pool. */
async function pids(): Promise<readonly number[]> {
  const { rows } = await admin.query(
    `select pid from pg_stat_activity where application_name = '' and backend_type = 'client backend'`,
  );
  return rows.map(({ pid }) => pid);
}

async function listeners(): Promise<number> {
  const { rows } = await admin.query(
    `select count(*)::int as count from pg_stat_activity where application_name = 'season listener' and state = 'idle'`,
  );
  return rows[0].count;
}

async function leaders(): Promise<number> {
  const { rows } = await admin.query(
    `select count(*)::int as count from pg_locks where locktype = 'advisory' and granted and classid = ${lock[0]} and objid = ${lock[1]}`,
  );
  return rows[0].count;
}
