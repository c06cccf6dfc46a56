import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { deleteOldRows } from '../retention/deleteOldRows.ts';
import { aRegistration } from '../testing/registration.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { Passwords } from './Passwords.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function register(payload: Record<string, unknown>, key: string, path = 'user/register') {
  return server.app.inject({ method: 'POST', url: `/api/en/${path}`, payload, headers: { 'idempotency-key': key } });
}

it('a repeated registration answers the account that the first one made, and signs it in', async () => {
  const form = aRegistration();
  const first = await register(form, 'k1');
  const reordered = Object.fromEntries(Object.entries(form).toReversed());
  const again = await register(reordered, 'k1');
  expect([again.statusCode, again.body, again.headers['idempotent-replayed']]).toEqual([200, first.body, 'true']);
  expect(first.headers).not.toHaveProperty('idempotent-replayed');
  const cookie = `session=${again.cookies[0]?.value}`;
  expect((await server.app.inject({ url: '/api/en/user', headers: { cookie } })).statusCode).toBe(200);
});

it('the password of a repeat is dropped when its client is gone', async () => {
  const form = aRegistration();
  await register(form, 'gone');
  const matches = vi.spyOn(Passwords.prototype, 'matches');
  onTestFinished(() => matches.mockRestore());
  await register(form, 'gone');
  expect(matches.mock.calls.map(([, , signal]) => signal)).toEqual([expect.any(AbortSignal)]);
});

it('registrations with the same key, one shortly after the other, make one account, and all are signed in', async () => {
  const form = aRegistration();
  const shortlyAfter = Array.from({ length: 16 }, (_, index) => setTimeout(5 * index));
  const answers = await Promise.all(shortlyAfter.map((moment) => moment.then(() => register(form, 'k2'))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

it.each([
  ['another password', { password: 'Fly-half10' }],
  ['another name', { firstName: 'Somebody' }],
])('a key with %s, or in another edition, is refused', async (_, change) => {
  const form = aRegistration();
  const key = JSON.stringify(change).replaceAll(/\W/g, '');
  await register(form, key);
  for (const answer of [await register({ ...form, ...change }, key), await register(form, key, 'trc/user/register')])
    expect([answer.statusCode, answer.headers['set-cookie'], answer.json()]).toMatchObject([
      422,
      undefined,
      { errors: [{ code: 'key-reused' }] },
    ]);
});

it('a refused registration is refused alike when it is repeated, also after what it asked for has become free', async () => {
  const form = aRegistration();
  await register(form, 'owner');
  const refused = { ...aRegistration(), email: form['email'] };
  const first = await register(refused, 'refused-1');
  await server.db.deleteFrom('users').where('email', '=', String(form['email'])).execute();
  const again = await register(Object.fromEntries(Object.entries(refused).toReversed()), 'refused-1');
  expect([first.statusCode, again.statusCode, again.body]).toEqual([422, 422, first.body]);
  expect([first, again].map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, 'true']);
  const corrected = await register({ ...refused, password: 'Fly-half10' }, 'refused-1');
  expect(corrected.json()).toMatchObject({ errors: [{ code: 'key-reused' }] });
  expect((await register(refused, 'refused-2')).statusCode).toBe(200);
});

it('a refusal is stored for a day, and without the password or the form', async () => {
  const refused = aRegistration({ password: 'Password1!' });
  await register(refused, 'refused-3');
  const rows = await server.db.selectFrom('refusedRegistrations').selectAll().execute();
  for (const text of ['Password1!', refused['email'], refused['displayName']]) expect(JSON.stringify(rows)).not.toContain(text);
  await server.db
    .updateTable('refusedRegistrations')
    .set({ createdAt: sql<Date>`now() - interval '25 hours'` })
    .execute();
  expect((await register(refused, 'refused-3')).headers).not.toHaveProperty('idempotent-replayed');
  expect((await register(refused, 'refused-3')).headers).toHaveProperty('idempotent-replayed');
  await server.db
    .updateTable('refusedRegistrations')
    .set({ createdAt: sql<Date>`now() - interval '25 hours'` })
    .execute();
  await deleteOldRows(server.db);
  expect(await server.db.selectFrom('refusedRegistrations').selectAll().execute()).toEqual([]);
});

it('without a key, and a day later, a repeat is refused because the address is taken', async () => {
  const form = aRegistration();
  await register(form, 'k3');
  const createdAt = sql<Date>`now() - interval '25 hours'`;
  await server.db.updateTable('registrationKeys').set({ createdAt }).execute();
  expect((await register(form, 'k3')).json()).toMatchObject({
    errors: [{ code: 'email-taken' }, { code: 'display-name-taken' }],
  });
  await deleteOldRows(server.db);
  expect(await server.db.selectFrom('registrationKeys').select('userId').execute()).toEqual([]);
  const bare = await server.app.inject({ method: 'POST', url: '/api/en/user/register', payload: form });
  expect(bare.json()).toMatchObject({ errors: [{ code: 'email-taken' }, { code: 'display-name-taken' }] });
});

it('an invalid key is malformed', async () => expect((await register(aRegistration(), 'two words')).statusCode).toBe(400));
