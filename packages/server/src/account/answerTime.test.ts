import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { createAccountHarness } from './testing/createAccountHarness.ts';

let server: TestServer;
let harness: ReturnType<typeof createAccountHarness>;

beforeAll(async () => {
  server = await startTestServer();
  harness = createAccountHarness(server.app);
  await sql`
    create function wait_a_second() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return null; end $$
  `.execute(server.db);
});
afterAll(() => server.stop());

// Two statements of a second each are longer than calls may take that hash no password, and each is shorter than a statement may take.
it.each([
  ['update', 'currentPassword', { password: 'Fly-half10' }, ['password_resets', 'sessions']],
  ['deactivate-account', 'password', {}, ['mails', 'password_reset_requests']],
])(
  'POST user/%s may take longer than other calls, because it hashes a password [A-310, A-312]',
  async (path, field, change, slow) => {
    const { cookie, password } = await harness.register();
    for (const table of slow)
      await sql`create trigger slow before delete on ${sql.table(table)} for each statement execute function wait_a_second()`.execute(
        server.db,
      );
    const { statusCode } = await harness.post(path, { ...change, [field]: password }, cookie);
    for (const table of slow) await sql`drop trigger slow on ${sql.table(table)}`.execute(server.db);
    expect(statusCode).toBe(200);
  },
);
