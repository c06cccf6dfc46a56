import cookie from '@fastify/cookie';
import { endpoint } from '@rugby/domain/contract/endpoint';
import { z } from '@rugby/domain/contract/schema';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedInUser, signInUser } from '../../testing/signInUser.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { SafeMode } from '../availability/SafeMode.ts';
import { Admission } from '../availability/Admission.ts';
import { UserTurns } from '../availability/UserTurns.ts';
import { handleErrors } from '../handleErrors.ts';
import { createRefuseUnintendedGet } from '../origin.ts';
import { RefusedError } from '../RefusedError.ts';
import type { Database } from '../../db/tables.ts';
import { readRow } from '../../db/readRows.ts';
import { createRoutes } from './createRoutes.ts';
import { Sessions } from '../../session/Sessions.ts';
import { deleteOldRows } from '../../retention/deleteOldRows.ts';
import { patience } from '../../testing/patience.ts';

/** Adds to the id of the user's country, 0 at first, which shows how often the mutation was applied. */
const add = endpoint({
  name: 'add',
  method: 'POST',
  area: 'account',
  path: 'add',
  request: z.object({ body: z.object({ by: z.int(), note: z.optional(z.record(z.string(), z.int())) }) }),
  success: z.object({ sum: z.int().check(z.minimum(0)) }),
});

let database: TestDatabase;
let app: FastifyInstance;
let user: SignedInUser;

beforeAll(async () => {
  database = await cloneDatabase();
  const { db } = database;
  const words = createWords(catalog, 'en-US');
  app = Fastify();
  await app.register(cookie);
  handleErrors(app, words);
  const sessions = new Sessions(db, 'http://localhost');
  const { mutate } = createRoutes(app, {
    db,
    words,
    // However slow the machine is, nothing has waited for long.
    admission: new Admission(() => 0),
    safeMode: new SafeMode(db),
    turns: new UserTurns(),
    createFindUser: sessions.createFindUser.bind(sessions),
    gameTime: async () => new Date().toISOString(),
    refuseUnintendedGet: createRefuseUnintendedGet('http://localhost', words),
  });
  mutate(add, async ({ tx, user, input: { body } }) => {
    const { countryOfResidenceId: sum } = await tx
      .updateTable('users')
      .set({ countryOfResidenceId: sql`country_of_residence_id + ${body.by}` })
      .where('id', '=', user.id)
      .returning('countryOfResidenceId')
      .executeTakeFirstOrThrow();
    await holdOnce(tx);
    if (body.by === 13) throw new RefusedError(422, [{ code: 'invalid', message: 'Not that one.' }]);
    return { sum };
  });
});

beforeEach(async () => {
  user = await signInAtZero();
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

async function signInAtZero(): Promise<SignedInUser> {
  const signedIn = await signInUser(database.db);
  await database.db.updateTable('users').set({ countryOfResidenceId: 0 }).where('id', '=', signedIn.id).execute();
  return signedIn;
}

function send(body: object, key?: string, headers: Record<string, string> = user.headers) {
  const keyed = key === undefined ? headers : { ...headers, 'idempotency-key': key };
  return app.inject({ method: 'POST', url: '/api/en/add', payload: body, headers: keyed });
}

async function effects(): Promise<number> {
  const rows = database.db.selectFrom('users').select('countryOfResidenceId').where('id', '=', user.id);
  return (await rows.executeTakeFirstOrThrow()).countryOfResidenceId;
}

describe('a change', () => {
  it('is refused to a signed-out user before the request is read', async () => {
    const answer = await send({ nonsense: true }, undefined, {});
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { success: null, errors: [{ code: 'unauthorised' }] }]);
  });

  it('that is malformed is refused with the name of the field', async () => {
    const answer = await send({ by: 'much' });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ code: 'malformed', field: 'by' }] }]);
  });

  it.each([[''], ['two words'], ['x'.repeat(101)], ['é']])('refuses %j as a key', async (key) => {
    expect((await send({ by: 1 }, key)).statusCode).toBe(400);
    expect(await effects()).toBe(0);
  });

  it('without a key is applied each time', async () => {
    await send({ by: 1 });
    expect((await send({ by: 1 })).json()).toEqual({ success: { sum: 2 }, errors: [] });
  });

  it('that is refused is rolled back, and its refusal is stored for repeats', async () => {
    const first = await send({ by: 13 }, 'k');
    expect([first.statusCode, await effects(), first.headers['idempotent-replayed']]).toEqual([422, 0, undefined]);
    const again = await send({ by: 13 }, 'k');
    expect([again.statusCode, again.body, again.headers['idempotent-replayed']]).toEqual([422, first.body, 'true']);
    expect((await send({ by: 2 }, 'k')).json()).toMatchObject({ errors: [{ code: 'key-reused' }] });
  });

  it('whose answer does not match the contract is rolled back without detail in the answer', async () => {
    const answer = await send({ by: -1 });
    expect([answer.statusCode, await effects()]).toEqual([500, 0]);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'unavailable' }] });
  });
});

