import { countriesIn } from '@rugby/domain/game/session/countries';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRegistration } from '../testing/registration.ts';
import { signInUser } from '../testing/signInUser.ts';
import { deleteOldRows } from '../retention/deleteOldRows.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

function post(path: string, payload: object = {}, cookie = '', to = server) {
  return to.app.inject({ method: 'POST', url: `/api/en/${path}`, payload, headers: { cookie } });
}

function readUser(cookie: string) {
  return server.app.inject({ url: '/api/en/user', headers: { cookie } });
}

type Answer = Awaited<ReturnType<typeof post>>;

function cookieOf({ cookies }: Answer): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function registerUser(change = {}): Promise<{ email: unknown; password: unknown; cookie: string }> {
  const { email, password, ...rest } = aRegistration(change);
  return { email, password, cookie: cookieOf(await post('user/register', { email, password, ...rest })) };
}

describe('logging in', () => {
  it('without a password is malformed', async () => {
    const answer = await post('auth/login', { email: 'a@b.c' });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: 'password' }] }]);
  });

  it('answers the same for a wrong password and for an unknown email address [A-080, A-251]', async () => {
    const { email } = await registerUser();
    const [wrong, unknown] = [
      await post('auth/login', { email, password: 'Fly-half10' }),
      await post('auth/login', { email: 'nobody\u0000@example.com', password: 'Fly-half10' }),
    ];
    expect([wrong.statusCode, unknown.statusCode]).toEqual([422, 422]);
    expect(wrong.body).toBe(unknown.body);
    expect(wrong.json()).toEqual({
      success: null,
      errors: [{ code: 'wrong-credentials', message: 'Incorrect password. Please try again.' }],
    });
  });

  it('is not possible for a simulated user, who has no password', async () => {
    await server.db
      .updateTable('users')
      .set({ passwordHash: null })
      .where('email', '=', String((await registerUser()).email))
      .execute();
    const row = await server.db.selectFrom('users').select('email').where('passwordHash', 'is', null).executeTakeFirstOrThrow();
    expect((await post('auth/login', { email: row.email, password: 'Scrum-half9' })).statusCode).toBe(422);
  });

  it('of a registered user accepts the email address in any case, returns the user, and starts a session [A-002, A-305, A-307]', async () => {
    const { email, password, cookie } = await registerUser();
    const answer = await post('auth/login', { email: ` ${String(email).toUpperCase()}`, password });
    expect(answer.json()).toEqual((await readUser(cookie)).json());
    expect((await readUser(cookieOf(answer))).json()).toEqual(answer.json());
  });

  it('creates a new session and ends the previous one', async () => {
    const { email, password, cookie } = await registerUser();
    const next = cookieOf(await post('auth/login', { email, password }, cookie));
    expect(next).not.toBe(cookie);
    expect([(await readUser(next)).statusCode, (await readUser(cookie)).statusCode]).toEqual([200, 401]);
  });
});

describe('a session', () => {
  it('is an id that scripts cannot read, with a marker that they can', async () => {
    const answer = await post('user/register', aRegistration());
    const common = { path: '/', sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 };
    expect(answer.cookies).toEqual([
      { name: 'session', value: expect.stringMatching(/^[\w-]{43}$/), httpOnly: true, ...common },
      { name: 'signed_in', value: '1', ...common },
    ]);
    const id = answer.cookies[0]?.value ?? '';
    const stored = await server.db.selectFrom('sessions').select('idHash').execute();
    expect(stored.map(({ idHash }) => idHash)).not.toContain(id);
  });

  it('is random in each of its 32 bytes', async () => {
    const registered = await Promise.all(Array.from({ length: 12 }, () => post('user/register', aRegistration())));
    const ids = registered.map(({ cookies }) => Buffer.from(cookies[0]?.value ?? '', 'base64url'));
    // Twelve random bytes are all equal once in 2⁸⁸ times.
    const varied = Array.from({ length: 32 }, (_, at) => new Set(ids.map((bytes) => bytes[at])).size > 1);
    expect(varied).toEqual(Array.from({ length: 32 }, () => true));
  });

  it('is Secure, and no other host of the site can set it, when the site uses https', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://game.example' });
    const answer = await post('user/register', aRegistration(), '', secure);
    expect(answer.cookies.map((cookie) => cookie.secure)).toEqual([true, true]);
    const [first] = answer.cookies;
    expect(first?.name).toBe('__Host-session');
    const value = first?.value ?? '';
    const readBy = async (cookie: string) => (await secure.app.inject({ url: '/api/en/user', headers: { cookie } })).statusCode;
    expect([await readBy(`__Host-session=${value}`), await readBy(`session=${value}`)]).toEqual([200, 401]);
    await secure.stop();
  });

  it('and the browser that logged in are known by cookies that no other host of the site can set, under https', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://game.example' });
    const form = aRegistration();
    await post('user/register', form, '', secure);
    const { cookies } = await post('auth/login', { email: form['email'], password: form['password'] }, '', secure);
    const unreadable = cookies
      .filter(({ httpOnly }) => httpOnly)
      .map(({ name, secure: isSecure, path }) => [name, isSecure, path]);
    expect(unreadable).toEqual([
      ['__Host-session', true, '/'],
      ['__Host-device', true, '/'],
    ]);
    await secure.stop();
  });

  it('returns its user as they registered [A-307]', async () => {
    const profile = { firstName: 'Ana', lastName: 'Waka', gender: 'another', dob: '14/02/1994', countryOfResidenceId: 36 };
    const { email, cookie } = await registerUser(profile);
    expect((await readUser(cookie)).json()).toMatchObject({ success: { user: { ...profile, email, modals: [] } }, errors: [] });
  });

  it('has no user without a cookie, with an unknown one and with an invalid one [A-307]', async () => {
    for (const cookie of ['', 'session=x', `session=${'A'.repeat(43)}`, 'signed_in=1']) {
      const answer = await readUser(cookie);
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { success: null, errors: [{ code: 'unauthorised' }] }]);
    }
  });

  it('ends with logging out, which needs no body and clears both cookies [A-306]', async () => {
    const { cookie } = await registerUser();
    const answer = await server.app.inject({ method: 'POST', url: '/api/en/auth/logout', headers: { cookie } });
    expect(answer.json()).toEqual({ success: {}, errors: [] });
    expect(answer.cookies.map(({ name, value, expires }) => [name, value, expires])).toEqual([
      ['session', '', new Date(0)],
      ['signed_in', '', new Date(0)],
    ]);
    expect((await readUser(cookie)).statusCode).toBe(401);
  });

  it('logging out twice is no error', async () => expect((await post('auth/logout')).statusCode).toBe(200));

  it.each([
    ['is valid after 29 days without use', '29 days', '29 days', 200],
    ['expires after 31 days without use and is deleted', '31 days', '31 days', 401],
    ['is valid after 89 days in use', '89 days', '0 days', 200],
    ['expires after 91 days in use and is deleted', '91 days', '0 days', 401],
  ])('%s', async (_, age, unused, status) => {
    const { db } = server;
    const user = await signInUser(db);
    await sql`update sessions set created_at = now() - ${age}::interval, last_used_at = now() - ${unused}::interval
      where user_id = ${user.id}`.execute(db);
    expect((await readUser(user.headers.cookie)).statusCode).toBe(status);
    await deleteOldRows(db);
    const left = await db.selectFrom('sessions').select('idHash').where('userId', '=', user.id).execute();
    expect(left).toHaveLength(status === 200 ? 1 : 0);
  });

  it('stores its use once an hour and renews its cookies then', async () => {
    const { cookie } = await registerUser();
    const use = () => sql`update sessions set last_used_at = now() - interval '61 minutes'`.execute(server.db);
    expect((await readUser(cookie)).cookies).toEqual([]);
    await use();
    expect((await readUser(cookie)).cookies.map(({ name }) => name)).toEqual(['session', 'signed_in']);
    expect((await readUser(cookie)).cookies).toEqual([]);
  });
});

