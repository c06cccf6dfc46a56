import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createWords } from '@rugby/domain/i18n/createWords';
import { catalog } from '@rugby/domain/i18n/catalog';
import { aRegistration } from '../testing/registration.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { mailResetLinks } from './mailResetLinks.ts';

let server: TestServer;
beforeAll(async () => {
  // The server would handle stored requests each second: here the tests say when.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  server = await startTestServer();
});
afterAll(async () => {
  vi.useRealTimers();
  await server.stop();
});

const words = createWords(catalog, 'en-US');
const deadLink = 'This link does not work any more: it works once, for one hour. Ask for a new one.';

function post(path: string, payload: object, cookie = '') {
  return server.app.inject({ method: 'POST', url: `/api/en/${path}`, payload, headers: { cookie } });
}

async function registerUser() {
  const form = aRegistration();
  const { cookies } = await post('user/register', form);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { email: String(form['email']), password: String(form['password']), cookie };
}

/** Lets the server handle the stored requests; returns the mails that it stored. */
async function handleRequests() {
  await server.db.deleteFrom('mails').execute();
  await mailResetLinks(server.db, { words, publicUrl: 'https://fantasy.example' });
  return server.db.selectFrom('mails').selectAll().execute();
}

/** Returns the token of a link that was mailed to the user. */
async function tokenFor(email: string): Promise<string> {
  await sql`update password_resets set created_at = now() - interval '2 minutes'`.execute(server.db);
  await post('password-reset/request', { email });
  const [mail] = await handleRequests();
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const messagesOf = (answer: Awaited<ReturnType<typeof post>>) =>
  answer.json<{ errors: { message: string; field?: string }[] }>().errors.map(({ message, field }) => [field, message]);

describe('a request for a link', () => {
  test('without a valid address is refused in the words of the form [A-282, A-315]', async () => {
    expect((await post('password-reset/request', {})).statusCode).toBe(400);
    const answer = await post('password-reset/request', { email: 'mere' });
    expect([answer.statusCode, messagesOf(answer)]).toEqual([422, [['email', 'Please provide a valid email address']]]);
  });

  test('answers the same, after the same statements, for an address with an account and for one without [A-081, A-315]', async () => {
    const { email } = await registerUser();
    const [known, unknown] = [
      await post('password-reset/request', { email }),
      await post('password-reset/request', { email: 'nobody@example.com' }),
    ];
    expect([known.statusCode, known.body]).toEqual([200, unknown.body]);
    const stored = await server.db.selectFrom('passwordResetRequests').select('emailKey').execute();
    expect(stored.map(({ emailKey }) => emailKey)).toEqual([email, 'nobody@example.com']);
    expect(await handleRequests()).toMatchObject([{ toAddress: email }]);
  });

  test('mails a link of the edition that asked, in any case of the address [A-081]', async () => {
    const { email } = await registerUser();
    await post('password-reset/request', { email: ` ${email.toUpperCase()} `, edition: 'trc' });
    expect(await handleRequests()).toMatchObject([
      {
        toAddress: email,
        edition: 'trc',
        subject: 'Reset your password',
        text: expect.stringMatching(/https:\/\/fantasy\.example\/rugby-championship\/reset-password\?token=[\w-]{43}\n/),
      },
    ]);
  });

  test('mails nothing to a simulated user, and one link a minute at most', async () => {
    const { email } = await registerUser();
    for (let time = 0; time < 3; time += 1) await post('password-reset/request', { email });
    expect(await handleRequests()).toHaveLength(1);
    await server.db.updateTable('users').set({ passwordHash: null }).where('email', '=', email).execute();
    await post('password-reset/request', { email });
    expect(await handleRequests()).toEqual([]);
  });

  test('mails a link also when the last one is from before the clock of the database was set back', async () => {
    const { email } = await registerUser();
    await tokenFor(email);
    await sql`update password_resets set created_at = now() + interval '3 hours'`.execute(server.db);
    await post('password-reset/request', { email });
    expect(await handleRequests()).toHaveLength(1);
  });
});

test('requests for a link, and links that do not work, are refused after ten each in a quarter of an hour from an IP address', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'on' });
  const codes: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const payload = { email: `user${index}@example.org` };
    codes.push((await limited.app.inject({ method: 'POST', url: '/api/en/password-reset/request', payload })).statusCode);
  }
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const resets: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const payload = { password: 'Fly-half10', token: `${index % 10}`.repeat(43) };
    resets.push((await limited.app.inject({ method: 'POST', url: '/api/en/password-reset', payload })).statusCode);
  }
  expect(resets).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  await limited.stop();
});

