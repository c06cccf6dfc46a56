import { randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { editions } from '@rugby/domain/editions';
import { z } from '@rugby/domain/contract/schema';
import { type Kysely, sql } from 'kysely';
import { readRow } from '../../packages/server/src/db/readRows.ts';
import type { Database } from '../../packages/server/src/db/tables.ts';
import { changeSeason } from '../../packages/server/src/publish/changeSeason.ts';
import { requestScoring } from '../../packages/server/src/scoring/scorePendingRounds.ts';
import { startRound } from '../../packages/server/src/season/rounds/startRound.ts';
import type { SignedInUser } from '../../packages/server/src/testing/signInUser.ts';
import { root } from '../checks/run.ts';
import { postmasterOf, processorMs, processorMsOfFamily } from './processorTime.ts';
import type { Quantity } from './quantity.ts';
import { captains, signInTeamOwner, storeStats, storeTeams } from './storeTeams.ts';
import { registrationOf } from './Trader.ts';
import { inLongTransaction, teamsAsked, withDatabase } from './teamsDatabase.ts';

const edition = editions.srp;
const size = teamsAsked ?? 100_000;
const calls = 500;
/** Each login hashes a password, and more than a few from one address are refused. */
const logins = 5;

interface Call {
  readonly path: string;
  readonly body?: object;
}

/** A game in a process of its own. */
interface Game {
  readonly pid: number;
  readonly site: string;
  readonly stop: () => Promise<unknown>;
}

/** Everything that is measured, while a game runs. */
interface Running {
  readonly db: Kysely<Database>;
  readonly postmaster: number;
  readonly game: Game;
  /** Who calls; undefined for calls without a session. */
  readonly user: SignedInUser | undefined;
}

/** What users cost: rows and bytes in the database, and the processor time, log and bytes of each kind of call. Only reported. Needs Linux. */
export async function unitCosts(): Promise<readonly Quantity[]> {
  return withDatabase(async (db, connectionString) => {
    const empty = await storedIn(db);
    await inLongTransaction(db, (tx) => storeTeams(tx, size));
    const withTeams = await storedIn(db);
    const user = await signInTeamOwner(db);
    const game = await startGame(connectionString);
    const running = { db, game, user, postmaster: await postmasterOf(db) };
    try {
      const before = await costsOfCall(running, 'save before the lock', save);
      const startedAt = performance.now();
      await changeSeason(db, edition, (tx) => startRound(tx, edition, 1, { mayMoveClock: true }));
      const start = (performance.now() - startedAt) / 1000;
      const pass = await costsOfPass(running);
      const withRound = await storedIn(db);
      return [
        ...costsOfRows(`${size.toLocaleString('en')} users with teams`, empty, withTeams),
        ...costsOfRows('a played round of them', withTeams, withRound),
        { name: 'capacity: start of the round, until all teams are ranked', unit: 's', ours: start },
        ...pass,
        ...before,
        ...(await costsOfCall(running, 'published file', () => ({ path: '/json/checksums.json' }))),
        ...(await costsOfCall(running, 'own team', () => ({ path: '/api/en/fantasy/team/show-my' }))),
        ...(await costsOfCall(running, 'board', () => ({ path: '/api/en/fantasy/ranking?page=1' }))),
        ...(await costsOfCall(running, 'save in a played round', save)),
        ...(await costsOfLogin(running)),
        { name: 'capacity: memory of a server after these calls', unit: 'MB', ours: await memoryOf(game) },
      ];
    } finally {
      await game.stop();
    }
  });
}

const save = (turn: number): Call => ({ path: '/api/en/fantasy/team/change-captain', body: { newId: captains[turn % 2] } });

interface Stored {
  readonly rows: number;
  readonly bytes: number;
}

function costsOfRows(what: string, before: Stored, after: Stored): readonly Quantity[] {
  return [
    { name: `capacity: thousands of rows of ${what}`, unit: '', ours: (after.rows - before.rows) / 1000 },
    { name: `capacity: database of ${what}`, unit: 'MB', ours: megabytes(after.bytes - before.bytes) },
  ];
}

async function costsOfPass({ db, postmaster }: Running): Promise<readonly Quantity[]> {
  const before = { wal: await walOf(db), database: processorMsOfFamily(postmaster) };
  await changeSeason(db, edition, async (tx) => {
    await storeStats(tx);
    await requestScoring(tx, edition, 1);
  });
  const seconds = (processorMsOfFamily(postmaster) - before.database) / 1000;
  return [
    { name: 'capacity: log of the first scoring pass', unit: 'MB', ours: megabytes((await walOf(db)) - before.wal) },
    { name: 'capacity: processor time of the database in that pass', unit: 's', ours: seconds },
  ];
}

async function costsOfLogin(running: Running): Promise<readonly Quantity[]> {
  const account = registrationOf(1);
  await send(running.game.site, undefined, { path: '/api/en/user/register', body: account });
  const { email, password } = account;
  return costsOfCall(
    { ...running, user: undefined },
    'login',
    () => ({ path: '/api/en/auth/login', body: { email, password } }),
    logins,
  );
}

async function costsOfCall(
  { db, game, postmaster, user }: Running,
  kind: string,
  callAt: (turn: number) => Call,
  count = calls,
): Promise<readonly Quantity[]> {
  // The first calls compile code and fill caches.
  for (let turn = 0; turn < count / 5; turn += 1) await send(game.site, user, callAt(turn + 1));
  const before = { server: processorMs(game.pid), database: processorMsOfFamily(postmaster), wal: await walOf(db) };
  let bytes = 0;
  for (let turn = 0; turn < count; turn += 1) bytes += await send(game.site, user, callAt(turn));
  const cost = (name: string, unit: Quantity['unit'], sum: number): Quantity => ({
    name: `capacity: ${kind}, ${name}`,
    unit,
    ours: sum / count,
  });
  return [
    cost('processor time of the server', 'ms', processorMs(game.pid) - before.server),
    cost('processor time of the database', 'ms', processorMsOfFamily(postmaster) - before.database),
    cost('log of the database', 'KB', ((await walOf(db)) - before.wal) / 1024),
    cost('answer', 'KB', bytes / 1024),
  ];
}

async function memoryOf({ site }: Game): Promise<number> {
  const text = await (await fetch(`${site}/metrics`)).text();
  return megabytes(Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]));
}

