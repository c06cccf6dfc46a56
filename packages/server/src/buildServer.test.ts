import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from './buildServer.ts';
import { readConfig } from './config/config.ts';
import { cloneDatabase, type TestDatabase } from './testing/testDatabase.ts';

let database: TestDatabase;
let app: FastifyInstance;
let siteFolder: string;

beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(siteFolder, 'assets'));
  await writeFile(join(siteFolder, 'assets/main-abc.js'), 'run()');
  await writeFile(
    join(siteFolder, 'index.html'),
    '<html data-brand="club"><meta property="csp-nonce" nonce="csp-nonce-placeholder"><title>Fantasy</title></html>',
  );
  database = await cloneDatabase();
  await aRound(database);
  app = await buildServer({ config: readConfig({ LOG_LEVEL: 'silent' }), db: database.db, siteFolder });
});

afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(siteFolder, { recursive: true });
});

describe('the dashboard', () => {
  it('returns the current round of each edition, and no team to a signed-out user [G-345, A-317]', async () => {
    const club = await app.inject('/api/en/fantasy/dashboard');
    const championship = await app.inject('/api/en/fantasy/trc/dashboard');
    expect(club.json()).toMatchObject({
      success: { currentRoundId: 7, isPreSeason: true, isPractice: true, team: null },
      errors: [],
    });
    expect(championship.json()).toMatchObject({ success: { currentRoundId: null, isPractice: false } });
  });

  it('sends game time: the clock of the database plus the offset of the edition', async () => {
    const answer = await app.inject('/api/en/fantasy/dashboard');
    const ahead = Date.parse(String(answer.headers['x-game-time'])) - Date.now();
    expect(Math.abs(ahead - 3_600_000)).toBeLessThan(120_000);
  });

  it('accepts no other method [A-355]', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/en/fantasy/trc/dashboard' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('is answered as a bad request at an address that cannot be decoded [A-356]', async () => {
    const answer = await app.inject('/api/en/fantasy/%zz');
    expect(`${answer.statusCode} ${answer.statusMessage}`).toBe('400 Bad Request');
    expect(answer.json()).toMatchObject({ success: null, errors: [{ code: 'malformed' }] });
  });

  it('is not found in any language but English [A-012]', async () => {
    const answer = await app.inject('/api/fr/fantasy/dashboard');
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { success: null, errors: [{ code: 'not-found' }] }]);
  });
});

describe('published files', () => {
  it.each(['/json/rounds.json', '/json/fantasy/rounds.json', '/json/trc/rounds.json', '/json/fantasy/trc/rounds.json'])(
    '%s exists before any season [A-339, G-348, G-359]',
    async (url) => expect((await app.inject(url)).json()).toEqual([]),
  );

  const club = ['/json', '/json/fantasy'];
  const championship = ['/json/trc', '/json/fantasy/trc', '/json/trc/fantasy'];
  it.each([
    ...['rounds', 'players', 'squads', 'checksums'].flatMap((name) => [[name, club] as const, [name, championship] as const]),
    ...['countries', 'locale/en-US'].map((name) => [name, [...club, ...championship]] as const),
  ])('%s is the same file in each of %j [G-346, G-347, G-359]', async (name, folders) => {
    const addresses = folders.map((folder) => `${folder}/${name}.json`);
    const answers = await Promise.all(addresses.map((url) => app.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 200));
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  it('is sent in brotli, in gzip to a client that reads no brotli, and not sent when the browser’s copy is current', async () => {
    const get = (codings: string) => app.inject({ url: '/json/locale/en-US.json', headers: { 'accept-encoding': codings } });
    const first = await get('gzip, br');
    expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toHaveProperty('common.errors.title', 'Error');
    const { headers, rawPayload } = await get('gzip, deflate');
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(rawPayload)).toEqual((await get('')).rawPayload);
    const again = await app.inject({
      url: '/json/locale/en-US.json',
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('that do not exist are 404', async () => expect((await app.inject('/json/nothing.json')).statusCode).toBe(404));
});

describe('the site', () => {
  it.each([
    ['/', 'club', 'Super Rugby Pacific Fantasy'],
    ['/my-team', 'club', 'Super Rugby Pacific Fantasy'],
    ['/rugby-championship', 'championship', 'Rugby Championship Fantasy'],
    ['/rugby-championship/my-team/', 'championship', 'Rugby Championship Fantasy'],
    ['/rugby-championshipx', 'club', 'Super Rugby Pacific Fantasy'],
  ])('%s is the %s edition before any script runs [G-002, G-003, A-374]', async (url, brand, title) => {
    const page = await app.inject(url);
    expect(page.body).toContain(`data-brand="${brand}"`);
    expect(page.body).toContain(`<title>${title}</title>`);
  });

  it('sends a new nonce in each page and in its policy', async () => {
    const [one, other] = await Promise.all([app.inject('/'), app.inject('/')]);
    const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1] ?? 'none';
    expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect(other.body).not.toContain(nonce);
  });

  it('caches hashed assets permanently, and answers 404 for a missing one', async () => {
    expect((await app.inject('/assets/main-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject('/assets/gone.js')).statusCode).toBe(404);
  });
});

it('is healthy while the database answers', async () => expect((await app.inject('/health')).json()).toEqual({ status: 'ok' }));

async function aRound({ db }: TestDatabase): Promise<void> {
  await db.insertInto('seasons').values({ edition: 'srp', origin: 'practice', clockOffsetMs: 3_600_000 }).execute();
  await db
    .insertInto('rounds')
    .values({
      edition: 'srp',
      id: 7,
      roundNumber: 7,
      roundStage: 'group',
      status: 'scheduled',
      startDate: '2126-03-27T06:05:00Z',
    })
    .execute();
}
