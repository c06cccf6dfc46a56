import { countBy } from 'es-toolkit';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildServer } from '../buildServer.ts';
import { readConfig } from '../config/config.ts';
import { cloneDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { hashText } from '../protection/hashText.ts';
import { aRegistration } from '../testing/registration.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { RateLimits } from './RateLimits.ts';
import { Passwords } from '../session/Passwords.ts';
import { BusyError } from './availability/BusyError.ts';
import { Allowance } from './Allowance.ts';
import { SharedAllowance } from './SharedAllowance.ts';
import { networkOf } from './networkOf.ts';

describe('an allowance', () => {
  it('allows again when its window ends, and returns the time until then', () => {
    let now = 0;
    const allowance = new Allowance(2, 60_000, () => now);
    expect([allowance.take('a'), allowance.take('a'), allowance.take('a'), allowance.take('b')]).toEqual([0, 0, 60, 0]);
    now = 59_001;
    expect(allowance.take('a')).toBe(1);
    now = 60_000;
    expect(allowance.take('a')).toBe(0);
  });

  it('never drops an open window, however many names strangers use, and its memory is bounded', () => {
    const allowance = new Allowance(1, 60_000);
    allowance.take('victim');
    for (let name = 0; name < 30_000; name += 1) allowance.take(`${name} ${'x'.repeat(name % 300)}`);
    expect(allowance.take('victim')).toBeGreaterThan(0);
    expect(allowance.size).toBeLessThanOrEqual(11_024);
  });

  it('forgets ended windows', () => {
    let now = 0;
    const allowance = new Allowance(1, 60_000, () => now);
    for (let name = 0; name < 500; name += 1) allowance.take(String(name));
    now = 60_000;
    expect([allowance.take('new'), allowance.size]).toEqual([0, 1]);
  });

  it('waits no longer when the clock of the machine is set back', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    const allowance = new Allowance(1, 60_000);
    allowance.take('a');
    vi.setSystemTime(0);
    expect(allowance.take('a')).toBeLessThanOrEqual(60);
    vi.useRealTimers();
  });
});

describe('an allowance that all processes share', () => {
  let database: TestDatabase;
  beforeAll(async () => (database = await cloneDatabase()));
  afterAll(() => database.drop());

  it('allows again when its window ends, returns the time until then, and counts each kind for itself', async () => {
    const [one, other] = ['one', 'other'].map((kind) => new SharedAllowance(database.db, kind, 2, 60_000));
    const taken = [
      await one?.take('a'),
      await one?.take('a'),
      await one?.take('a'),
      await one?.take('b'),
      await other?.take('a'),
    ];
    expect([taken, await one?.isUsedUp('a'), await one?.isUsedUp('b')]).toEqual([[0, 0, 60, 0, 0], true, false]);
    await sql`update rate_limits set ends_at = now()`.execute(database.db);
    expect([await one?.isUsedUp('a'), await one?.take('a'), await one?.take('a'), await one?.take('a')]).toEqual([
      false,
      0,
      0,
      60,
    ]);
  });

  it('waits no longer when the clock of the database is set back', async () => {
    const shared = new SharedAllowance(database.db, 'clock', 1, 60_000);
    await shared.take('a');
    await sql`update rate_limits set ends_at = ends_at + interval '1 hour'`.execute(database.db);
    expect([await shared.isUsedUp('a'), await shared.take('a'), await shared.take('a')]).toEqual([false, 0, 60]);
  });

  it('takes back what did not count, never below nothing, and is exact for requests at the same time', async () => {
    const shared = new SharedAllowance(database.db, 'exact', 5, 60_000);
    await shared.giveBack('new');
    const all = await Promise.all(Array.from({ length: 30 }, () => shared.take('new')));
    expect(all.filter((seconds) => seconds === 0)).toHaveLength(5);
    await shared.giveBack('new');
    expect([await shared.take('new'), await shared.take('new')]).toEqual([0, 60]);
  });

  it('stores no name', async () => {
    await new SharedAllowance(database.db, 'private', 5, 60_000).take('user@example.com');
    const { rows } = await sql<{ text: string }>`select r::text as text from rate_limits as r`.execute(database.db);
    expect(rows.map(({ text }) => text).join()).not.toContain('example');
  });
});

