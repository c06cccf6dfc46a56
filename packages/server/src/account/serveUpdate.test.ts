import { genders } from '@rugby/domain/game/session/genders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Passwords } from '../session/Passwords.ts';
import { signInUser } from '../testing/signInUser.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { createAccountHarness } from './testing/createAccountHarness.ts';

let server: TestServer;
let harness: ReturnType<typeof createAccountHarness>;

beforeAll(async () => {
  server = await startTestServer();
  harness = createAccountHarness(server.app);
});
afterAll(() => server.stop());

describe('changing an account', () => {
  it('needs a session, is refused to pages of other sites, and reads no file without a session [A-025]', async () => {
    const { cookie } = await harness.register();
    const foreign = await harness.post('update', { firstName: 'Ana' }, cookie, { 'sec-fetch-site': 'cross-site' });
    expect([(await harness.post('update')).statusCode, foreign.statusCode]).toEqual([401, 403]);
    expect((await harness.sendFile(Buffer.alloc(100), 'session=x')).statusCode).toBe(401);
  });

  it.each([
    [{ firstName: 7 }, 400, 'firstName', '“First name” must be a text.'],
    [
      { isNotificationsEnabled: 'perhaps' },
      400,
      'isNotificationsEnabled',
      '“Email notifications” has a value that is not allowed here.',
    ],
    [{ avatar: 'http://example.com/x.png' }, 400, 'avatar', '“Picture” has a value that is not allowed here.'],
    [{ countryOfResidenceId: 408 }, 422, 'countryOfResidenceId', 'Please select a country'],
    [{ countryOfResidenceId: -1 }, 422, 'countryOfResidenceId', 'Please select a country'],
    [{ dob: '01/01/2026' }, 422, 'dob', 'You must be atleast 12 years old'],
    [{ supportedSquadId: 999 }, 422, 'supportedSquadId', 'Please choose a squad from the list'],
    [{ gender: 'unsaid' }, 422, 'gender', 'Please provide your gender'],
    [{ displayName: 'x' }, 422, 'displayName', 'Display name must be at least 3 characters'],
  ])('to %j is %i and names the field [A-276, A-277, A-350]', async (change, status, field, message) => {
    const { cookie } = await harness.register();
    const answer = await harness.post('update', change, cookie);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { errors: [{ field, message }] }]);
  });

  it('stores what is sent and nothing else, and answers the whole account [A-190, A-262, A-310]', async () => {
    const { cookie, email } = await harness.register();
    const before: { success: { user: object } } = (await harness.get('user', cookie)).json();
    const change = {
      displayName: '@Ardie of Wellington',
      firstName: 'Ardie',
      lastName: 'of Wellington',
      gender: 'male',
      dob: '29/02/1992',
      countryOfResidenceId: 242,
      isNotificationsEnabled: true,
      optInNzr: true,
      optInRugbyAu: false,
      optInSA: true,
    };
    const ofTheServer = {
      id: 1,
      playedGames: ['trc_fantasy'],
      passwordHash: null,
      emailKey: 'ana@example.com',
      createdAt: '2020-01-01',
    };
    const answer = await harness.post('update', { ...change, ...ofTheServer }, cookie);
    const user = { ...before.success.user, ...change, displayName: 'Ardie of Wellington', email };
    expect(answer.json()).toEqual({ success: { user }, errors: [] });
    expect((await harness.get('user', cookie)).json()).toEqual({ success: { user }, errors: [] });
    const choices = { isNotificationsEnabled: false, optInRugbyAu: true, optInSA: false };
    const changed = (await harness.post('update', choices, cookie)).json();
    expect(changed).toEqual({ success: { user: { ...user, ...choices } }, errors: [] });
  });

  it('answers the user as they are after the change [A-222]', async () => {
    const answer = await harness.post('update', { firstName: 'Ana' }, (await harness.register()).cookie);
    expect(answer.json()).toMatchObject({ success: { user: { firstName: 'Ana' } } });
  });

  it.each(genders)('stores the gender %s [A-195]', async (gender) => {
    const { cookie } = await harness.register({ gender: gender === 'male' ? 'female' : 'male' });
    expect((await harness.post('update', { gender }, cookie)).json()).toMatchObject({ success: { user: { gender } } });
  });

  it('reads the same from a multipart form [A-310]', async () => {
    const { cookie } = await harness.register();
    const payload = '--e\r\nContent-Disposition: form-data; name="isNotificationsEnabled"\r\n\r\nfalse\r\n--e--\r\n';
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/en/user/update',
      payload,
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=e' },
    });
    expect(answer.json()).toMatchObject({ success: { user: { isNotificationsEnabled: false } } });
  });

  it('refuses a name and an email address of another account, and keeps both [A-263]', async () => {
    const other = await harness.register();
    const { cookie, password } = await harness.register();
    const change = { displayName: other.displayName.toUpperCase(), email: other.email, currentPassword: password };
    const answer = await harness.post('update', change, cookie);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        errors: [
          { field: 'email', message: 'There is already an account with this email address' },
          { field: 'displayName', message: 'This display name is already taken' },
        ],
      },
    ]);
  });

  it('may change the case of the own name', async () => {
    const { cookie, displayName } = await harness.register();
    const answer = await harness.post('update', { displayName: displayName.toUpperCase() }, cookie);
    expect(answer.json()).toMatchObject({ success: { user: { displayName: displayName.toUpperCase() } } });
  });

  it('needs the current password for a new email address [A-310]', async () => {
    const { cookie, password } = await harness.register();
    const email = `new-${Date.now()}@example.com`;
    expect((await harness.post('update', { email }, cookie)).json()).toMatchObject({
      errors: [{ code: 'password-required', field: 'currentPassword', message: 'Please enter your current password.' }],
    });
    const answer = await harness.post('update', { email, currentPassword: password }, cookie);
    expect(answer.json()).toMatchObject({ success: { user: { email } } });
  });

  it('of two requests for one name at once refuses one', async () => {
    const users = [await harness.register(), await harness.register()];
    const answers = await Promise.all(users.map(({ cookie }) => harness.post('update', { displayName: 'The only one' }, cookie)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('keeps the squad of the other edition [A-189]', async () => {
    const { id, headers } = await signInUser(server.db, { supportedSquads: JSON.stringify({ srp: 3, trc: 5 }) });
    const answer = await harness.post('update', { supportedSquadId: 0 }, headers.cookie);
    expect(answer.json()).toMatchObject({ success: { user: { id, supportedSquadId: 0, trcSupportedSquadId: 5 } } });
  });
});

describe('changing the password', () => {
  it('drops the new password when the client is gone', async () => {
    const { cookie, password: currentPassword } = await harness.register();
    const hash = vi.spyOn(Passwords.prototype, 'hash');
    onTestFinished(() => hash.mockRestore());
    await harness.post('update', { password: 'Fly-half10x', currentPassword }, cookie);
    const signals = hash.mock.calls.filter(([password]) => password === 'Fly-half10x').map(([, signal]) => signal);
    expect(signals).toEqual([expect.any(AbortSignal)]);
  });

  it('needs the current one [A-089, A-279, A-310]', async () => {
    const { cookie } = await harness.register();
    const password = 'Fly-half10x';
    expect((await harness.post('update', { password }, cookie)).json().errors).toMatchObject([{ code: 'password-required' }]);
    const wrong = await harness.post('update', { password, currentPassword: 'Fly-half10y' }, cookie);
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      422,
      { errors: [{ code: 'wrong-credentials', field: 'currentPassword', message: 'This is not your current password.' }] },
    ]);
  });

  it.each([
    ['short', 'Password must include 8 characters, including 1 upper case character, 1 number and 1 special character'],
    ['Password1!', 'Many people use this password or one like it. Please choose another.'],
    ['Folau-1990', 'Please choose a password without your name or email address'],
  ])('refuses %s [A-249, A-275, A-363]', async (weak, message) => {
    const { cookie, password } = await harness.register();
    const answer = await harness.post('update', { password: weak, currentPassword: password }, cookie);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'weak-password', field: 'password', message }] });
  });

  it('refuses one that contains the name which is sent with it [A-275]', async () => {
    const { cookie, password: currentPassword } = await harness.register();
    const answer = await harness.post('update', { lastName: 'Primrose', password: 'Primrose-99', currentPassword }, cookie);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'weak-password', field: 'password' }] });
  });

  it('refuses another password in its repetition [A-279, A-280]', async () => {
    const { cookie, password, email } = await harness.register();
    const change = { password: 'Fly-half10x', currentPassword: password };
    const answer = await harness.post('update', { ...change, confirmPassword: 'Fly-half10y' }, cookie);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: [{ code: 'invalid', field: 'confirmPassword', message: 'Passwords must match' }] },
    ]);
    expect((await harness.logIn(email, password)).length).toBeGreaterThan(20);
    expect((await harness.post('update', { ...change, confirmPassword: 'Fly-half10x' }, cookie)).statusCode).toBe(200);
  });

  it('ends the other sessions and keeps this one; only the new password logs in, and other users log in as before [A-089, A-310]', async () => {
    const [{ email, password, cookie }, another] = [await harness.register(), await harness.register()];
    const other = await harness.logIn(email, password);
    expect((await harness.post('update', { password: 'Fly-half10x', currentPassword: password }, cookie)).statusCode).toBe(200);
    expect([(await harness.get('user', cookie)).statusCode, (await harness.get('user', other)).statusCode]).toEqual([200, 401]);
    expect([await harness.logIn(email, password), (await harness.logIn(email, 'Fly-half10x')).length > 20]).toEqual(['', true]);
    expect(await harness.logIn(another.email, another.password)).not.toBe('');
  });

  it.each([
    ['the password', { password: 'Fly-half10x' }],
    ['the address', { email: 'ardie.elsewhere@example.com' }],
  ])('ends a password reset that was mailed before, as a change of %s does [A-310]', async (_, change) => {
    const [{ password, cookie, email }, other] = [await harness.register(), await harness.register()];
    await sql`insert into password_resets (user_id, token_hash, expires_at)
      select id, email, now() + interval '1 hour' from users where email in (${email}, ${other.email})`.execute(server.db);
    expect((await harness.post('update', { ...change, currentPassword: password }, cookie)).statusCode).toBe(200);
    const left = server.db.selectFrom('passwordResets').select('tokenHash').where('tokenHash', 'in', [email, other.email]);
    expect(await left.execute()).toEqual([{ tokenHash: other.email }]);
  });

  it('is done once when it is repeated with its key', async () => {
    const { password, cookie } = await harness.register();
    const change = { password: 'Fly-half10x', currentPassword: password };
    const key = { 'idempotency-key': 'once' };
    const first = await harness.post('update', change, cookie, key);
    expect((await harness.post('update', change, cookie, key)).body).toBe(first.body);
  });

  it('counts wrong passwords as failed logins', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on' });
    const { register, post } = createAccountHarness(limited.app);
    const { cookie } = await register();
    const attempt = async () => (await post('update', { password: 'Fly-half10x', currentPassword: 'x' }, cookie)).statusCode;
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push(await attempt());
    expect([statuses.slice(0, 10).every((status) => status === 422), statuses[10]]).toEqual([true, 429]);
    await limited.stop();
  });
});

