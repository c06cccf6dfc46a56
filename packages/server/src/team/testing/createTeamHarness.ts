import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { refusal } from '@rugby/domain/contract/envelope';
import { type Edition, editions } from '@rugby/domain/editions';
import type { StatCode, StatRecord } from '@rugby/domain/game/model/entities';
import { statLine } from '@rugby/domain/game/scoring/statLine';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { buildServer } from '../../buildServer.ts';
import { readConfig } from '../../config/config.ts';
import type { Database } from '../../db/tables.ts';
import { finishRound } from '../../season/rounds/finishRound.ts';
import { changeSeason } from '../../publish/changeSeason.ts';
import { startRound } from '../../season/rounds/startRound.ts';
import { importStats } from '../../season/importStats.ts';
import { aSeason } from '../../testing/aSeason.ts';
import { type SignedInUser, signInUser } from '../../testing/signInUser.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/testDatabase.ts';

type Headers = Readonly<Record<string, string>>;
type Sent = Promise<Awaited<ReturnType<FastifyInstance['inject']>>>;

/** A signed-in user who calls the API; paths are relative to `/api/en/fantasy/`. */
export interface ApiTeamUser extends SignedInUser {
  get(path: string, headers?: Headers): Sent;
  post(path: string, payload?: object, headers?: Headers): Sent;
}

/** A server with the season of `aSeason`, users, and functions that play rounds. */
export interface TeamHarness extends TestDatabase {
  readonly app: FastifyInstance;
  signIn(): Promise<ApiTeamUser>;
  /** Changes the club season as a season command does. */
  change(work: (tx: Transaction<Database>) => Promise<unknown>): Promise<void>;
  start(roundNumber: number): Promise<void>;
  /** Imports stats of one fixture: counts by player id. */
  stats(
    roundNumber: number,
    fixtureId: number,
    counts: Readonly<Record<number, Partial<Record<StatCode, number>>>>,
  ): Promise<void>;
  finish(roundNumber: number, edition?: Edition): Promise<void>;
}

/** Creates the harness before round 1. `prepare` may change the season first; `siteFolder` is the folder of the built page if it serves one. */
export async function createTeamHarness(
  prepare: (database: TestDatabase) => Promise<unknown> = () => Promise.resolve(),
  siteFolder?: string,
): Promise<TeamHarness> {
  const database = await cloneDatabase();
  const { db } = database;
  await aSeason(db);
  await prepare(database);
  const open = () => buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db, ...(siteFolder && { siteFolder }) });
  let app = await open();

  /** The server does not listen for changes in tests, so it is rebuilt after each change of the season. */
  async function change(work: (tx: Transaction<Database>) => Promise<unknown>): Promise<void> {
    await changeSeason(db, editions.srp, work);
    await app.close();
    app = await open();
  }

  return {
    ...database,
    get app() {
      return app;
    },
    async signIn() {
      const user = await signInUser(db);
      const url = (path: string) => `/api/en/fantasy/${path}`;
      return {
        ...user,
        get: (path, headers = {}) => untilNotBusy(() => app.inject({ url: url(path), headers: { ...user.headers, ...headers } })),
        post: (path, payload = {}, headers = {}) => {
          const sent = { 'idempotency-key': randomUUID(), ...user.headers, ...headers };
          return untilNotBusy(() => app.inject({ method: 'POST', url: url(path), payload, headers: sent }));
        },
      };
    },
    change,
    start: (roundNumber) => change((tx) => startRound(tx, editions.srp, roundNumber, { mayMoveClock: true })),
    stats: (roundNumber, fixtureId, counts) =>
      change((tx) => {
        const records = Object.entries(counts).map(([id, line]): StatRecord => ({
          ...statLine(line),
          playerId: Number(id),
          fixtureId,
          roundId: roundNumber,
        }));
        return importStats(tx, editions.srp, roundNumber, { records, hash: 'test', refuse: () => undefined });
      }),
    finish: (roundNumber, edition = editions.srp) => change((tx) => finishRound(tx, edition, roundNumber)),
    async drop() {
      await app.close();
      await database.drop();
    },
  };
}

/**
 * Repeats a request while the server answers 503, or is still at work on a change that it has answered 503, as the site does: tests share their
 * machine with others.
 */
async function untilNotBusy(send: () => Sent): Sent {
  for (;;) {
    const answer = await send();
    if (answer.statusCode !== 503 && !isInFlight(answer)) return answer;
    await sleep(50);
  }
}

function isInFlight(answer: Awaited<Sent>): boolean {
  return answer.statusCode === 409 && refusal.parse(answer.json()).errors[0]?.code === 'in-flight';
}