describe('a network', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['192.0.2.1:51234', '192.0.2.1'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ])('of %s is %s [D49]', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('limits', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  async function post(path: string, payload: object, remoteAddress = '192.0.2.1') {
    const answer = await server.app.inject({ method: 'POST', url: `/api/en/${path}`, payload, remoteAddress });
    return { status: answer.statusCode, code: answer.json<{ errors: { code: string }[] }>().errors[0]?.code, answer };
  }

  const wrong = { email: 'user@example.com', password: 'Wrong-word1' };

  it('ten failures block a network for 15 minutes, even all at once, and say for how long', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    const tries = await Promise.all(Array.from({ length: 12 }, () => post('auth/login', wrong)));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    const closed = await post('auth/login', { ...wrong, email: 'other@example.com' });
    expect([closed.status, closed.code]).toEqual([429, 'rate-limited']);
    expect(closed.answer.json()).toMatchObject({
      errors: [{ message: 'Too many attempts. Please try again in 15 minutes.' }],
    });
    expect(Number(closed.answer.headers['retry-after'])).toBeGreaterThan(890);
  });

  it('are counted for all processes of a database together', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    const config = readConfig({ LOG_LEVEL: 'silent', PRACTICE: '1' });
    const other = await buildServer({ config, db: server.db });
    onTestFinished(() => other.close());
    const request = { method: 'POST', url: '/api/en/auth/login', payload: wrong, remoteAddress: '192.0.2.1' } as const;
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? server.app : other).inject(request)),
    );
    expect(countBy(tries, ({ statusCode }) => statusCode)).toEqual({ 422: 10, 429: 2 });
  });

  it('an IPv6 network counts as one address [D49]', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    for (let host = 1; host <= 10; host += 1) await post('auth/login', wrong, `2001:db8:1:2::${host}`);
    expect((await post('auth/login', wrong, '2001:db8:1:2:9::')).status).toBe(429);
    expect((await post('auth/login', wrong, '2001:db8:1:3::1')).status).toBe(422);
  });

  it('after many wrong passwords an owner logs in from a known browser only, not from one known for another account [D49]', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    const form = aRegistration();
    await post('user/register', form);
    const right = { email: form['email'], password: form['password'] };
    const known = await post('auth/login', right, '198.51.100.1');
    const deviceIn = ({ answer }: typeof known) => answer.cookies.find(({ name }) => name === 'device');
    const device = deviceIn(known);
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const guess = (host: number) => post('auth/login', { ...right, password: 'Wrong-word1' }, `203.0.113.${host}`);
    for (let host = 1; host <= 10; host += 1) for (let time = 0; time < 5; time += 1) await guess(host);
    expect((await post('auth/login', right, '198.51.100.2')).status).toBe(200);
    for (let host = 11; host <= 21; host += 1) for (let time = 0; time < 5; time += 1) await guess(host);
    expect((await post('auth/login', right, '198.51.100.3')).status).toBe(429);
    const other = aRegistration();
    await post('user/register', other, '198.51.100.5');
    const otherDevice = deviceIn(
      await post('auth/login', { email: other['email'], password: other['password'] }, '198.51.100.5'),
    );
    const logInWith = async (value = '') =>
      server.app.inject({
        method: 'POST',
        url: '/api/en/auth/login',
        payload: right,
        remoteAddress: '198.51.100.4',
        cookies: { device: value },
      });
    expect(otherDevice?.value).not.toBe(device?.value);
    expect([(await logInWith(otherDevice?.value)).statusCode, (await logInWith(device?.value)).statusCode]).toEqual([429, 200]);
  });

  it('a login with the right password is not counted', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    const form = aRegistration();
    await post('user/register', form);
    const right = { email: form['email'], password: form['password'] };
    for (let time = 0; time < 12; time += 1) expect((await post('auth/login', right)).status).toBe(200);
  });

  it('a login or a reset that is refused because too many passwords wait is not counted', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    const form = aRegistration();
    await post('user/register', form);
    const { id: userId } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const token = 'a'.repeat(43);
    const expiresAt = new Date(Date.now() + 60_000);
    await server.db
      .insertInto('passwordResets')
      .values({ userId, tokenHash: hashText(token), expiresAt })
      .execute();
    const logIn = () => post('auth/login', { email: form['email'], password: form['password'] });
    const reset = () => post('password-reset', { token, password: 'Fly-half10' });
    const busy = [
      vi.spyOn(Passwords.prototype, 'matches').mockRejectedValue(new BusyError()),
      vi.spyOn(Passwords.prototype, 'hash').mockRejectedValue(new BusyError()),
    ];
    onTestFinished(() => busy.forEach((method) => method.mockRestore()));
    for (let time = 0; time < 10; time += 1) expect([(await logIn()).status, (await reset()).status]).toEqual([503, 503]);
    for (const method of busy) method.mockRestore();
    expect([(await logIn()).status, (await reset()).status]).toEqual([200, 200]);
  });

  it('a reset whose password is refused after its link was found is not counted', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    const form = aRegistration();
    await post('user/register', form);
    const { id: userId } = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const token = 'a'.repeat(43);
    const reset = { userId, tokenHash: hashText(token), expiresAt: new Date(Date.now() + 60_000) };
    await server.db.insertInto('passwordResets').values(reset).execute();
    const ownPassword = `Aa1!${String(form['email'])}`;
    for (let time = 0; time < 11; time += 1)
      expect((await post('password-reset', { token, password: ownPassword })).status).toBe(422);
    expect((await post('password-reset', { token, password: 'Fly-half10' })).status).toBe(200);
  });

  it('a login is refused before anything is counted for it while the queue of passwords is full', async () => {
    const counted = vi.spyOn(RateLimits.prototype, 'requireOwnDevice');
    const full = vi.spyOn(Passwords.prototype, 'assertNotFull').mockImplementation(() => {
      throw new BusyError();
    });
    onTestFinished(() => [counted, full].forEach((method) => method.mockRestore()));
    server = await startTestServer({ RATE_LIMITS: 'on' });
    expect([(await post('auth/login', wrong)).status, counted.mock.calls]).toEqual([503, []]);
  });

  it('registering and checking an address or a name share 120 requests a minute for an IP address [A-078]', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    const check = (from?: string) => post('user/check-email', { email: 'a@example.com' }, from);
    for (let time = 0; time < 120; time += 1) await check();
    expect([(await check()).status, (await post('user/register', aRegistration())).status]).toEqual([429, 429]);
    expect((await post('user/check-display-name', { displayName: 'Ana Waka' })).status).toBe(429);
    expect((await check('192.0.2.2')).status).toBe(200);
  });

  it('are off in practice mode when configured', async () => {
    server = await startTestServer();
    for (let time = 0; time < 12; time += 1) expect((await post('auth/login', wrong)).status).toBe(422);
  });
});
