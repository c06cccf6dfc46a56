import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blockedCountries } from '@rugby/domain/game/session/countries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countryFile } from '../testing/countryFile.ts';
import { aRegistration } from '../testing/registration.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const proxy = '10.0.0.1';
const closed = 'The game is not available in your country.';
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fantasy-rugby-geo-'));
  const file = join(folder, 'countries.mmdb');
  await writeFile(file, countryFile({ '192.0.2.1': 'RU', '192.0.2.2': 'NZ', '198.51.100.7': 'AQ' }));
  const proxies = { COUNTRY_HEADER: 'X-Country', TRUST_PROXY: proxy };
  server = await startTestServer({ ...proxies, GEOIP_FILE: file, BLOCKED_COUNTRIES: 'AQ' });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Reads as the proxy does that forwards the request of a visitor. */
function get(path: string, visitor: string, country?: string, to = server) {
  const headers = { 'x-forwarded-for': visitor, ...(country !== undefined && { 'x-country': country }) };
  return to.app.inject({ url: `/api/en/geo/${path}`, remoteAddress: proxy, headers });
}

async function locationOf(visitor: string, country?: string, to = server): Promise<unknown> {
  return (await get('location', visitor, country, to)).json().success.country;
}

describe('the country of a visitor', () => {
  it('is that of the header which the proxy sends, else that of the file, else not known [A-322]', async () => {
    expect(await locationOf('192.0.2.2', 'fj')).toBe('FJ');
    expect(await locationOf('192.0.2.2')).toBe('NZ');
    expect(await locationOf('::ffff:192.0.2.2')).toBe('NZ');
    expect(await locationOf('203.0.113.9')).toBeNull();
  });

  it.each(['XX', 'T1', 'NEW ZEALAND', '', 'N'])('in the header %j is not known: the file is asked', async (text) => {
    expect(await locationOf('192.0.2.2', text)).toBe('NZ');
  });

  it('is not taken from a header that was not named', async () => {
    const plain = await startTestServer();
    expect(await locationOf('192.0.2.1', 'RU', plain)).toBeNull();
    await plain.stop();
  });

  it('is the one that the proxy added, when the header already had one', async () => {
    expect(await locationOf('192.0.2.2', 'NZ, RU')).toBe('RU');
  });

  it.each([
    ['10.0.0.0/8', '10.0.0.1', '203.0.113.9', 'FJ'],
    ['10.0.0.0/8', '10.0.0.1', '203.0.113.9, 10.0.0.2', 'FJ'],
    ['10.0.0.0/8', '198.51.100.1', '203.0.113.9', null],
    ['10.0.0.0/8', '198.51.100.1', '203.0.113.9, 10.0.0.2', null],
    ['1', '198.51.100.1', '203.0.113.9', 'FJ'],
    ['1', '198.51.100.1', undefined, null],
    ['2', '198.51.100.1', '203.0.113.9, 10.0.0.2', 'FJ'],
    ['2', '198.51.100.1', '203.0.113.9', null],
    ['off', '127.0.0.1', '203.0.113.9', 'FJ'],
    ['off', '::ffff:127.0.0.1', undefined, 'FJ'],
    ['off', '198.51.100.1', '127.0.0.1', null],
  ])(
    'with TRUST_PROXY=%s, from %s and forwarded for %s is taken from the header: %s',
    async (trusted, peer, forwarded, country) => {
      const behind = await startTestServer({ COUNTRY_HEADER: 'X-Country', TRUST_PROXY: trusted });
      const headers = { 'x-country': 'FJ', ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
      const answer = await behind.app.inject({ url: '/api/en/geo/location', remoteAddress: peer, headers });
      await behind.stop();
      expect(answer.json().success.country).toBe(country);
    },
  );

  it('is not restricted when it is open or unknown [A-301, A-321]', async () => {
    expect((await get('check-country', '192.0.2.2')).json().success).toEqual({
      isRestricted: false,
      country: 'NZ',
      closedIn: [],
    });
    expect((await get('check-country', '203.0.113.9')).json().success).toEqual({
      isRestricted: false,
      country: null,
      closedIn: [],
    });
  });

  it.each([...blockedCountries, 'AQ'])('%s is restricted, and the answer says where else it is [A-302, A-321]', async (code) => {
    const closedIn = ['KP', 'SD', 'CU', 'SY', 'RU', 'BY', 'IR', 'AQ'];
    expect((await get('check-country', '203.0.113.9', code)).json().success).toEqual({
      isRestricted: true,
      country: code,
      closedIn,
    });
  });
});

const entrances = ['user/register', 'user/register-for-game'].flatMap((path) => [path, `trc/${path}`, `${path}/trc`]);
it.each(['auth/login', ...entrances])('%s is refused from a restricted country with 403 [A-243, A-301]', async (path) => {
  const send = (visitor: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/en/${path}`,
      payload: aRegistration(),
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': visitor },
    });
  const refused = await send('192.0.2.1');
  expect([refused.statusCode, refused.json().errors]).toEqual([403, [{ code: 'forbidden', message: closed }]]);
  expect((await send('192.0.2.2')).statusCode).not.toBe(403);
});

it.each(['no such file', 'not a file of countries'])('a GEOIP_FILE that is %s stops the start in a sentence', async (kind) => {
  const file = join(folder, kind);
  if (kind.startsWith('not')) await writeFile(file, 'country: New Zealand');
  await expect(startTestServer({ GEOIP_FILE: file })).rejects.toThrow(
    `GEOIP_FILE is ${JSON.stringify(file)}, which cannot be read as a file of countries: `,
  );
});
