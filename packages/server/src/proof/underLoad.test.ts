import { type AccountCall, callAccounts } from './callAccounts.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { connectionStringOf, readAddress } from '../db/embedded/address.ts';
import { findPostmaster } from '../db/embedded/postmaster.ts';
import type { SignedInUser } from '../testing/signInUser.ts';
import { requestUntilClosed, type SentRequest } from './requestUntilClosed.ts';
import { type GameProcess, storeSeasonWithUsers, startGame } from './gameProcess.ts';
import { floorsOf, growthPerMinute, memoryOf, type ServerMemory } from './memory.ts';
import { expectAppliedOnce, sendOrders, type Orders } from './orders.ts';
import { sized, recordProof } from './size.ts';

vi.setConfig({ testTimeout: 2_400_000 });

const USERS = 10;
const SAMPLES = 90;
const {
  steadyMs: STEADY_MS,
  mostGrowth: MOST_GROWTH,
  kills: KILLS,
  frozenMs: FROZEN_MS,
  answerMs: ANSWER_MS,
  backMs: BACK_MS,
  endMs: END_MS,
  clients: CLIENTS,
  mostRefused: MOST_REFUSED,
} = sized({
  // At full size the machine is quiet. Beside other tests every answer may be late or 503, and a short run shows no growth.
  small: {
    steadyMs: 3000,
    mostGrowth: Infinity,
    kills: 1,
    frozenMs: 8000,
    clients: 20,
    answerMs: 60_000,
    backMs: 120_000,
    endMs: 60_000,
    mostRefused: Infinity,
  },
  full: {
    steadyMs: 30 * 60_000,
    mostGrowth: 1,
    kills: 20,
    frozenMs: 10_000,
    clients: 100,
    answerMs: 2000,
    backMs: 5000,
    endMs: 10_000,
    mostRefused: 0,
  },
});

let dataDir = '';
let game: GameProcess;
let users: readonly SignedInUser[];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'under-load-'));
  game = await startGame(dataDir);
  users = await storeSeasonWithUsers(dataDir, 3 * USERS);
});
afterAll(async () => {
  await game.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

test('a steady load causes no error, and at full size memory does not grow: R13', async (context) => {
  const memory: ServerMemory[] = [];
  const steadily = async () => {
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      await sleep(STEADY_MS / SAMPLES);
      memory.push(await memoryOf(game.site));
    }
  };
  const orders = await ordersDuring(users.slice(2 * USERS), steadily, 100);
  await expectAppliedOnce(game.site, orders);
  const sendings = orders.flatMap((one) => one.sendings);
  expect(sendings.filter(({ status }) => status !== 200).length).toBeLessThanOrEqual(MOST_REFUSED);
  // The first third of the run also compiles code and fills caches.
  const later = memory.slice(SAMPLES / 3);
  const growth = growthPerMinute(floorsOf(later.map(({ values }) => values)));
  const ofProcess = growthPerMinute(later.map((sample) => sample.process));
  expect([growth, ofProcess].every(Number.isFinite)).toBe(true);
  expect(growth).toBeLessThan(MOST_GROWTH);
  recordProof(
    context,
    `R13: ${STEADY_MS / 1000} s of steady load, ${sendings.length} orders, 0 errors; in the last two thirds what is left after garbage is ` +
      `collected grew by ${growth.toFixed(2)} MB a minute, the process by ${ofProcess.toFixed(2)}`,
  );
});

test('a database that is killed under load comes back and loses no acknowledged order: R3', async (context) => {
  const backMs: number[] = [];
  const orders = await ordersDuring(users.slice(0, USERS), async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(2000);
      const killed = await postmaster();
      process.kill(killed, 'SIGKILL');
      const killedAt = performance.now();
      await until(async () => (await isHealthy()) && (await postmaster().catch(() => killed)) !== killed);
      backMs.push(performance.now() - killedAt);
    }
  });
  await expectAppliedOnce(game.site, orders);
  expect(Math.max(...backMs)).toBeLessThan(BACK_MS);
  const count = orders.reduce((sum, one) => sum + one.count, 0);
  recordProof(
    context,
    `R3: database killed ${KILLS} times among ${count} orders of ${USERS} users: none lost, none done twice; healthy again after ${Math.round(Math.max(...backMs))} ms at most`,
  );
});

