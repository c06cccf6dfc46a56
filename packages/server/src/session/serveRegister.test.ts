import { editionIds } from '@rugby/domain/editions';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { aRegistration } from '../testing/registration.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const tooLarge = 'That is more than can be sent at once. Please shorten it and send it again.';

const consents = ['optInNzr', 'optInRugbyAu', 'optInSA'];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  for (const edition of editionIds) {
    await server.db.insertInto('seasons').values({ edition, origin: 'import' }).execute();
    const squad = { edition, id: 4, name: 'Reds', abbreviation: 'RED', badge: 'RED' };
    await server.db.insertInto('squads').values(squad).execute();
  }
});
afterAll(() => server.stop());

function register(payload: Record<string, unknown>, path = 'user/register', headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'POST', url: `/api/en/${path}`, payload, headers });
}

async function refusals(change: Record<string, unknown>): Promise<unknown> {
  const answer = await register(aRegistration(change));
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([422, undefined]);
  return answer.json<{ errors: unknown }>().errors;
}

describe('registering', () => {
  it('is refused from a page of another site', async () => {
    const answer = await register(aRegistration(), 'user/register', { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { errors: [{ code: 'forbidden' }] }]);
  });

  it('without a field or with a number instead of a text is refused with its name', async () => {
    const answer = await register(aRegistration({ email: undefined, firstName: 7 }));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        errors: [
          { code: 'malformed', field: 'email' },
          { code: 'malformed', field: 'firstName' },
        ],
      },
    ]);
  });

  it.each([
    ['user/register', 'countryOfResidenceId', '', '“Country of residence” is empty. Please choose a value.', '[A-270]'],
    ['trc/user/register', 'countryOfResidenceId', null, '“Country of residence” is empty. Please choose a value.', '[A-270]'],
    ['user/register', 'supportedSquadId', '', '“Supported squad” is empty. Please choose a value.', '[A-271]'],
    ['trc/user/register', 'trcSupportedSquadId', '', '“Supported squad” is empty. Please choose a value.', '[A-271]'],
  ])('%s with %s %j is refused: %s %s', async (path, field, value, message, _row) => {
    const answer = await register(aRegistration({ [field]: value }), path);
    expect([answer.statusCode, answer.json()]).toEqual([400, { success: null, errors: [{ code: 'malformed', message, field }] }]);
  });

  it.each([
    ['email', 'user', 'invalid', 'Please provide a valid email address', '[A-248]'],
    [
      'password',
      'scrum-half9',
      'weak-password',
      'Password must include 8 characters, including 1 upper case character, 1 number and 1 special character',
      '[A-250]',
    ],
    ['email', 'a@x.com,b@y.com', 'invalid', 'Please provide a valid email address', '[A-247]'],
    ['email', '<script>@x.com', 'invalid', 'Please provide a valid email address', '[A-247]'],
    ['email', 'a@[127.0.0.1]', 'invalid', 'Please provide a valid email address', '[A-247]'],
    ['email', 'xn..a@-x-.com', 'invalid', 'Please provide a valid email address', '[A-247]'],
    ['password', 'Folau-1990', 'weak-password', 'Please choose a password without your name or email address', '(ours)'],
    ['displayName', 'Ri\u202Eco', 'invalid', 'Please use only characters that can be seen', '(ours)'],
    ['displayName', 'Ri\uD800co', 'invalid', 'Please use only characters that can be seen', '(ours)'],
    ['displayName', 'Ri\uE000co', 'invalid', 'Please use only characters that can be seen', '(ours)'],
    ['firstName', ' ', 'invalid', 'Please provide your first name', '[A-257]'],
    ['lastName', '\u0000', 'invalid', 'Please provide your last name', '[A-258]'],
    ['displayName', '@@', 'invalid', 'Please provide your display name', '[A-259]'],
    ['displayName', 'x@y', 'invalid', 'Display name must be at least 3 characters', '[A-261]'],
    ['terms', false, 'terms-required', 'Please accept Terms & Conditions', '[A-264]'],
    ['gender', 'none', 'invalid', 'Please provide your gender', '[A-265]'],
    ['dob', '01/01/2125', 'invalid', 'You must be at least 12 years old', '[A-268]'],
    ['dob', '31/02/1990', 'invalid', 'Invalid date', '[A-269]'],
    ['countryOfResidenceId', 0, 'invalid', 'Please provide your country of residence', '[A-270]'],
    ['countryOfResidenceId', 408, 'invalid', 'Please provide your country of residence', '[A-302]'],
    ['countryOfResidenceId', 999, 'invalid', 'Please provide your country of residence', '[A-270]'],
    ['countryOfResidenceId', -1, 'invalid', 'Please provide your country of residence', '[A-270]'],
    ['supportedSquadId', 12345, 'invalid', 'Please choose a squad from the list', '(ours)'],
  ])('%s %j is refused as %s: %s %s', async (field, value, code, message, _row) => {
    expect(await refusals({ [field]: value })).toEqual([{ code, message, field }]);
  });

  test.each(
    'Passw0rd! Password1! 1q2w3E4R! Football1! Sasha_007 P@ssw0rd-1 Pa$$word.1 Dragon_2026 M0nkey-12 Dr@g0n-2026 2026-Password Rugby-2026 Crusaders-1 All-Blacks-26'.split(
      ' ',
    ),
  )('%s is refused as a common password', async (password) => {
    const message = 'Many people use this password or one like it. Please choose another.';
    expect(await refusals({ password })).toEqual([{ code: 'weak-password', message, field: 'password' }]);
  });

  test.each(['Primrose-99', 'Dr@gon-of-2026', 'Scrum-half9x', 'Rugby-Dragon1', 'Go-Crusaders-1', '20260-Dragon'])(
    '%s is not a common password',
    async (password) => {
      expect((await register(aRegistration({ password }))).statusCode).toBe(200);
    },
  );

  it('reports a taken email address and a taken name, in any case and accents [A-078, A-263]', async () => {
    await register(aRegistration({ email: 'Rico@example.com', displayName: 'Mo’unga' }));
    expect(await refusals({ email: 'rico@EXAMPLE.com', displayName: "@MÓ'UNGA" })).toMatchObject([
      { code: 'email-taken', field: 'email' },
      { code: 'display-name-taken', field: 'displayName' },
    ]);
  });

  it('and an account changed afterwards, never get the name that deleted accounts have', async () => {
    const taken = [{ code: 'display-name-taken', field: 'displayName' }];
    expect(await refusals({ displayName: 'Deleted user' })).toMatchObject(taken);
    const registered = await register(aRegistration());
    const cookie = registered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const renamed = await register({ displayName: 'DELETED USER' }, 'user/update', { cookie });
    expect([renamed.statusCode, renamed.json().errors]).toMatchObject([422, taken]);
  });

  it('ten times at once creates one account; the others are refused with what is taken', async () => {
    const form = aRegistration();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(form)));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 422)).toHaveLength(9);
  });

  it('returns the whole user and signs in [A-187, A-188, A-308]', async () => {
    const about = { firstName: 'Nepo', lastName: 'Laulala', gender: 'male', countryOfResidenceId: 242, optInNzr: true };
    const answer = await register(aRegistration({ ...about, email: ' Nepo@Example.com ', displayName: '@Nepo  L' }));
    const user = {
      ...about,
      id: expect.any(Number),
      email: 'Nepo@Example.com',
      displayName: 'Nepo L',
      dob: '31/12/1990',
      avatar: null,
      supportedSquadId: 0,
      trcSupportedSquadId: 0,
      isNotificationsEnabled: false,
      optInRugbyAu: false,
      optInSA: false,
      playedGames: ['srp_fantasy'],
      modals: [],
    };
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: { user }, errors: [] }]);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const read = await server.app.inject({ url: '/api/en/user', cookies });
    expect(read.json()).toEqual(answer.json());
  });

  it('stores a display name without its @ [A-262]', async () => {
    const answer = await register(aRegistration({ displayName: '@Ardie @Savea' }));
    expect(answer.json()).toMatchObject({ success: { user: { displayName: 'Ardie Savea' } } });
  });

  it.each([[], ['optInNzr'], ['optInRugbyAu'], ['optInSA']])(
    'stores the consents that are given, and needs none of them: %j [A-272, A-308]',
    async (...given) => {
      const answer = await register(aRegistration(Object.fromEntries(given.map((consent) => [consent, true]))));
      const { user } = answer.json<{ success: { user: Record<string, unknown> } }>().success;
      expect(consents.filter((consent) => user[consent] === true)).toEqual(given);
    },
  );

  it('stores the password as an argon2id hash of 19 MiB', async () => {
    const form = aRegistration();
    await register(form);
    const row = server.db.selectFrom('users').select('passwordHash').where('email', '=', String(form['email']));
    expect((await row.executeTakeFirstOrThrow()).passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it.each([
    ['user/register', 'srp_fantasy', '[A-308]'],
    ['trc/user/register', 'trc_fantasy', '[G-005]'],
    ['user/register/trc', 'trc_fantasy', '[G-005]'],
  ])('%s creates an account that plays %s %s', async (path, game) => {
    expect((await register(aRegistration(), path)).json()).toMatchObject({ success: { user: { playedGames: [game] } } });
  });

  it.each([
    ['srp', 'user/register', { supportedSquadId: 4, trcSupportedSquadId: 0 }],
    ['trc', 'trc/user/register', { supportedSquadId: 0, trcSupportedSquadId: 4 }],
  ])('accepts a squad of its edition, %s [A-271, A-308]', async (_, path, supported) => {
    expect((await register(aRegistration(supported), path)).json()).toMatchObject({ success: { user: supported } });
  });
});

it('a body over 64 KB is too large, and the reason says so', async () => {
  const answer = await register(aRegistration({ firstName: 'x'.repeat(65_536) }));
  expect([answer.statusCode, answer.json()]).toMatchObject([413, { errors: [{ message: tooLarge }] }]);
});

describe('a multipart form', () => {
  it('registers as JSON does, with its flags and numbers as text [A-191, A-308]', async () => {
    const texts = { ...aRegistration({ optInSA: '1' }), optInNzr: 'true', optInRugbyAu: 'false' };
    const answer = await post(multipart(texts));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { success: { user: { countryOfResidenceId: 554, optInSA: true, optInNzr: true, optInRugbyAu: false } } },
    ]);
  });

  it('with a file or with a long text is too large', async () => {
    const file = '--edge\r\nContent-Disposition: form-data; name="avatar"; filename="a.png"\r\n\r\nx\r\n--edge--\r\n';
    expect((await post(file)).statusCode).toBe(413);
    expect((await post(multipart({ ...aRegistration(), firstName: 'x'.repeat(1001) }))).statusCode).toBe(413);
  });

  it('over 64 KB in all is too large, and the reason says so', async () => {
    const answer = await post(`${multipart(aRegistration())}${' '.repeat(65_536)}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { errors: [{ message: tooLarge }] }]);
  });

  it('that is incomplete is malformed', async () => {
    expect((await post(multipart(aRegistration()).slice(0, -12))).statusCode).toBe(400);
  });

  it('whose part claims to be JSON and is not is malformed', async () => {
    const part =
      '--edge\r\nContent-Disposition: form-data; name="email"\r\nContent-Type: application/json\r\n\r\n{\r\n--edge--\r\n';
    expect((await post(part)).statusCode).toBe(400);
  });

  function multipart(fields: Record<string, unknown>): string {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    );
    return `${parts.join('')}--edge--\r\n`;
  }

  function post(payload: string) {
    const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
    return server.app.inject({ method: 'POST', url: '/api/en/user/register', payload, headers });
  }
});

it('refuses a display name with a banned word, at the registration and later', async () => {
  const strict = await startTestServer({ BANNED_WORDS: 'dunce*' });
  const refused = [{ code: 'invalid', message: expect.stringContaining('not allowed'), field: 'displayName' }];
  const send = (url: string, payload: object, cookie = '') =>
    strict.app.inject({ method: 'POST', url: `/api/en/user/${url}`, payload, headers: { cookie } });
  const banned = await send('register', aRegistration({ displayName: 'The Dunc3s' }));
  expect([banned.statusCode, banned.json().errors]).toEqual([422, refused]);
  const registered = await send('register', aRegistration());
  const cookie = registered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const renamed = await send('update', { displayName: 'd.u.n.c.e' }, cookie);
  expect([renamed.statusCode, renamed.json().errors]).toEqual([422, refused]);
  await strict.stop();
});