describe('sessions', () => {
  it('need a session', async () => {
    expect((await harness.get('user/sessions')).statusCode).toBe(401);
    expect((await harness.post('session/1/end')).statusCode).toBe(401);
    expect((await harness.post('sessions/end-others')).statusCode).toBe(401);
  });

  it('are listed with their devices, the current one first', async () => {
    const { email, password, cookie } = await harness.register();
    await harness.logIn(
      email,
      password,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    );
    const { success }: { success: { sessions: object[] } } = (await harness.get('user/sessions', cookie)).json();
    expect(success.sessions).toMatchObject([
      { isCurrent: true, device: { kind: 'unknown', browser: null, system: null } },
      { isCurrent: false, device: { kind: 'phone', browser: 'Safari', system: 'iPhone' } },
    ]);
  });

  it('are listed, however many they are', async () => {
    const { id, headers } = await signInUser(server.db);
    const many = Array.from({ length: 60 }, (_, index) => ({ idHash: `device ${index} of ${id}`, userId: id }));
    await server.db.insertInto('sessions').values(many).execute();
    const { success }: { success: { sessions: object[] } } = (await harness.get('user/sessions', headers.cookie)).json();
    expect(success.sessions).toHaveLength(61);
  });

  it('are not listed when they have expired', async () => {
    const { email, password, cookie } = await harness.register();
    const other = await harness.logIn(email, password);
    const expired = sql`update sessions set last_used_at = now() - interval '31 days' where id = (select max(id) from sessions)`;
    await expired.execute(server.db);
    expect((await harness.get('user', other)).statusCode).toBe(401);
    const { success }: { success: { sessions: object[] } } = (await harness.get('user/sessions', cookie)).json();
    expect(success.sessions).toHaveLength(1);
  });

  it('of the user are ended one by one, those of others are not', async () => {
    const { email, password, cookie } = await harness.register();
    const other = await harness.logIn(email, password);
    const otherUser = await harness.register();
    const sessions: { success: { sessions: { id: number; isCurrent: boolean }[] } } = (
      await harness.get('user/sessions', cookie)
    ).json();
    const sessionsOfOther: typeof sessions = (await harness.get('user/sessions', otherUser.cookie)).json();
    for (const { id } of [
      ...sessions.success.sessions.filter(({ isCurrent }) => !isCurrent),
      ...sessionsOfOther.success.sessions,
    ])
      expect((await harness.post(`session/${id}/end`, {}, cookie)).statusCode).toBe(200);
    const statuses = [cookie, other, otherUser.cookie].map(async (some) => (await harness.get('user', some)).statusCode);
    expect(await Promise.all(statuses)).toEqual([200, 401, 200]);
  });

  it('are ended everywhere else at once, as often as it is asked', async () => {
    const [{ email, password, cookie }, otherUser] = [await harness.register(), await harness.register()];
    const others = [await harness.logIn(email, password), await harness.logIn(email, password)];
    for (let times = 0; times < 2; times += 1)
      expect((await harness.post('sessions/end-others', {}, cookie)).json()).toEqual({ success: {}, errors: [] });
    const statuses = [cookie, otherUser.cookie, ...others].map(async (some) => (await harness.get('user', some)).statusCode);
    expect(await Promise.all(statuses)).toEqual([200, 200, 401, 401]);
  });
});
