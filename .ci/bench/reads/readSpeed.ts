import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { openDatabase } from '../../../packages/server/src/db/database.ts';
import { connectionStringOf } from '../../../packages/server/src/db/embedded/address.ts';
import type { Database } from '../../../packages/server/src/db/tables.ts';
import { teamRow } from '../../../packages/server/src/team/teamRows.ts';
import { runGame, type RunningServer, runServer } from '../../game.ts';
import { median, type Quantity } from '../quantity.ts';
import { timesPerSecond } from '../timesPerSecond.ts';
import { traderAt } from '../Trader.ts';

const seconds = 3;
const runs = 3;
const readers = 10;

/** Answers how many requests or queries a second there are. */
type Measure = () => Promise<number>;

/** P5: requests per second for the cheapest published file, beside a bare server of Node that answers the same text. */
export function readFileSpeed(): Promise<readonly Quantity[]> {
  return withGame(fileQuantity);
}

/**
 * P6: reads per second of the own team by ten users with sessions, which one process answers, beside the same query by the driver of the database over
 * ten connections.
 */
export function readTeamSpeed(): Promise<readonly Quantity[]> {
  return withGame(teamQuantity);
}

async function withGame(measure: (game: RunningServer, dataDir: string) => Promise<Quantity>): Promise<readonly Quantity[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-bench-'));
  const game = await runGame(dataDir, { PRACTICE: '1', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  try {
    return [await measure(game, dataDir)];
  } finally {
    await game.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function fileQuantity({ address }: RunningServer): Promise<Quantity> {
  const url = `${address}/json/checksums.json`;
  const bare = await runServer(join(import.meta.dirname, 'bareServer.ts'), [await (await fetch(url)).text()]);
  try {
    const load = { connections: 50, duration: seconds };
    return await compare(
      { name: 'P5 checksums.json, 50 connections (floor: node:http)', least: 0.5 },
      () => requestsPerSecond({ ...load, url }),
      () => requestsPerSecond({ ...load, url: bare.address }),
    );
  } finally {
    await bare.stop();
  }
}

async function teamQuantity({ address }: RunningServer, dataDir: string): Promise<Quantity> {
  const users = await Promise.all(Array.from({ length: readers }, (_, index) => traderAt(address, index)));
  const requests = users.map(({ cookie }) => ({ headers: { cookie } }));
  const url = `${address}/api/en/fantasy/team/show-my`;
  const db = openDatabase((await connectionStringOf(dataDir)) ?? '');
  try {
    const query = await queryOfTeam(db);
    const ask = () => db.executeQuery(query);
    return await compare(
      { name: `P6 team/show-my, ${readers} users at once (floor: its query by the pg driver)`, least: 0.35 },
      () => requestsPerSecond({ url, requests, connections: readers, duration: seconds }),
      () =>
        timesPerSecond(
          Array.from({ length: readers }, () => ask),
          seconds,
        ),
    );
  } finally {
    await db.destroy();
  }
}

/** The statement that reads the team of the newest user, compiled once. */
async function queryOfTeam(db: Kysely<Database>): Promise<CompiledQuery> {
  const { userId } = await db.selectFrom('teams').select('userId').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return sql`select ${teamRow('srp', userId)} as team`.compile(db);
}

async function compare(
  { name, least }: { readonly name: string; readonly least: number },
  ours: Measure,
  floor: Measure,
): Promise<Quantity> {
  const counts: { readonly ours: number[]; readonly floor: number[] } = { ours: [], floor: [] };
  await ours();
  // In turns, so that a busy moment of the machine meets both.
  for (let run = 0; run < runs; run += 1) {
    counts.floor.push(await floor());
    counts.ours.push(await ours());
  }
  const [found, most] = [median(counts.ours), median(counts.floor)];
  return { name, unit: '/s', ours: found, floor: most, budget: `≥ ${least}×`, isWithinBudget: found >= least * most };
}

/** Throws when any request was refused or not answered. */
async function requestsPerSecond(options: autocannon.Options): Promise<number> {
  const { non2xx, errors, timeouts, requests } = await autocannon({ ...options, workers: 1 });
  if (non2xx + errors + timeouts > 0) throw new Error(`Of the requests to ${options.url} ${non2xx + errors + timeouts} failed.`);
  return requests.average;
}
