import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { editions } from '@rugby/domain/editions';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildServer } from '../../buildServer.ts';
import { readConfig } from '../../config/config.ts';
import { openDatabase, openReplicas } from '../../db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../db/embedded/startEmbeddedPostgres.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import type { Database } from '../../db/tables.ts';
import { changeSeason } from '../../publish/changeSeason.ts';
import { startRound } from '../../season/rounds/startRound.ts';
import { fullSelection } from '../../testing/aLineup.ts';
import { aSeason, playerAt } from '../../testing/aSeason.ts';
import { type SignedInUser, signInUser } from '../../testing/signInUser.ts';
import { type Replica, startReplica } from '../../testing/startReplica.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 30_000 });

interface Process {
  readonly app: FastifyInstance;
  readonly close: () => Promise<unknown>;
}

let parent = '';
let postgres: EmbeddedPostgres;
let replica: Replica;
let db: Kysely<Database>;
let user: SignedInUser;
/** Two processes of the game with replicas, one for changes and one for reads, and one without replicas. */
let writer: Process;
let reader: Process;
let alone: Process;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'replica-reads-'));
  // PostgreSQL may run with an account of its own.
  await chmod(parent, 0o711);
  const dataDir = join(parent, 'leader');
  postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined, onLost: () => undefined });
  db = openDatabase(postgres.connectionString);
  await migrateToLatest(db);
  await aSeason(db);
  await changeSeason(db, editions.srp, () => Promise.resolve());
  user = await signInUser(db);
  replica = await startReplica(postgres, dataDir, parent);
  [writer, reader, alone] = [await startProcess(), await startProcess(), await startProcess({ hasReplicas: false })];
});
afterEach(async () => {
  await replica.resumeReplay().catch(() => replica.start());
  while ((await outcomesOf(() => read()))['replica'] === undefined) await sleep(100);
});
afterAll(async () => {
  for (const process of [writer, reader, alone]) await process.close();
  await db.destroy();
  await replica.stop();
  await postgres.stop();
  await rm(parent, { recursive: true, force: true });
});

test('a read on a replica shows the user’s change that another process acknowledged just before', async () => {
  const outcomes = await outcomesOf(async () => {
    for (let change = 0; change < 60; change += 1) {
      const captainId = await changeCaptain(change);
      expect(await read()).toEqual([200, captainId]);
    }
  });
  expect(outcomes['replica']).toBeGreaterThan(0);
});

test('while a replica is behind, the leader answers', async () => {
  await replica.pauseReplay();
  const captainId = await changeCaptain(1);
  const outcomes = await outcomesOf(async () => {
    for (let repeat = 0; repeat < 5; repeat += 1) expect(await read()).toEqual([200, captainId]);
  });
  expect(outcomes).toMatchObject({ behind: expect.any(Number) });
  expect(outcomes['replica']).toBeUndefined();
});

test('while no replica answers, the leader answers, and replicas are asked again when they are back', async () => {
  await replica.stop();
  const captainId = await changeCaptain(2);
  const outcomes = await outcomesOf(async () => {
    for (let repeat = 0; repeat < 10; repeat += 1) expect(await read()).toEqual([200, captainId]);
  });
  expect(outcomes).toMatchObject({ failed: expect.any(Number), paused: expect.any(Number) });
  expect(outcomes['replica']).toBeUndefined();
});

test('a replica that hangs fails no read', async () => {
  const proceed = await replica.hang();
  const captainId = await changeCaptain(3);
  try {
    expect(await Promise.all([read(), read(), read()])).toEqual([captainId, captainId, captainId].map((id) => [200, id]));
    expect((await outcomesOf(async () => expect(await read()).toEqual([200, captainId])))['replica']).toBeUndefined();
  } finally {
    proceed();
  }
  await sleep(1000);
});

