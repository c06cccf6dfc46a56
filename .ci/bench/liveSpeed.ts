import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { addressOf } from '@rugby/domain/contract/address';
import { liveUpdates } from '@rugby/domain/contract/live';
import { editions } from '@rugby/domain/editions';
import { openDatabase } from '../../packages/server/src/db/database.ts';
import { connectionStringOf } from '../../packages/server/src/db/embedded/address.ts';
import { changeSeason } from '../../packages/server/src/publish/changeSeason.ts';
import { startRound } from '../../packages/server/src/season/rounds/startRound.ts';
import { listenForSeasons } from '../../packages/server/src/season/syncSeasons.ts';
import { runGame } from '../game.ts';
import type { ClientsReport } from './liveClients.ts';
import type { Quantity } from './quantity.ts';

const edition = editions.srp;
const streams = 10_000;
/** The round that a new practice season plays next. */
const nextRound = 7;
/** How long other requests are measured before the change, and after it, in milliseconds. */
const watchMs = 3000;
const pauseMs = 5;
const others = ['/json/checksums.json', '/json/rounds.json', '/api/en/fantasy/dashboard'];

/** P11: how long after a change of the season the last of many open streams hears of it, and how long other requests take meanwhile. */
export async function liveSpeed(): Promise<readonly Quantity[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-bench-'));
  const { address, stop } = await runGame(dataDir, { RATE_LIMITS: 'off' });
  try {
    return await measure(address, dataDir);
  } finally {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(address: string, dataDir: string): Promise<readonly Quantity[]> {
  const connectionString = await connectionStringOf(dataDir);
  if (connectionString === undefined) throw new Error(`No database runs for ${dataDir}.`);
  const memoryBefore = await memoryOf(address);
  const clients = openClients(Number(new URL(address).port));
  const db = openDatabase(connectionString);
  let notifiedAt: number | undefined;
  const onChange = () => (notifiedAt ??= Date.now());
  const listener = await listenForSeasons(connectionString, onChange, () => {});
  try {
    await clients.whenNotified(0);
    const memory = (await memoryOf(address)) - memoryBefore;
    const quiet = await requestWhile(address, deadlineIn(watchMs));
    const change = changeSeason(db, edition, (tx) => startRound(tx, edition, nextRound, { mayMoveClock: true }));
    const during = await requestWhile(address, deadlineIn(watchMs));
    const [clientsNotifiedAt] = await Promise.all([clients.whenNotified(1), change]);
    if (notifiedAt === undefined) throw new Error('The database notified of no change.');
    return [
      {
        name: `P11 one change sent to ${streams.toLocaleString('en')} streams, after the notification of the database`,
        unit: 'ms',
        ours: clientsNotifiedAt - notifiedAt,
        budget: '≤ 1,000 ms',
        isWithinBudget: clientsNotifiedAt - notifiedAt <= 1000,
      },
      {
        name: `P11   slowest of ${during.length} other requests meanwhile (floor: before the change)`,
        unit: 'ms',
        floor: Math.max(...quiet),
        ours: Math.max(...during),
        budget: '≤ 250 ms',
        isWithinBudget: Math.max(...during) <= 250,
      },
      { name: 'P11   memory of the server for a stream', unit: 'KB', ours: memory / 1000 / streams },
    ];
  } finally {
    await clients.close();
    await listener.close();
    await db.destroy();
  }
}

/** Opens the streams in a thread of their own, so that reading them does not delay the other requests. */
function openClients(port: number) {
  const path = addressOf(liveUpdates, edition, 'en');
  const worker = new Worker(new URL('./liveClients.ts', import.meta.url), { workerData: { port, path, count: streams } });
  const reports = new Map<number, PromiseWithResolvers<number>>();
  const reportOf = (round: number) => {
    const report = reports.get(round) ?? Promise.withResolvers<number>();
    reports.set(round, report);
    return report;
  };
  worker.on('message', ({ round, at }: ClientsReport) => reportOf(round).resolve(at));
  worker.on('error', (error) => [0, 1].forEach((round) => reportOf(round).reject(error)));
  return {
    /** Resolves when all streams have received so many further states, with the time of the last one. */
    whenNotified: (round: number) => reportOf(round).promise,
    close: () => worker.terminate(),
  };
}

function deadlineIn(milliseconds: number): () => boolean {
  const deadline = performance.now() + milliseconds;
  return () => performance.now() < deadline;
}

/** Sends one request after the other and returns the milliseconds of each. */
async function requestWhile(address: string, isNotOver: () => boolean): Promise<readonly number[]> {
  const times: number[] = [];
  while (isNotOver()) {
    const before = performance.now();
    const answer = await fetch(`${address}${others[times.length % others.length]}`);
    await answer.arrayBuffer();
    times.push(performance.now() - before);
    if (!answer.ok) throw new Error(`A request was answered with ${answer.status}.`);
    await sleep(pauseMs);
  }
  return times;
}

async function memoryOf(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]);
}
