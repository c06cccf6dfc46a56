import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { createAccountHarness } from './testing/createAccountHarness.ts';

let server: TestServer;
let harness: ReturnType<typeof createAccountHarness>;

beforeAll(async () => {
  server = await startTestServer();
  harness = createAccountHarness(server.app);
});
afterAll(() => server.stop());

it('what is stored for repeats does not depend on a password, and a repeat with another password sets none', async () => {
  const { email, password, cookie } = await harness.register();
  const send = (to: string, from: string, key: string) =>
    harness.post('update', { password: to, confirmPassword: to, currentPassword: from }, cookie, { 'idempotency-key': key });
  const first = await send('Fly-half10x', password, 'k1');
  await send('Fly-half11x', 'Fly-half10x', 'k2');
  const rows = await server.db.selectFrom('idempotencyKeys').select(['key', 'requestHash']).orderBy('key').execute();
  expect(rows).toEqual(['k1', 'k2'].map((key) => ({ key, requestHash: rows[0]?.requestHash })));
  const repeated = await send('Fly-half12x', 'Fly-half11x', 'k1');
  expect([repeated.statusCode, repeated.headers['idempotent-replayed'], repeated.body]).toEqual([200, 'true', first.body]);
  expect([await harness.logIn(email, 'Fly-half12x'), await harness.logIn(email, 'Fly-half11x')]).toEqual([
    '',
    expect.stringMatching(/^session=/),
  ]);
});
