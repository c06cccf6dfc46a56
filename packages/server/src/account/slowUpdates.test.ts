import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Passwords } from '../session/Passwords.ts';
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

it('neither a change of a name nor a picture waits for passwords', async () => {
  const [name, password, picture] = [await harness.register(), await harness.register(), await harness.register()];
  const hashed = Promise.withResolvers<string>();
  const hash = vi.spyOn(Passwords.prototype, 'hash').mockReturnValueOnce(hashed.promise);
  onTestFinished(() => hash.mockRestore());
  const change = { password: 'Try-Line-77', currentPassword: password.password };
  const slowPassword = harness.post('update', change, password.cookie);
  await vi.waitFor(() => expect(hash).toHaveBeenCalled(), patience);
  expect((await harness.post('update', { firstName: 'Ana', avatar: null }, name.cookie)).statusCode).toBe(200);
  const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  expect((await harness.sendFile(image, picture.cookie)).statusCode).toBe(200);

  hashed.resolve('none');
  expect((await slowPassword).statusCode).toBe(200);
});

it('a change without password, new address and picture has the time of every other call', async () => {
  await sql`
    create function wait_long() returns trigger language plpgsql as $$ begin perform pg_sleep(1.2); return null; end $$
  `.execute(server.db);
  const { cookie, password } = await harness.register();
  await sql`create trigger slow after update on users for each statement execute function wait_long()`.execute(server.db);
  onTestFinished(async () => {
    await sql`drop trigger slow on users`.execute(server.db);
  });
  const profile = { firstName: 'Ana', avatar: null };
  expect((await harness.post('update', profile, cookie)).statusCode).toBe(503);
  const whole = { ...profile, password: 'Try-Line-77', currentPassword: password };
  expect((await harness.post('update', whole, cookie)).statusCode).toBe(200);
});
