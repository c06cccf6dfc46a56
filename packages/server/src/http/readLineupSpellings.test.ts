import { afterAll, beforeAll, expect, it } from 'vitest';
import { fullSelection } from '../testing/aLineup.ts';
import { aSeason } from '../testing/aSeason.ts';
import { signInUser } from '../testing/signInUser.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await aSeason(server.db);
});
afterAll(() => server.stop());

it.each([
  ['spaces', (position: string) => position.replaceAll('_', ' ')],
  ['hyphens and capitals', (position: string) => position.replaceAll('_', '-').toUpperCase()],
  ['the American spelling', (position: string) => position.replace('centre', 'center')],
])('positions are read with %s, and lineupIDs [G-152, G-201]', async (_spelling, spell) => {
  const { headers } = await signInUser(server.db);
  const { lineup, captainId } = fullSelection;
  const respelled = Object.fromEntries(Object.entries(lineup).map(([position, ids]) => [spell(position), ids]));
  for (const path of ['team/update', 'team/autopick'])
    for (const name of ['lineup', 'lineupIDs']) {
      const url = `/api/en/fantasy/${path}`;
      const answer = await server.app.inject({
        method: 'POST',
        url,
        headers: { ...headers },
        payload: { captainId, [name]: respelled },
      });
      expect([answer.statusCode, answer.json().success?.team.lineup]).toEqual([200, lineup]);
    }
});

it.each([7, null, [], { goalkeeper: [1] }, 'all'])('a lineup that is none is refused: %j', async (lineup) => {
  const { headers } = await signInUser(server.db);
  const url = '/api/en/fantasy/team/update';
  const answer = await server.app.inject({ method: 'POST', url, headers: { ...headers }, payload: { lineup } });
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, 'malformed']);
});

it.each([
  ['team/update', { prop: [40, 42], Prop: [41, 43] }, 'lineup'],
  ['team/autopick', { Prop: [41, 43], prop: [40, 42] }, 'lineupIDs'],
  ['trc/team/update', { PROP: [40, 42], ' prop': [40, 42] }, 'lineup'],
  ['trc/team/autopick', { PROP: [40, 42], 'Prop ': [40, 42] }, 'lineupIDs'],
])('%s refuses a lineup that names a position in two spellings [G-152]', async (path, props, name) => {
  const { headers } = await signInUser(server.db);
  const { lineup, captainId } = fullSelection;
  const { prop: _, ...others } = lineup;
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/en/fantasy/${path}`,
    headers: { ...headers },
    payload: { captainId, [name]: { ...others, ...props } },
  });
  const message = 'The lineup names “prop” more than once. Please name each position once.';
  expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ code: 'malformed', message, field: 'lineup.prop' }]]);
});

it('a team with two lineups is refused when they differ, and saved when they are the same [G-201]', async () => {
  const { headers } = await signInUser(server.db);
  const { lineup, captainId } = fullSelection;
  const save = (lineupIDs: object) =>
    server.app.inject({
      method: 'POST',
      url: '/api/en/fantasy/team/update',
      headers: { ...headers },
      payload: { lineup, lineupIDs, captainId },
    });
  const refused = await save({ ...lineup, prop: lineup.prop.toReversed() });
  const message = 'The team has a “lineup” and “lineupIDs”, and they differ. Please send one of them.';
  expect([refused.statusCode, refused.json().errors]).toEqual([400, [{ code: 'malformed', message, field: 'lineupIDs' }]]);
  expect((await save(lineup)).json().success.team.lineup).toEqual(lineup);
});
