import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const publicUrl = 'https://game.example';
let encrypted: TestServer;
let plain: TestServer;

beforeAll(async () => {
  encrypted = await startTestServer({ PUBLIC_URL: publicUrl, SECURITY_CONTACT: 'mailto:security@game.example' });
  plain = await startTestServer();
});
afterAll(() => Promise.all([encrypted.stop(), plain.stop()]));

it.each([
  ['an answer', '/api/en/fantasy/dashboard', 200],
  ['a refusal', '/api/en/fantasy/team/show-my', 401],
  ['a published file', '/json/rounds.json', 200],
  ['the description of the API', '/api/docs', 200],
  ['what does not exist', '/nothing', 404],
  ['a malformed URL', '/api/%zz', 400],
  ['the path of an asset', '/assets/none.js', 404],
])('%s forbids guessing its type and embedding it; under https browsers never ask without it again', async (_, url, status) => {
  const always = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
  const answer = await encrypted.app.inject(url);
  expect([answer.statusCode, answer.headers]).toMatchObject([
    status,
    { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' },
  ]);
  const { headers } = await plain.app.inject(url);
  expect(headers).toMatchObject(always);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

it.each(['/api/en/fantasy/dashboard', '/json/rounds.json', '/nothing', '/api/%zz', '/health'])(
  '%s, opened as a page, may run and load nothing, and no page may frame it',
  async (url) => {
    const { headers } = await plain.app.inject(url);
    expect(headers['content-security-policy']).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  },
);

it('security.txt names the contact and expires within a year', async () => {
  const { headers, body } = await encrypted.app.inject('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:security@game\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/);
  expect(body).toContain('Canonical: https://game.example/.well-known/security.txt\n');
  const days = (Date.parse(/Expires: (\S+)/.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
});

it('without a contact there is no security.txt', async () => {
  expect((await plain.app.inject('/.well-known/security.txt')).statusCode).toBe(404);
});
