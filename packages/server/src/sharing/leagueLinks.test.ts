import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '@rugby/domain/editions';
import { shareLink } from '@rugby/domain/game/leagues/shareLink';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeagueHarness, type LeagueHarness, type LeagueApiUser } from '../leagues/testing/createLeagueHarness.ts';

let harness: LeagueHarness;
let siteFolder: string;
let manager: LeagueApiUser;
beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'share-links-'));
  await writeFile(join(siteFolder, 'index.html'), await readFile(join(import.meta.dirname, '../../../app/index.html')));
  harness = await createLeagueHarness({}, siteFolder);
  manager = await harness.signIn();
});
afterAll(async () => {
  await harness.stop();
  await rm(siteFolder, { recursive: true });
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) => harness.app.inject({ url, headers });
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`).exec(html)?.[1];
const linkTo = (leagueCode: string, edition = editions.srp) =>
  new URL(shareLink({ base: 'http://fantasy.example', lang: 'en', edition }, 'league_invite', { timestamp: 1, leagueCode }))
    .pathname;

describe('the link to a league', () => {
  it.each(['by its code', 'as it is shared'])(
    '%s answers crawlers and users with the same title, text and picture [A-118]',
    async (kind) => {
      const { code } = await manager.create({ name: 'Thursday Night Tackles' });
      const url = kind === 'by its code' ? `/leagues/join/${code}` : linkTo(code ?? '');
      for (const agent of ['facebookexternalhit/1.1', 'Mozilla/5.0']) {
        const { statusCode, body } = await get(url, { 'user-agent': agent });
        expect(statusCode).toBe(200);
        expect(body).toContain('<title>Join Thursday Night Tackles</title>');
        expect(metaOf(body, 'og:title')).toBe('Join Thursday Night Tackles');
        expect(metaOf(body, 'og:description')).toBe(
          `A private league in Super Rugby Pacific Fantasy. 1 team. Starts in round 1. Chairman ${manager.name}.`,
        );
        expect(metaOf(body, 'og:image')).toBe(`http://fantasy.example/media/image/league/${code}.png`);
        expect(metaOf(body, 'twitter:card')).toBe('summary_large_image');
      }
    },
  );

  it('says that the league has started once its start round has begun [A-118]', async () => {
    const { code } = await manager.create({ name: 'Second round on', startId: 2 });
    const describe = async () => metaOf((await get(`/leagues/join/${code}`)).body, 'og:description');
    expect(await describe()).toContain('1 team. Starts in round 2. ');
    const { etag } = (await get(`/media/image/league/${code}.png`)).headers;
    for (const status of ['playing', 'complete'] as const) {
      await harness.db.updateTable('rounds').set({ status }).where('id', '=', 2).execute();
      expect(await describe()).toContain('1 team. Started in round 2. ');
    }
    expect((await get(`/media/image/league/${code}.png`)).headers['etag']).not.toBe(etag);
    await harness.db.updateTable('rounds').set({ status: 'scheduled' }).where('id', '=', 2).execute();
  });

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '🏉🏉🏉 Rucks', 'فريق الرجبي', 'W'.repeat(40)])(
    'is safe with the name %s, and its picture is a PNG of the size of previews',
    async (name) => {
      const { code } = await manager.create({ name });
      const { body } = await get(`/leagues/join/${code}`);
      expect(body).not.toContain('<script>alert');
      expect(body).not.toContain('<img');
      const picture = await get(`/media/image/league/${code}.png`);
      expect(picture.headers['content-type']).toBe('image/png');
      expect(picture.rawPayload.length).toBeLessThan(300 * 1024);
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    },
  );

  it('has a picture that is not sent again while it is the same', async () => {
    const { code, id } = await manager.create();
    const url = `/media/image/league/${code}.png`;
    const { etag } = (await get(url)).headers;
    expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
    await manager.post(`league/${id}`, { leagueId: id, name: 'Another name' });
    const changed = await get(url, { 'if-none-match': String(etag) });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  it.each(['/media/image/invite.png', '/media/image/trc/invite.png'])(
    'is mailed below jerseys of its edition, which pages of other sites may show: %s [A-328]',
    async (url) => {
      const picture = await get(url);
      expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
      expect(picture.rawPayload.length).toBeLessThan(150 * 1024);
      expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 1200, height: 298 });
    },
  );

  it.each(['BBBBBBBB', 'no code', '..%2f', '%00', 'x'.repeat(60)])(
    'with the unknown code %s is 404 and names no league',
    async (code) => {
      const encoded = encodeURIComponent(code);
      const page = await get(`/leagues/join/${encoded}`);
      expect([page.statusCode, metaOf(page.body, 'og:title')]).toEqual([
        404,
        expect.stringContaining('Super Rugby Pacific Fantasy: '),
      ]);
      expect((await get(`/media/image/league/${encoded}.png`)).statusCode).toBe(404);
      expect((await get(linkTo('BBBBBBBB'))).statusCode).toBe(404);
    },
  );

  it('with a text that is longer than any code has the code of no league, in every call', async () => {
    const long = 'B'.repeat(60);
    for (const answer of [
      await manager.get(`league/show-by-code/${long}`),
      await manager.post(`league/${long}/join`),
      await manager.get(`league/shared/${long}`),
    ])
      expect([answer.statusCode, answer.json().errors]).toMatchObject([
        404,
        [{ code: 'not-found', message: 'No league has this code. Please check it.' }],
      ]);
  });

  it('says the name of the league to a visitor who is signed out, by a code in whatever case, and nothing else [A-225]', async () => {
    const { code } = await manager.create({ name: 'Thursday Night Tackles' });
    const named = await get(`/api/en/fantasy/league/shared/${code?.toLowerCase()}`);
    expect(named.json().success).toEqual({ name: 'Thursday Night Tackles' });
    for (const url of ['/api/en/fantasy/league/shared/BBBBBBBB', `/api/en/fantasy/trc/league/shared/${code}`])
      expect((await get(url)).statusCode).toBe(404);
  });

  it('of one edition names nothing in the other', async () => {
    const { code } = await manager.create({ name: 'Club only' });
    expect((await get(`/rugby-championship/leagues/join/${code}`)).body).not.toContain('Club only');
    expect((await get(`/media/image/trc/league/${code}.png`)).statusCode).toBe(404);
  });

  it('has the head of its edition when its code is unknown [A-118, A-374]', async () => {
    for (const edition of Object.values(editions))
      expect((await get(linkTo('BBBBBBBB', edition))).body).toContain(`<title>${edition.title}</title>`);
  });

  it('that cannot be read is 404', async () => {
    expect((await get('/en/fantasy/league_invite/%7Bnot-base64')).statusCode).toBe(404);
    expect((await get('/en/fantasy/other/e30=')).statusCode).toBe(404);
  });
});

