import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiCall, readApiCalls, urlOfCall } from '../http/testing/apiCalls.ts';
import { createApiUser } from '../http/testing/createApiUser.ts';
import { aSeason } from '../testing/aSeason.ts';
import { hashTables } from '../testing/hashTables.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { recordProof } from './size.ts';

let server: TestServer;
let calls: readonly ApiCall[];

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'http://game.example' });
  await aSeason(server.db);
  calls = (await readApiCalls(server.app)).filter(({ address }) => !address.includes('/trc/'));
});
afterAll(() => server.stop());

/** What browsers send for a page of another site that makes them call this one, with the cookie of the user. */
const attacks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a fetch': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  'a fetch of an old browser': { origin: 'https://evil.example' },
  'another host of the site': { origin: 'http://blog.game.example', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
  'a sandboxed frame': { origin: 'null' },
  'a form': {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/x-www-form-urlencoded',
  },
  'a form of plain text': { origin: 'https://evil.example', 'content-type': 'text/plain' },
  'a form with a file': { origin: 'https://evil.example', 'content-type': 'multipart/form-data; boundary=x' },
  'a page that hides itself': { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
};

it('no request of another site changes anything, in any call; its own page may make the same call: R10', async (context) => {
  const mutations = calls.filter(isMutation);
  let refused = 0;
  for (const call of mutations) {
    const user = await createApiUser(server);
    const { boosterId } = await user.applyBooster();
    const url = urlOfCall(call, { ...user.values, boosterId });
    const { cookie = '' } = user.headers;
    const before = await hashTables(server.db);
    for (const [attack, headers] of Object.entries(attacks)) {
      const payload = call.method === 'post' ? { payload: JSON.stringify(user.validBodies[call.path] ?? {}) } : {};
      const type = { 'content-type': 'application/json' };
      const sent = { method: call.method === 'get' ? ('GET' as const) : ('POST' as const), url, ...payload };
      const answer = await server.app.inject({ ...sent, headers: { host: 'game.example', cookie, ...type, ...headers } });
      expect([url, attack, answer.statusCode]).toEqual([url, attack, 403]);
      refused += 1;
    }
    expect([url, await hashTables(server.db)]).toEqual([url, before]);
    const own = await server.app.inject({ ...ownRequest(call, url), headers: user.headers });
    expect([url, own.statusCode]).not.toEqual([url, 403]);
  }
  recordProof(
    context,
    `R10: ${Object.keys(attacks).length} kinds of requests of other sites to all ${mutations.length} calls that change something: ${refused} refused, 0 rows changed`,
  );
}, 600_000);

it('a read of another site changes nothing, and no answer allows another site to read it', async () => {
  const user = await createApiUser(server);
  for (const call of calls.filter((one) => !isMutation(one))) {
    const url = urlOfCall(call, user.values);
    await server.app.inject({ url, headers: user.headers });
    const before = await hashTables(server.db);
    const { cookie = '' } = user.headers;
    for (const headers of Object.values(attacks)) {
      const answer = await server.app.inject({ url, headers: { host: 'game.example', cookie, ...headers } });
      expect([url, Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))]).toEqual([url, []]);
    }
    expect([url, await hashTables(server.db)]).toEqual([url, before]);
  }
}, 600_000);

/** A GET changes nothing, except the one that the specification orders. */
function isMutation({ method, path }: ApiCall): boolean {
  return method === 'post' || path.includes('{boosterId}');
}

function ownRequest({ method }: ApiCall, url: string) {
  return method === 'get' ? { method: 'GET' as const, url } : { method: 'POST' as const, url, payload: {} };
}
