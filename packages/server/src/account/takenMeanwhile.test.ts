import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience } from '../testing/patience.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { createAccountHarness } from './testing/createAccountHarness.ts';

let server: TestServer;
let harness: ReturnType<typeof createAccountHarness>;

beforeAll(async () => {
  server = await startTestServer();
  harness = createAccountHarness(server.app);
});
afterAll(() => server.stop());

it.each([
  [
    'displayName',
    'display-name-taken',
    { displayName: 'First Come' },
    { displayName: 'First Come', displayNameKey: 'first come' },
  ],
  ['email', 'email-taken', { email: 'first@example.com' }, { email: 'first@example.com', emailKey: 'first@example.com' }],
] as const)('a change whose %s another user takes at the same moment is refused as %s', async (field, code, change, taken) => {
  const [first, second] = [await harness.register(), await harness.register()];
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const { answer } = await server.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set(taken).where('email', '=', first.email).execute();
    const sent = harness.post('update', { ...change, currentPassword: second.password }, second.cookie);
    await expect.poll(async () => (await waiting.execute(server.db)).rows.length, patience).toBe(1);
    return { answer: sent };
  });
  const { statusCode, json } = await answer;
  expect([statusCode, json().errors]).toMatchObject([422, [{ code, field }]]);
});