describe('a reset', () => {
  test.each([
    [{ password: 'scrumhalf9' }, 'password', words('auth.problems.password')],
    [{ password: 'Password1!' }, 'password', 'Many people use this password or one like it. Please choose another.'],
    [{ confirmPassword: 'Fly-half11' }, 'confirmPassword', 'Passwords do not match'],
    [{ token: 'x'.repeat(43) }, 'token', deadLink],
    [{ token: 'x'.repeat(42) }, 'token', words('server.cutLink')],
    [{ token: '' }, 'token', words('server.cutLink')],
  ])('with %j is refused at its field [A-281, A-316]', async (change, field, message) => {
    const { email } = await registerUser();
    const token = await tokenFor(email);
    const answer = await post('password-reset', { password: 'Fly-half10', token, ...change });
    expect([answer.statusCode, messagesOf(answer)]).toEqual([422, [[field, message]]]);
  });

  test('refuses a password with the name of its owner, and the link still works then', async () => {
    const { email } = await registerUser();
    const token = await tokenFor(email);
    await server.db
      .updateTable('users')
      .set({ firstName: 'Primrose', displayName: 'Kahurangi' })
      .where('email', '=', email)
      .execute();
    for (const password of [`Aa1!${email}`, 'Primrose-99', 'Kahurangi-99']) {
      const answer = await post('password-reset', { password, token });
      expect(messagesOf(answer)).toEqual([['password', 'Please choose a password without your name or email address']]);
    }
    expect((await post('password-reset', { password: 'Fly-half10', token })).statusCode).toBe(200);
  });

  test('sets the password and ends every session of the user [A-084, A-316]', async () => {
    const { email, password, cookie } = await registerUser();
    const other = await registerUser();
    const token = await tokenFor(email);
    const answer = await post('password-reset', { password: 'Fly-half10', confirmPassword: 'Fly-half10', token });
    expect(answer.json()).toEqual({ success: {}, errors: [] });
    const read = (sent: string) => server.app.inject({ url: '/api/en/user', headers: { cookie: sent } });
    expect([(await read(cookie)).statusCode, (await read(other.cookie)).statusCode]).toEqual([401, 200]);
    expect((await post('auth/login', { email, password })).statusCode).toBe(422);
    expect((await post('auth/login', { email, password: 'Fly-half10' })).statusCode).toBe(200);
    expect((await post('auth/login', { email: other.email, password: other.password })).statusCode).toBe(200);
  });

  test('works once, even for ten at the same time [A-316]', async () => {
    const token = await tokenFor((await registerUser()).email);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post('password-reset', { password: `Fly-half1${index}`, token })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(9);
  });

  test('is refused when the clock of the database was set back since the link was mailed', async () => {
    const { email } = await registerUser();
    const token = await tokenFor(email);
    await sql`update password_resets set created_at = created_at + interval '3 hours', expires_at = expires_at + interval '3 hours'`.execute(
      server.db,
    );
    const answer = await post('password-reset', { password: 'Fly-half10', token });
    expect([answer.statusCode, messagesOf(answer)]).toEqual([422, [['token', deadLink]]]);
  });

  test('works for one hour of the clock of the database, whatever that of the server says', async () => {
    const { email } = await registerUser();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60 * 60 * 1000 });
    await tokenFor(email);
    vi.useRealTimers();
    const { hours } = await server.db
      .selectFrom('passwordResets')
      .innerJoin('users', 'users.id', 'passwordResets.userId')
      .select(sql<string>`extract(epoch from password_resets.expires_at - now()) / 3600`.as('hours'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(Number(hours)).toBeGreaterThan(0.9);
    expect(Number(hours)).toBeLessThanOrEqual(1);
  });

  test('works with an older link too: whoever asks for further ones cannot take it from its owner', async () => {
    const { email } = await registerUser();
    const tokens: string[] = [];
    for (let time = 0; time < 7; time += 1) tokens.push(await tokenFor(email));
    expect(tokens.map((token) => token.length)).toEqual([43, 43, 43, 43, 43, 0, 0]);
    const [first = '', second = ''] = tokens;
    expect((await post('password-reset', { password: 'Fly-half10', token: first })).statusCode).toBe(200);
    for (const token of [first, second])
      expect(messagesOf(await post('password-reset', { password: 'Fly-half11', token }))).toEqual([['token', deadLink]]);
    expect(await tokenFor(email)).toHaveLength(43);
  });

  test('works once, even with two links at the same time', async () => {
    const { email } = await registerUser();
    const tokens = [await tokenFor(email), await tokenFor(email)];
    const answers = await Promise.all(tokens.map((token) => post('password-reset', { password: 'Fly-half10', token })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  test('works for one hour [A-316]', async () => {
    const { email } = await registerUser();
    const latest = await tokenFor(email);
    const [row] = await server.db.selectFrom('passwordResets').select('expiresAt').orderBy('createdAt', 'desc').execute();
    const mail = await server.db.selectFrom('mails').select('expiresAt').executeTakeFirstOrThrow();
    expect(mail).toEqual(row);
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000)).toBe(60);
    await sql`update password_resets set expires_at = now()`.execute(server.db);
    expect(messagesOf(await post('password-reset', { password: 'Fly-half10', token: latest }))).toEqual([['token', deadLink]]);
  });

  test('has a token of 256 bits of which the database stores the hash', async () => {
    const token = await tokenFor((await registerUser()).email);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await server.db.selectFrom('passwordResets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