test('boards, ladders, teams of others, shared teams and published files are read on a replica, and answer what the leader answers', async () => {
  const league = (await post('league', { name: 'Thursday Night Tackles', startId: 1, privacy: 'private' })).json().success.league;
  await post('team/update', fullSelection);
  await changeSeason(db, editions.srp, (tx) => startRound(tx, editions.srp, 1, { mayMoveClock: true }));
  const { code } = (await post('team/link', { roundId: 1 })).json().success;
  const calls = [
    'ranking?statistic=overallPoints&page=1',
    `ranking/league/${league.id}`,
    'league/show-for-join',
    `league/${league.id}`,
    `league/${league.id}/head-to-head`,
    `league/${league.id}/cup`,
    `team/get-by-user/${user.id}`,
    `team-history/get-by-round-and-user/1/${user.id}`,
    `team/by-link/${code}`,
  ].map((path) => `/api/en/fantasy/${path}`);
  const outcomes = await outcomesOf(async () => {
    for (const url of [...calls, '/json/squads.json']) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.body]).toEqual([
        url,
        200,
        (await alone.app.inject({ url, headers: user.headers })).body,
      ]);
    }
  });
  // On a busy machine the replica may be behind for a moment.
  expect(Object.keys(outcomes)).not.toEqual(expect.arrayContaining(['failed']));
  expect(Object.values(outcomes).reduce((sum, count) => sum + count)).toBe(calls.length + 1);
});

test('on a database that no longer leads, a change is 503 with Retry-After, and so is the repeat of one that the leader had made', async () => {
  const demoted = await startProcess({ hasReplicas: false, leader: replica.connectionString });
  const save = ({ app }: Process, key: string) =>
    app.inject({
      method: 'POST',
      url: '/api/en/fantasy/team/update',
      headers: { ...user.headers, 'idempotency-key': key },
      payload: fullSelection,
    });
  const key = randomUUID();
  expect((await save(writer, key)).statusCode).toBe(200);
  // Until the replica has the answer of the leader.
  while ((await outcomesOf(() => read()))['replica'] === undefined) await sleep(100);
  const answers = await Promise.all([save(demoted, randomUUID()), save(demoted, key)]);
  await demoted.close();
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
    [503, '1'],
    [503, '1'],
  ]);
});

async function startProcess({ hasReplicas = true, leader = postgres.connectionString } = {}): Promise<Process> {
  const own = openDatabase(leader);
  const replicas = hasReplicas ? openReplicas(replica.connectionString, 5) : undefined;
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' });
  const app = await buildServer({ config, db: own, listenTo: postgres.connectionString, ...(replicas && { replicas }) });
  return { app, close: () => app.close().then(() => Promise.all([own.destroy(), replicas?.destroy()])) };
}

/** Saves the team with another captain for each number, and returns who it is. */
async function changeCaptain(number: number): Promise<number> {
  const captainId = [fullSelection.captainId, playerAt('hooker', 3)][number % 2] ?? 0;
  expect((await post('team/update', { ...fullSelection, captainId })).statusCode).toBe(200);
  return captainId;
}

function post(path: string, payload: object) {
  return writer.app.inject({ method: 'POST', url: `/api/en/fantasy/${path}`, headers: user.headers, payload });
}

/** The status and the captain of the user's team, as other users read it. */
async function read(): Promise<readonly [number, number]> {
  const answer = await get(`/api/en/fantasy/team/get-by-user/${user.id}`);
  return [answer.statusCode, answer.json().success?.team?.captainId];
}

function get(url: string) {
  return reader.app.inject({ url, headers: user.headers });
}

/** How the reads that `work` makes were answered, as the metrics of the process say. */
async function outcomesOf(work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  const before = await outcomes();
  await work();
  const after = await outcomes();
  return Object.fromEntries(
    Object.entries(after).flatMap(([outcome, count]) => {
      const more = count - (before[outcome] ?? 0);
      return more === 0 ? [] : [[outcome, more]];
    }),
  );
}

async function outcomes(): Promise<Readonly<Record<string, number>>> {
  const { body } = await get('/metrics');
  return Object.fromEntries(
    [...body.matchAll(/^replica_reads_total\{outcome="(\w+)"\} (\d+)$/gm)].map(([, name, count]) => [name, Number(count)]),
  );
}
