import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { signInUser, type SignedInUser } from '../testing/signInUser.ts';
import { aSeason } from '../testing/aSeason.ts';
import { emptyLineup } from '@rugby/domain/game/model/lineup';

let server: TestServer;
let user: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  await aSeason(server.db);
  user = await signInUser(server.db);
});
afterAll(() => server.stop());

async function reasons(path: string, payload: object): Promise<unknown> {
  const answer = await server.app.inject({ method: 'POST', url: `/api/en/${path}`, headers: user.headers, payload });
  expect(answer.statusCode).toBe(400);
  return answer.json<{ errors: unknown }>().errors;
}

const boosters = 'TRIPLE_CAPTAIN, LIMITLESS, CO_CAPTAIN, SUPER_KICKER, DEFENSIVE_KING';
const message = { name: 'Mere', email: 'a@b.cd', message: 'Kia ora', game: 'srp_fantasy' };

describe('a request that does not fit is refused with a sentence and the name of its field [G-375]', () => {
  it.each([
    ['auth/login', { email: 'a@b.cd' }, 'password', '“Password” is missing.'],
    ['auth/login', { email: 7, password: '' }, 'email', '“Email” must be a text.'],
    ['fantasy/team/change-captain', { newId: '1' }, 'newId', '“newId” must be a whole number.'],
    ['fantasy/team/change-captain', { newId: 0 }, 'newId', '“newId” is too short or too small.'],
    ['fantasy/team/change-captain', { newId: -1 }, 'newId', '“newId” is too short or too small.'],
    ['fantasy/team/booster', { type: 'CO_CAPTAIN', playerId: 1e20 }, 'playerId', '“playerId” is too long or too large.'],
    ['fantasy/trade/make', { tradePairs: 1 }, 'tradePairs', '“tradePairs” must be a list.'],
    [
      'fantasy/trade/make',
      { tradePairs: Array.from({ length: 101 }, () => ({ out: 1, in: 2 })) },
      'tradePairs',
      '“tradePairs” is too long or too large.',
    ],
    ['fantasy/team/booster', { type: 'TURBO' }, 'type', `“type” must be one of: ${boosters}.`],
    ['fantasy/team/booster', { playerId: 1 }, 'type', `“type” is missing. Send one of: ${boosters}.`],
    ['contact', { ...message, game: undefined }, 'game', `“Game” is missing. Send one of: srp_fantasy, trc_fantasy.`],
    ['contact', { ...message, game: null }, 'game', `“Game” must be one of: srp_fantasy, trc_fantasy.`],
    ['contact', { ...message, message: 7 }, 'message', '“Message” must be a text.'],
    ['password-reset', { password: 'Fly-half10' }, 'token', '“Link from the mail” is missing.'],
    ['password-reset/request', { email: 'a@b.cd', edition: '' }, 'edition', '“Edition” must be one of: srp, trc.'],
    ['fantasy/team/update', { lineup: 'all' }, 'lineup', '“lineup” must have named values.'],
  ])('%s %j', async (path, payload, field, message) => {
    expect(await reasons(path, payload)).toEqual([{ code: 'malformed', field, message }]);
  });

  it('a body that is a list is refused without the name of a field', async () => {
    expect(await reasons('auth/login', [])).toEqual([
      { code: 'malformed', message: expect.stringMatching(/^The request could/) },
    ]);
  });

  it.each([
    ['ids of players', 1],
    ['values that are no ids', {}],
  ])('a lineup of 10,000 %s is refused in a short answer that repeats none of them', async (_, value) => {
    const prop = Array.from({ length: 10_000 }, () => value);
    const lineup = { ...emptyLineup, prop };
    const found = await reasons('fantasy/team/autopick', { captainId: null, lineup });
    expect(found).toContainEqual({
      code: 'malformed',
      field: expect.stringMatching(/^lineup\.prop/),
      message: expect.any(String),
    });
    expect(JSON.stringify(found).length).toBeLessThan(3000);
  });

  it('also with a parameter that is sent twice', async () => {
    const url = '/api/en/fantasy/ranking?page=1&page=2';
    const answer = await server.app.inject({ url, headers: { ...user.headers } });
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([400, { code: 'malformed', field: 'page' }]);
  });

  it.each(['ranking?page=&round=&stat=&limit=', 'ranking/gamebar?roundId=', 'leagues?privacy=&search=&page='])(
    'an empty field of a query counts as absent: %s',
    async (path) => {
      const [empty, absent] = await Promise.all(
        [path, path.replace(/\?.*/, '')].map((each) =>
          server.app.inject({ url: `/api/en/fantasy/${each}`, headers: { ...user.headers } }),
        ),
      );
      expect([empty?.statusCode, empty?.json()]).toEqual([200, absent?.json()]);
    },
  );

  it('at most twenty problems are named', async () => {
    const tradePairs = Array.from({ length: 100 }, () => ({ out: 'a', in: 'b' }));
    expect(await reasons('fantasy/trade/make', { tradePairs })).toHaveLength(20);
  });

  it('every field of a form at once, without a word of the parser', async () => {
    const found = JSON.stringify(await reasons('user/register', {}));
    expect(found).toContain('“Email” is missing.');
    expect(found).not.toMatch(/Invalid|expected|undefined|received/);
  });
});

it.each(['team/show-my', 'trc/team/show-my'])('%s answers without fantasy too', async (path) => {
  const answer = await server.app.inject({ url: `/api/en/${path}`, headers: user.headers });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: { team: null }, errors: [] }]);
});
