import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiUser, type ApiUser } from '../http/testing/createApiUser.ts';
import { aSeason } from '../testing/aSeason.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let user: ApiUser;

beforeAll(async () => {
  server = await startTestServer();
  await aSeason(server.db);
  user = await createApiUser(server);
});
afterAll(() => server.stop());

async function removeBy(headers: Record<string, string>) {
  const { boosterId } = await user.applyBooster();
  const { cookie = '' } = user.headers;
  const answer = await server.app.inject({ url: `/api/en/fantasy/team/booster/${boosterId}`, headers: { cookie, ...headers } });
  const left = (await server.db.selectFrom('teamBoosters').select('id').execute()).length;
  return { ...answer, status: answer.statusCode, json: answer.json(), left };
}

const browser = 'Mozilla/5.0 (X11; Linux x86_64)';

describe('the GET that removes a booster', () => {
  it.each<[string, Record<string, string>]>([
    ['an opened link', { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }],
    ['a URL typed by hand', { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' }],
    ['a picture on another site', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'cross-site' }],
    ['a picture on a page of this site', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-origin' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }],
    ['a script of another site', { origin: 'https://evil.example' }],
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' }],
    ['an older browser that fetches ahead', { purpose: 'prefetch' }],
    ['an old browser that opens a link', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
    ['an old browser that asks for JSON and HTML', { accept: 'text/html,application/json' }],
    ['an old browser that shows a picture', { accept: 'image/avif,image/webp,*/*' }],
    ['an old browser on a page of another site', { accept: 'application/json', referer: 'https://evil.example/page' }],
    ['an old browser that hides its page', { accept: '*/*', 'user-agent': browser }],
  ])('is refused to %s [G-358]', async (_, headers) => {
    expect(await removeBy(headers)).toMatchObject({
      status: 403,
      headers: { 'cache-control': 'no-store' },
      json: { errors: [{ code: 'forbidden' }] },
      left: 1,
    });
  });

  it('is refused to an opened link in the championship too [G-358]', async () => {
    const { cookie = '' } = user.headers;
    const headers = { cookie, 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' };
    expect((await server.app.inject({ url: '/api/en/fantasy/trc/team/booster/1', headers })).statusCode).toBe(403);
  });

  it.each<[string, Record<string, string>]>([
    ['a program that is no browser and sends nothing of its own', {}],
    ['a program that takes anything', { accept: '*/*', 'user-agent': 'curl/8.5.0' }],
    ['a program that asks for JSON', { accept: 'application/json, text/plain, */*', 'user-agent': 'axios/1.7.9' }],
    ['a program that names only its mode', { accept: '*/*', 'sec-fetch-mode': 'cors', 'user-agent': 'node' }],
    [
      'a page of this site',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'user-agent': browser },
    ],
    ['a page of this site in an old browser', { referer: 'http://localhost:80/my-team', 'user-agent': browser }],
    ['a page in an old browser that asks for JSON', { accept: 'application/json', 'user-agent': browser }],
  ])('works for %s [G-342, G-358]', async (_, headers) => {
    expect(await removeBy(headers)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      json: { success: { team: { boosters: [] } } },
      left: 0,
    });
  });
});
