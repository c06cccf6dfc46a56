import { setTimeout as sleep } from 'node:timers/promises';
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

/** Longer than calls may take that hash no password. */
const SLOW_MS = 2200;

it.each([
  ['update', 'currentPassword', { password: 'Fly-half10' }],
  ['deactivate-account', 'password', {}],
])('POST user/%s may take longer than other calls, because it hashes a password [A-310, A-312]', async (path, field, change) => {
  const { cookie, email, password } = await harness.register();
  const sent = await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('email', '=', email).forUpdate().execute();
    const answer = harness.post(path, { ...change, [field]: password }, cookie);
    await sleep(SLOW_MS);
    return { answer };
  });
  expect((await sent.answer).statusCode).toBe(200);
});