describe('availability before registering', () => {
  it.each([
    ['check-email', { email: 'free@example.com' }, true, '[A-078, A-338]'],
    ['check-email', { email: 'TAKEN@example.com ' }, false, '[A-078, A-338]'],
    ['check-display-name', { displayName: 'Another user' }, true, '[A-263, A-311]'],
    ['check-display-name', { displayName: '@mó`unga' }, false, '[A-262, A-263, A-311]'],
    ['check-display-name', { displayName: '@deleted  USER' }, false, '(of deleted accounts) [A-263]'],
  ])('%s %j: %s %s', async (path, body, isAvailable, _row) => {
    await post('user/register', aRegistration({ email: 'taken@example.com', displayName: 'Mo’unga' }));
    expect((await post(`user/${path}`, body)).json()).toEqual({ success: { isAvailable }, errors: [] });
  });

  it.each([
    ['email', '', 'Please provide a valid email address', '[A-078, A-247]'],
    ['email', 'user', 'Please provide a valid email address', '[A-078, A-247]'],
    ['email', 'xn..a@-x-.com', 'Please provide a valid email address', '[A-078, A-247]'],
    ['email', `${'a'.repeat(250)}@x.com`, 'Please provide a valid email address', '[A-078, A-247]'],
    ['displayName', ' ', 'Please provide your display name', '[A-259, A-311]'],
    ['displayName', 'x@y', 'Display name must be at least 3 characters', '[A-261, A-311]'],
    ['displayName', 'x'.repeat(31), 'Display name must be at most 30 characters', '[A-311]'],
    ['displayName', 'Ri\u202Eco', 'Please use only characters that can be seen', '[A-311]'],
  ])('%s %j, which a registration refuses, is refused with the same reason: %s %s', async (field, value, message, _row) => {
    for (const edition of ['', 'trc/']) {
      const path = field === 'email' ? 'user/check-email' : 'user/check-display-name';
      const checked = await post(path, { [field]: value });
      expect([checked.statusCode, checked.json()]).toEqual([
        422,
        { success: null, errors: [{ code: 'invalid', message, field }] },
      ]);
      const registered = await post(`${edition}user/register`, aRegistration({ [field]: value }));
      expect(registered.json()).toEqual(checked.json());
    }
  });

  it('refuses a display name with a banned word', async () => {
    const strict = await startTestServer({ BANNED_WORDS: 'dunce*' });
    const answer = await post('user/check-display-name', { displayName: 'The Dunc3s' }, '', strict);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors: [{ code: 'invalid', field: 'displayName' }] }]);
    await strict.stop();
  });

  it('is refused without a value', async () => {
    expect((await post('user/check-email')).statusCode).toBe(400);
    expect((await post('user/check-display-name', { displayName: 7 })).statusCode).toBe(400);
  });
});

it('all countries are published without the blocked ones [G-347, A-302]', async () => {
  const answer = await server.app.inject('/json/countries.json');
  expect(answer.json()).toEqual(countriesIn('en-US'));
  expect(answer.body).not.toContain('"KP"');
});