/** Sends a call, and returns the bytes of the answer. Throws unless it is 200. */
async function send(site: string, user: SignedInUser | undefined, { path, body }: Call): Promise<number> {
  const headers = { ...user?.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const answer = await fetch(
    `${site}${path}`,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
  return byteLength;
}

async function startGame(connectionString: string): Promise<Game> {
  const game = spawn(process.execPath, [join(root, 'packages/server/src/main.ts')], {
    env: { ...process.env, PORT: '0', DATABASE_URL: connectionString, PRACTICE: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of game.stdout.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    const site = /^Ready: (\S+)$/m.exec(said)?.[1];
    if (site !== undefined && game.pid !== undefined) {
      game.stdout.resume();
      return { pid: game.pid, site, stop: () => (game.kill('SIGTERM'), once(game, 'exit')) };
    }
  }
  throw new Error(`The game ended before it was ready: ${said}`);
}

/** Rows and bytes of all tables with their indexes. */
async function storedIn(db: Kysely<Database>): Promise<Stored> {
  await inLongTransaction(db, (tx) => sql`analyze`.execute(tx));
  const statement = sql`
    select sum(reltuples) filter (where reltuples > 0)::float8 as rows, sum(pg_total_relation_size(oid))::float8 as bytes
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  `;
  return readRow(db, statement, z.object({ rows: z.number(), bytes: z.number() }));
}

/** How many bytes of log the database has written. */
async function walOf(db: Kysely<Database>): Promise<number> {
  const statement = sql`select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`;
  return (await readRow(db, statement, z.object({ bytes: z.number() }))).bytes;
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}
