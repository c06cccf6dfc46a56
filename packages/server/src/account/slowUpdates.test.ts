import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Passwords } from '../session/Passwords.ts';
import { patience } from '../testing/patience.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { createAccountHarness } from './testing/createAccountHarness.ts';
import * as encoder from './encodeAvatar.ts';

vi.mock('./encodeAvatar.ts', { spy: true });

const image = Buffer.from('a picture');

let server: TestServer;
let harness: ReturnType<typeof createAccountHarness>;

beforeAll(async () => {
  server = await startTestServer();
  harness = createAccountHarness(server.app);
});
afterAll(() => server.stop());

it('a change of a name waits neither for passwords nor for pictures, and neither of these for the other', async () => {
  const [name, password, picture] = [await harness.register(), await harness.register(), await harness.register()];
  const held = Promise.withResolvers<Buffer>();
  const encode = vi.mocked(encoder.encodeAvatar).mockReturnValueOnce(held.promise);
  const slowPicture = harness.sendFile(image, picture.cookie);
  await vi.waitFor(() => expect(encode).toHaveBeenCalled(), patience);
  const change = { password: 'Try-Line-77', currentPassword: password.password };
  expect((await harness.post('update', change, password.cookie)).statusCode).toBe(200);

  const hashed = Promise.withResolvers<string>();
  const hash = vi.spyOn(Passwords.prototype, 'hash').mockReturnValueOnce(hashed.promise);
  onTestFinished(() => hash.mockRestore());
  const slowPassword = harness.post('update', { ...change, currentPassword: 'Try-Line-77' }, password.cookie);
  await vi.waitFor(() => expect(hash).toHaveBeenCalled(), patience);
  expect((await harness.post('update', { firstName: 'Ana', avatar: null }, name.cookie)).statusCode).toBe(200);

  held.resolve(image);
  hashed.resolve('none');
  expect((await Promise.all([slowPicture, slowPassword])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

it('one picture of a user waits at most, so that those of others are not kept waiting', async () => {
  const [first, other] = [await harness.register(), await harness.register()];
  const held = Promise.withResolvers<Buffer>();
  const encode = vi.mocked(encoder.encodeAvatar).mockReset().mockReturnValueOnce(held.promise);
  const running = harness.sendFile(image, other.cookie);
  await vi.waitFor(() => expect(encode).toHaveBeenCalled(), patience);
  encode.mockResolvedValue(image);
  const both = [harness.sendFile(image, first.cookie), harness.sendFile(image, first.cookie)];
  const refused = await Promise.race(both);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
  held.resolve(image);
  const statuses = (await Promise.all([running, ...both])).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 503]);
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
