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

describe('a change is done', () => {
  test.each<[string, Record<string, string>]>([
    ['from a program that is no browser', {}],
    ['from the page itself', { origin: 'http://inner:3000', 'sec-fetch-site': 'same-origin' }],
    ['from the public address behind a proxy', { origin: 'https://game.example', 'sec-fetch-site': 'same-origin' }],
    ['from an old browser', { origin: 'https://game.example' }],
    ['from a browser that says no more than that', { 'sec-fetch-site': 'same-origin' }],
  ])('%s', async (_, headers) => expect(await logOutFrom(headers)).toBe(200));
});

describe('a change is refused', () => {
  test.each<[string, Record<string, string>]>([
    ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['from another site in an old browser', { origin: 'https://evil.example' }],
    ['from a site that hides its name', { origin: 'null' }],
    ['from a sister of the site', { origin: 'https://blog.game.example', 'sec-fetch-site': 'same-site' }],
    ['from another port', { origin: 'http://inner:4000' }],
    ['from a name that contains ours', { origin: 'https://game.example.evil.example' }],
    ['when only the browser says so', { 'sec-fetch-site': 'cross-site' }],
    ['when only the origin says so', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
  ])('%s', async (_, headers) => expect(await logOutFrom(headers)).toBe(403));
});

it('anybody may read', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await server.app.inject({ url: '/api/en/fantasy/dashboard', headers })).statusCode).toBe(200);
});
