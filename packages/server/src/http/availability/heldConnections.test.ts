import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccountHarness } from '../../account/testing/createAccountHarness.ts';
import { buildServer } from '../../buildServer.ts';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../db/database.ts';
import { seasonChannel } from '../../season/syncSeasons.ts';
import { aSeason } from '../../testing/aSeason.ts';
import { emptyWireLineup } from '../../testing/aLineup.ts';
import { type SignedInUser, signInUser } from '../../testing/signInUser.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { patience } from '../../testing/patience.ts';

let database: TestDatabase;
let app: FastifyInstance;
let harness: ReturnType<typeof createAccountHarness>;
let other: SignedInUser;

// With the fewest connections that can be configured, one that is held in vain is missed at once.
beforeAll(async () => {
  database = await cloneDatabase();
  await aSeason(database.db);
  const db = openDatabase(database.connectionString, 2);
  app = await buildServer({
    config: readConfig({ LOG_LEVEL: 'silent', PRACTICE: '1', DATABASE_CONNECTIONS: '2' }),
    db,
    listenTo: database.connectionString,
  });
  app.addHook('onClose', () => db.destroy());
  harness = createAccountHarness(app);
  other = await signInUser(database.db);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const send = ({ headers }: SignedInUser, path: string, payload?: object, key = 'one') =>
  app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/en/${path}`,
    headers: { ...headers, 'idempotency-key': key },
    ...(payload && { payload }),
  });

describe('few connections are enough', () => {
  it('for several users who change their password at once, and for everybody else meanwhile', async () => {
    const users = await Promise.all(Array.from({ length: 3 }, () => harness.register()));
    const changes = users.map(({ cookie, password }) =>
      harness.post('update', { password: 'Try-Line-77', currentPassword: password }, cookie),
    );
    await sleep(50);
    const read = await send(other, 'fantasy/team/show-my');
    expect([read, ...(await Promise.all(changes))].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  it.each([
    ['fantasy/team/update', { lineup: emptyWireLineup, captainId: null }],
    ['fantasy/league', { name: 'Thursday Night', startId: 1, privacy: 'private' }],
    ['fantasy/league/1/leave', {}],
    ['user/register-for-game', { supportedSquadId: 1 }],
    ['fantasy/team/link', { roundId: 1 }],
  ])('for changes by %s that hold them all while the season is read again', async (path, body) => {
    const users = [await signInUser(database.db), await signInUser(database.db)];
    const [changes, read] = await database.db.transaction().execute(async (tx) => {
      await sql`lock table idempotency_keys in access exclusive mode`.execute(tx);
      const held = users.map((user) => send(user, path, body));
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(2), patience);
      await sql`select pg_notify(${seasonChannel}, 'srp')`.execute(database.db);
      await sleep(100);
      return [held, send(other, 'fantasy/dashboard')];
    });
    for (const { statusCode } of await Promise.all([...changes, read])) expect(statusCode).toBeLessThan(500);
  });
});

it('no number of changes of one user keeps others out while they wait for one another', async () => {
  const user = await signInUser(database.db);
  const { held, read } = await database.db.transaction().execute(async (tx) => {
    await sql`lock table idempotency_keys in access exclusive mode`.execute(tx);
    const held = Array.from({ length: 45 }, (_, key) => send(user, 'fantasy/league/1/leave', {}, `many-${key}`));
    await vi.waitFor(async () => expect(await waitingForLocks()).toBe(2), patience);
    // Longer than calls that keep others out may wait.
    await sleep(600);
    return { held, read: await send(other, 'geo/location') };
  });
  await Promise.all(held);
  expect(read.statusCode).toBe(200);
});

async function waitingForLocks(): Promise<number> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await waiting.execute(database.db)).rows.length;
}