test('while the database hangs every request is answered in time, and the server recovers afterwards: R6', async (context) => {
  const moments = { frozen: 0, thawed: 0 };
  const files: number[] = [];
  const accounts: AccountCall[] = [];
  const orders = await ordersDuring(users.slice(USERS, 2 * USERS), async () => {
    await until(isListening);
    expect((await fetch(`${game.site}/json/rounds.json`)).status).toBe(200);
    const processes = await databaseProcesses();
    moments.frozen = performance.now();
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    const [caller] = users;
    const called = caller && callAccounts(game.site, caller);
    try {
      while (performance.now() - moments.frozen < FROZEN_MS) {
        files.push((await fetch(`${game.site}/json/rounds.json`)).status);
        await sleep(100);
      }
      accounts.push(...((await called) ?? []));
    } finally {
      for (const pid of processes) process.kill(pid, 'SIGCONT');
    }
    moments.thawed = performance.now();
    await until(isHealthy);
    await sleep(2000);
  });
  await expectAppliedOnce(game.site, orders);
  const sendings = orders.flatMap((one) => one.sendings);
  const refused = sendings.filter(({ status }) => status === 503);
  const slowest = Math.max(...[...sendings, ...accounts].map(({ tookMs }) => tookMs));
  expect(accounts.map(({ path, status, retryAfter }) => [path, status, retryAfter])).toEqual(
    ['user', 'user/check-email', 'user/check-display-name', 'user/update', 'auth/logout'].map((path) => [path, 503, '1']),
  );
  expect(refused.length).toBeGreaterThanOrEqual(USERS);
  expect(refused.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
  expect(slowest).toBeLessThan(ANSWER_MS);
  expect(new Set(files)).toEqual(new Set([200]));
  const after = sendings.filter(({ at }) => at > moments.thawed + 1000);
  expect(after.length).toBeGreaterThan(0);
  expect(after.filter(({ status }) => status !== 200).length).toBeLessThanOrEqual(MOST_REFUSED);
  recordProof(
    context,
    `R6: database frozen for ${FROZEN_MS / 1000} s: ${refused.length} of ${sendings.length} calls answered 503 with Retry-After, the slowest after ` +
      `${Math.round(slowest)} ms; ${files.length} published files answered; from a second after on ${after.length} calls, all done`,
  );
});

test('SIGTERM under load: every open request is answered, and the server ends in time: R5', async (context) => {
  const requests: SentRequest[] = [];
  const clients = Promise.all(Array.from({ length: CLIENTS }, () => requestUntilClosed(`${game.site}/health`, requests)));
  await until(async () => requests.filter(({ outcome }) => outcome === 200).length > 10 * CLIENTS);
  const stoppedAt = performance.now();
  const code = await game.end('SIGTERM');
  const took = performance.now() - stoppedAt;
  await clients;
  const cut = requests.filter(({ at, outcome }) => at < stoppedAt && typeof outcome !== 'number');
  expect([code, cut]).toEqual([0, []]);
  expect(took).toBeLessThan(END_MS);
  recordProof(
    context,
    `R5: SIGTERM with ${CLIENTS} clients: of ${requests.length} requests no open one failed; ended after ${Math.round(took)} ms`,
  );
});

/** Runs users who send orders while `work` runs. */
async function ordersDuring(
  senders: readonly SignedInUser[],
  work: () => Promise<void>,
  pauseMs = 0,
): Promise<readonly Orders[]> {
  const enough = new AbortController();
  const orders = Promise.all(senders.map((user) => sendOrders(game.site, user, enough.signal, pauseMs)));
  try {
    await work();
  } finally {
    enough.abort();
  }
  return orders;
}

async function postmaster(): Promise<number> {
  const address = await readAddress(dataDir);
  const running = address && (await findPostmaster(address.cluster));
  if (running === undefined) throw new Error('No database runs.');
  return running.pid;
}

async function databaseProcesses(): Promise<readonly number[]> {
  const parent = await postmaster();
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return [parent, ...processes.flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []))];
}

async function isHealthy(): Promise<boolean> {
  return (await fetch(`${game.site}/health`)).status === 200;
}

/**
 * Whether the server listens for changes of the season; it reconnects after its database was killed. It asks for the state of the database as soon
 * as it listens, and regularly from then on.
 */
async function isListening(): Promise<boolean> {
  const connectionString = await connectionStringOf(dataDir);
  if (connectionString === undefined) return false;
  const db = openDatabase(connectionString);
  const { rows } = await sql`
    select pid from pg_stat_activity where application_name = 'season listener' and state = 'idle' and query ilike '%pg_is_in_recovery%'
  `.execute(db);
  await db.destroy();
  return rows.length > 0;
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(20);
}