it.each(Object.values(editions))('a link to the game has the head of its edition, $id [A-118, A-374]', async (edition) => {
  const { pathname } = new URL(shareLink({ base: 'http://fantasy.example', lang: 'en', edition }, 'general', { timestamp: 1 }));
  const { statusCode, body } = await get(pathname);
  expect([statusCode, metaOf(body, 'og:site_name')]).toEqual([200, edition.title]);
  expect(body).toContain(`data-brand="${edition.brand}"`);
});

it('codes in links cannot be guessed without end, and correct ones do not count', async () => {
  const limited = await createLeagueHarness({ RATE_LIMITS: 'on' }, siteFolder);
  const { code } = await (await limited.signIn()).create({ name: 'Behind the limit' });
  const url = `/leagues/join/${code}`;
  for (let visit = 0; visit < 200; visit += 1) await limited.app.inject({ url: `/api/en/fantasy/league/shared/${code}` });
  expect((await limited.app.inject({ url })).body).toContain('Behind the limit');
  for (let attempt = 0; attempt < 200; attempt += 1) await limited.app.inject({ url: '/leagues/join/BBBBBBBB' });
  expect((await limited.app.inject({ url })).body).not.toContain('Behind the limit');
  expect((await limited.app.inject({ url: `/api/en/fantasy/league/shared/${code}` })).statusCode).toBe(404);
  await limited.stop();
});
