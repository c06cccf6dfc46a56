import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedInUser, signInUser } from '../testing/signInUser.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let user: SignedInUser;

beforeAll(async () => {
  server = await startTestServer();
  const squad = { name: 'Australia', abbreviation: 'AUS', badge: 'AUS' };
  await server.db.insertInto('seasons').values({ edition: 'trc', origin: 'import' }).execute();
  await server.db
    .insertInto('squads')
    .values({ edition: 'trc', id: 4, ...squad })
    .execute();
});
beforeEach(async () => {
  user = await signInUser(server.db, {
    playedGames: ['srp_fantasy'],
    supportedSquads: JSON.stringify({ srp: 0 }),
    optInSa: true,
  });
});
afterAll(() => server.stop());

function join(
  payload: Record<string, unknown> = {},
  path = 'trc/user/register-for-game',
  headers: Record<string, string> = user.headers,
) {
  return server.app.inject({ method: 'POST', url: `/api/en/${path}`, payload, headers });
}

async function userNow(): Promise<unknown> {
  return (await server.app.inject({ url: '/api/en/user', headers: user.headers })).json<{ success: { user: unknown } }>().success
    .user;
}

describe('joining another edition', () => {
  it('needs a session, and changes nothing without one [A-309]', async () => {
    expect((await join({}, 'trc/user/register-for-game', {})).statusCode).toBe(401);
    expect(await userNow()).toMatchObject({ playedGames: ['srp_fantasy'] });
  });

  it('is refused from a page of another site', async () => {
    const answer = await join({}, 'trc/user/register-for-game', { ...user.headers, 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    expect(await userNow()).toMatchObject({ playedGames: ['srp_fantasy'] });
  });

  it('is refused without the terms, in the words of the form [A-264, A-186]', async () => {
    const answer = await join({ terms: false });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ code: 'terms-required', field: 'terms', message: 'Please accept Terms & Conditions' }],
    ]);
    expect(await userNow()).toMatchObject({ playedGames: ['srp_fantasy'] });
  });

  it('is refused with a squad of another edition', async () => {
    const answer = await join({ supportedSquadId: 99 });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ code: 'invalid', field: 'trcSupportedSquadId', message: 'Please choose a squad from the list' }],
    ]);
  });

  it('answers the user, who plays both editions from now on; what was not sent stays [A-189, A-192, A-309]', async () => {
    const answer = await join({ supportedSquadId: 4, optInNzr: true, terms: true });
    const expected = {
      playedGames: ['srp_fantasy', 'trc_fantasy'],
      supportedSquadId: 0,
      trcSupportedSquadId: 4,
      optInNzr: true,
      optInRugbyAu: false,
      optInSA: true,
    };
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { success: { user: { ...expected, modals: [] } } }]);
    expect(await userNow()).toMatchObject(expected);
  });

  it.each(['optInNzr', 'optInRugbyAu', 'optInSA'])('replaces the consent %s by what is sent [A-191, A-309]', async (consent) => {
    for (const isGiven of [true, false])
      expect((await join({ terms: true, [consent]: isGiven })).json()).toMatchObject({
        success: { user: { [consent]: isGiven } },
      });
  });

  it.each([
    ['user/register-for-game', ['trc_fantasy', 'srp_fantasy']],
    ['trc/user/register-for-game', ['trc_fantasy']],
    ['user/register-for-game/trc', ['trc_fantasy']],
  ])('%s joins the edition of its path, once however often it is sent [A-309, G-005]', async (path, playedGames) => {
    await server.db
      .updateTable('users')
      .set({ playedGames: ['trc_fantasy'] })
      .where('id', '=', user.id)
      .execute();
    await join({}, path);
    expect((await join({}, path)).json()).toMatchObject({ success: { user: { playedGames } } });
  });

  it('is also read from a multipart form, and without a body [A-309]', async () => {
    const part = (name: string, value: string) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const payload = `${part('supportedSquadId', '4')}${part('optInNzr', '1')}--edge--\r\n`;
    const headers = { ...user.headers, 'content-type': 'multipart/form-data; boundary=edge' };
    const url = '/api/en/trc/user/register-for-game';
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    expect(answer.json()).toMatchObject({ success: { user: { trcSupportedSquadId: 4, optInNzr: true } } });
    const empty = await server.app.inject({ method: 'POST', url, headers: { ...headers, 'content-length': '0' } });
    expect([empty.statusCode, empty.json()]).toMatchObject([200, { success: { user: { trcSupportedSquadId: 4 } } }]);
  });

  it('two at once join once', async () => {
    const answers = await Promise.all([join(), join()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await userNow()).toMatchObject({ playedGames: ['srp_fantasy', 'trc_fantasy'] });
  });
});