describe('the same key', () => {
  it('with the same request gets the identical first answer', async () => {
    const [first, second] = [await send({ by: 2 }, 'k'), await send({ by: 2 }, 'k')];
    expect(second.body).toBe(first.body);
    expect([first, second].map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true']);
    expect([second.statusCode, second.headers['content-type'], await effects()]).toEqual([200, first.headers['content-type'], 2]);
  });

  it('with the same values in another order, or with unknown ones, is the same request', async () => {
    await send({ by: 2, note: { a: 1, b: 2 } }, 'k');
    const other = await send({ note: { b: 2, a: 1 }, by: 2 }, 'k');
    expect([other.statusCode, other.headers['idempotent-replayed'], await effects()]).toEqual([200, 'true', 2]);
  });

  it('with another request is refused', async () => {
    await send({ by: 2 }, 'k');
    const other = await send({ by: 3 }, 'k');
    expect([other.statusCode, other.json()]).toMatchObject([422, { errors: [{ code: 'key-reused' }] }]);
    expect(await effects()).toBe(2);
  });

  it('of another user is another key [D40]', async () => {
    await send({ by: 2 }, 'k');
    const other = await signInAtZero();
    expect((await send({ by: 3 }, 'k', other.headers)).json()).toMatchObject({ success: { sum: 3 } });
  });

  it('twenty times at once has one effect; repeats that come too early are refused as in flight', async () => {
    const held = holdNext();
    const first = send({ by: 1 }, 'k');
    await held.started;
    const repeats = await Promise.all(Array.from({ length: 19 }, () => send({ by: 1 }, 'k')));
    held.release();
    expect((await first).json()).toEqual({ success: { sum: 1 }, errors: [] });
    for (const answer of repeats)
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { errors: [{ code: 'in-flight' }] }]);
    expect(await effects()).toBe(1);
  });

  it('is released as soon as the connection that holds it is lost, and the work is done on another one', async () => {
    const held = holdNext();
    const first = send({ by: 1 }, 'k');
    const pid = await held.started;
    await sql`select pg_terminate_backend(${pid}::int)`.execute(database.db);
    await expect.poll(() => connectionsOf(pid), patience).toEqual([]);
    held.release();
    expect((await first).json()).toEqual({ success: { sum: 1 }, errors: [] });
    expect((await send({ by: 1 }, 'k')).json()).toEqual({ success: { sum: 1 }, errors: [] });
    expect(await effects()).toBe(1);
  });

  it('is stored for 24 hours, and then again for the request that follows [D40]', async () => {
    await send({ by: 1 }, 'k');
    await age(23.9);
    await deleteOldRows(database.db);
    expect((await send({ by: 1 }, 'k')).json()).toMatchObject({ success: { sum: 1 } });
    await age(24.1);
    for (const _ of ['once', 'again']) expect((await send({ by: 1 }, 'k')).json()).toMatchObject({ success: { sum: 2 } });
    await age(24.1);
    await deleteOldRows(database.db);
    expect(await database.db.selectFrom('idempotencyKeys').select('key').where('userId', '=', user.id).execute()).toEqual([]);
  });
});

describe('many changes of one user at once', () => {
  it('run two at a time, so that they hold no connections that others need, and all are done', async () => {
    const held = holdNext();
    const first = send({ by: 1 });
    await held.started;
    const others = Array.from({ length: 12 }, () => send({ by: 1 }));
    await expect.poll(waitingForLocks, patience).toBe(1);
    const other = await signInAtZero();
    expect((await send({ by: 3 }, undefined, other.headers)).json()).toMatchObject({ success: { sum: 3 } });
    expect(await waitingForLocks()).toBe(1);
    held.release();
    const sums = (await Promise.all([first, ...others])).map((answer) => answer.json().success.sum);
    expect(sums.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  });

  it('are refused beyond fifty, and change nothing', async () => {
    const held = holdNext();
    const first = send({ by: 1 });
    await held.started;
    const others = Array.from({ length: 60 }, () => send({ by: 1 }));
    const refused = await Promise.any(others);
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
      429,
      '1',
      { success: null, errors: [{ code: 'rate-limited', data: { retryAfter: 1 } }] },
    ]);
    held.release();
    const statuses = (await Promise.all([first, ...others])).map(({ statusCode }) => statusCode);
    const done = statuses.filter((status) => status === 200).length;
    // Those that come while the first are done find a place again.
    expect([done >= 50, done + statuses.filter((status) => status === 429).length]).toEqual([true, 61]);
    expect(await effects()).toBe(done);
    expect((await send({ by: 1 })).json()).toMatchObject({ success: { sum: done + 1 } });
  });
});

async function waitingForLocks(): Promise<number> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await waiting.execute(database.db)).rows.length;
}

async function age(hours: number): Promise<void> {
  const createdAt = sql<Date>`now() - make_interval(secs => ${hours * 3600})`;
  await database.db.updateTable('idempotencyKeys').set({ createdAt }).where('userId', '=', user.id).execute();
}

let hold: { readonly started: (pid: number) => void; readonly released: Promise<void> } | undefined;

/** Makes the next mutation wait in its transaction until it is released. `started` resolves with the process id of its connection. */
function holdNext(): { readonly started: Promise<number>; release(): void } {
  const started = Promise.withResolvers<number>();
  const released = Promise.withResolvers<void>();
  hold = { started: started.resolve, released: released.promise };
  return { started: started.promise, release: () => released.resolve() };
}

async function connectionsOf(pid: number): Promise<readonly unknown[]> {
  return (await sql`select pid from pg_stat_activity where pid = ${pid}::int`.execute(database.db)).rows;
}

async function holdOnce(tx: Transaction<Database>): Promise<void> {
  const holding = hold;
  hold = undefined;
  if (holding === undefined) return;
  const { pid } = await readRow(tx, sql`select pg_backend_pid() as pid`, z.object({ pid: z.int() }));
  holding.started(pid);
  await holding.released;
}
