import { afterAll, beforeAll, expect, it } from 'vitest';
import { fullSelection } from '../testing/aLineup.ts';
import { aSeason } from '../testing/aSeason.ts';
import { signInUser } from '../testing/signInUser.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ BANNED_WORDS: 'dunce*' });
  await aSeason(server.db);
});
afterAll(() => server.stop());

it.each(['The Dunces', 'D.u.n.c.e XV', 'Dunc3s'])(
  'a team cannot be named %s, which has a banned word, and is not saved',
  async (name) => {
    const { headers } = await signInUser(server.db);
    const url = '/api/en/fantasy/team/update';
    const answer = await server.app.inject({ method: 'POST', url, payload: { ...fullSelection, name }, headers: { ...headers } });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [
        {
          code: 'invalid',
          field: 'name',
          message: 'This team name contains a word that is not allowed here. Please choose another.',
        },
      ],
    ]);
    const mine = await server.app.inject({ url: '/api/en/fantasy/team/show-my', headers: { ...headers } });
    expect(mine.json().success.team).toBeNull();
  },
);
