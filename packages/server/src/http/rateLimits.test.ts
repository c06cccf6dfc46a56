import { afterEach, describe, expect, it } from 'vitest';
import { aRegistration } from '../testing/registration.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { Allowance } from './Allowance.ts';

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

  it('stores 10,000 names and drops the oldest', () => {
    const allowance = new Allowance(1, 60_000);
    for (let name = 0; name <= 10_000; name += 1) allowance.take(String(name));
    expect([allowance.take('1') > 0, allowance.take('10000') > 0, allowance.take('0')]).toEqual([true, true, 0]);
  });
});

describe('limits', () => {
  let server: TestServer;
  afterEach(() => server.stop());

  async function post(path: string, payload: object, remoteAddress = '192.0.2.1') {
    const answer = await server.app.inject({ method: 'POST', url: `/api/en/${path}`, payload, remoteAddress });
    return { status: answer.statusCode, code: answer.json<{ errors: { code: string }[] }>().errors[0]?.code, answer };
  }

  const wrong = { email: 'user@example.com', password: 'Wrong-word1' };

  it('ten failures block an account and an IP address for 15 minutes, even all at once', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    const tries = await Promise.all(Array.from({ length: 12 }, () => post('auth/login', wrong)));
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    const closed = await post('auth/login', wrong, '192.0.2.2');
    expect([closed.status, closed.code]).toEqual([429, 'rate-limited']);
    expect(Number(closed.answer.headers['retry-after'])).toBeGreaterThan(890);
    expect((await post('auth/login', { ...wrong, email: 'other@example.com' })).status).toBe(429);
    expect((await post('auth/login', { ...wrong, email: 'other@example.com' }, '192.0.2.2')).status).toBe(422);
  });

  it('a login with the right password is not counted', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    const form = aRegistration();
    await post('user/register', form);
    const right = { email: form['email'], password: form['password'] };
    for (let time = 0; time < 12; time += 1) expect((await post('auth/login', right)).status).toBe(200);
  });

  it('registering and checking share 120 requests a minute for an IP address', async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    const check = (from?: string) => post('user/check-email', { email: 'a@example.com' }, from);
    for (let time = 0; time < 120; time += 1) await check();
    expect([(await check()).status, (await post('user/register', aRegistration())).status]).toEqual([429, 429]);
    expect((await check('192.0.2.2')).status).toBe(200);
  });

  it('are off in practice mode when configured', async () => {
    server = await startTestServer();
    for (let time = 0; time < 12; time += 1) expect((await post('auth/login', wrong)).status).toBe(422);
  });
});
