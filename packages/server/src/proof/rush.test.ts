import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '@rugby/domain/editions';
import { z } from '@rugby/domain/contract/schema';
import { showMyTeam } from '@rugby/domain/contract/team/team';
import { countBy } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { connectionStringOf } from '../db/embedded/address.ts';
import { changeSeason } from '../publish/changeSeason.ts';
import { setClock } from '../season/setClock.ts';
import { fullSelection } from '../testing/aLineup.ts';
import { aRegistration } from '../testing/registration.ts';
import type { SignedInUser } from '../testing/signInUser.ts';
import { type GameProcess, startGame, storeSeasonWithUsers } from './gameProcess.ts';
import { replayRush, type RushRequest } from './rush.ts';
import { recordProof, sized } from './size.ts';

vi.setConfig({ testTimeout: 600_000 });

/** `slowestMs` is the longest time of 99 in 100 admitted calls: tests hold it to nothing, because they run beside others. */
const { lengthMs, steady, userCount, processes, slowestMs } = sized({
  small: { lengthMs: 6000, steady: 5, userCount: 20, processes: [1], slowestMs: Infinity },
  full: { lengthMs: 20_000, steady: 80, userCount: 100, processes: [1, 4], slowestMs: 1000 },
});
/** The lock comes this long before the last call, so that some come too late. */
const LATE_MS = lengthMs / 20;
/** Calls that were answered in a second of the peak, by the number of processes. */
const goodputs = new Map<number, number>();
const changes: ReadonlySet<string> = new Set(['save', 'trade', 'booster']);

describe.each(processes)('the rush before a lock, answered by %i processes', (workers) => {
  let dataDir = '';
  let game: GameProcess;
  let users: readonly SignedInUser[];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rush-'));
    game = await startGame(dataDir, { workers });
    users = await storeSeasonWithUsers(dataDir, userCount);
  });
  afterAll(async () => {
    await game.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  test('what is refused is refused early, the rest is answered in time, and no acknowledged change is lost', async (context) => {
    const account = aRegistration({ email: 'rush@example.com', displayName: 'Rush User' });
    expect((await post(game, 'user/register', account)).status).toBe(200);
    for (const user of users) expect((await post(game, 'fantasy/team/update', fullSelection, user)).status).toBe(200);
    const kickOff = await placeKickOff(dataDir, lengthMs - LATE_MS);
    const requests = await replayRush({
      site: game.site,
      users,
      account: { email: 'rush@example.com', password: String(account['password']) },
      lengthMs,
      steady,
    });
    const refused = requests.filter(({ status }) => status === 503);
    const answered = requests.filter(({ status }) => status > 0 && status < 500);
    const saved = answered.filter(({ kind, status }) => changes.has(kind) && status === 200);
    const locked = answered.filter(({ code }) => code !== undefined && /locked$|match-started/.test(code));
    const times = answered.filter(({ kind }) => kind !== 'login').map(({ tookMs }) => tookMs);
    goodputs.set(workers, peakRate(answered));
    recordProof(
      context,
      `Rush, processes: ${workers}: ${summaryOf(requests, answered, times)}; ${saved.length} changes stored, none lost, no trade after the lock`,
    );

    expect(requests.filter(({ status }) => ![200, 409, 422, 503].includes(status))).toEqual([]);
    expect(refused.filter(({ retryAfter = 0 }) => retryAfter < 1 || retryAfter > 5)).toEqual([]);
    expect(requests.filter(({ kind, status }) => kind === 'file' && status !== 200)).toEqual([]);
    // A captain who is named again changes nothing, so that is no save after the lock.
    expect(saved.filter(({ kind, gameTime }) => kind === 'trade' && gameTime >= kickOff)).toEqual([]);
    expect(locked.filter(({ gameTime }) => gameTime < kickOff)).toEqual([]);
    for (const user of users) {
      expect(await versionOf(game, user)).toBeGreaterThanOrEqual(1 + saved.filter((one) => one.user === user).length);
    }
    expect(percentile(times, 0.99)).toBeLessThanOrEqual(slowestMs);
  });
});

test.for(processes.slice(1))('%i processes answer at the peak about as many calls as one, or more: P15', (workers, context) => {
  const [one = 0, several = 0] = [1, workers].map((count) => goodputs.get(count));
  const ratio = several / one;
  recordProof(
    context,
    `Rush, P15: 1 and ${workers} processes: ${one} and ${several} calls a second answered, ${ratio.toFixed(2)}×`,
  );
  expect(ratio).toBeGreaterThan(0.9);
});

function peakRate(some: readonly RushRequest[]): number {
  const atPeak = some.filter(({ at }) => at >= (lengthMs * 2) / 3 && at < lengthMs);
  return Math.round(atPeak.length / (lengthMs / 3000));
}

/** Goodput at the peak, times of answers, refusals by kind and how fast repeats end. */
function summaryOf(requests: readonly RushRequest[], answered: readonly RushRequest[], times: readonly number[]): string {
  const refusals = countBy(
    requests.filter(({ status }) => status === 503),
    ({ kind }) => kind,
  );
  const after = [0, 2, 4, 8].map(
    (second) => requests.filter(({ at }) => at >= lengthMs + second * 1000 && at < lengthMs + (second + 1) * 1000).length,
  );
  return (
    `${requests.length} requests, at the peak ${peakRate(requests)} a second sent and ${peakRate(answered)} answered, ` +
    `p50 ${Math.round(percentile(times, 0.5))} ms, p99 ${Math.round(percentile(times, 0.99))} ms; ` +
    `refused ${JSON.stringify(refusals)}; repeats in the 1st, 3rd, 5th and 9th second after it: ${after.join(', ')}`
  );
}

/** The version of a user's team: 1 after the first save, and one more for each change. */
async function versionOf(game: GameProcess, { headers }: SignedInUser): Promise<number> {
  const answer = await fetch(`${game.site}/api/en/fantasy/team/show-my`, { headers });
  return showMyTeam.success.parse(z.object({ success: z.unknown() }).parse(await answer.json()).success).team?.version ?? 0;
}

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] ?? 0;
}

/** Moves game time so that the first match kicks off in as many milliseconds; returns the kick-off. */
async function placeKickOff(dataDir: string, inMs: number): Promise<number> {
  const connectionString = await connectionStringOf(dataDir);
  if (connectionString === undefined) throw new Error('No database runs.');
  const db = openDatabase(connectionString);
  const first = await db.selectFrom('fixtures').select('date').where('id', '=', 1).executeTakeFirstOrThrow();
  await changeSeason(db, editions.srp, (tx) => setClock(tx, 'srp', new Date(first.date.getTime() - inMs)));
  await db.destroy();
  return first.date.getTime();
}

function post(game: GameProcess, path: string, body: object, user?: SignedInUser): Promise<Response> {
  const headers = { ...user?.headers, 'content-type': 'application/json' };
  return fetch(`${game.site}/api/en/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
