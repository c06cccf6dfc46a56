import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://game.example' });
});
afterAll(() => server.stop());

async function logOutFrom(headers: Record<string, string>): Promise<number> {
  const sent = { host: 'inner:3000', ...headers };
  return (await server.app.inject({ method: 'POST', url: '/api/en/auth/logout', headers: sent })).statusCode;
}

describe('a mutation is accepted', () => {
  test.each<[string, Record<string, string>]>([
    ['from a program that is not a browser', {}],
    ['from the page itself', { origin: 'http://inner:3000', 'sec-fetch-site': 'same-origin' }],
    ['from the public URL behind a proxy', { origin: 'https://game.example', 'sec-fetch-site': 'same-origin' }],
    ['from an old browser', { origin: 'https://game.example' }],
    ['from a browser that sends no Origin', { 'sec-fetch-site': 'same-origin' }],
  ])('%s', async (_, headers) => expect(await logOutFrom(headers)).toBe(200));
});

describe('a mutation is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from another site in an old browser', { origin: 'https://evil.example' }],
    ['from a site with an opaque origin', { origin: 'null' }],
    ['from another host of the same site', { origin: 'https://blog.game.example', 'sec-fetch-site': 'same-site' }],
    ['from another port', { origin: 'http://inner:4000' }],
    ['from the public host without TLS in an old browser', { origin: 'http://game.example', host: 'game.example' }],
    ['from the public host without TLS', { origin: 'http://game.example', 'sec-fetch-site': 'same-origin' }],
    ['from a host whose name contains that of this site', { origin: 'https://game.example.evil.example' }],
    ['when only Sec-Fetch-Site says so', { 'sec-fetch-site': 'cross-site' }],
    ['when only Origin says so', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('%s', async (_, headers) => expect(await logOutFrom(headers)).toBe(403));
});

it('reading is allowed to every site', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await server.app.inject({ url: '/api/en/fantasy/dashboard', headers })).statusCode).toBe(200);
});
