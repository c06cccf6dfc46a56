import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { editions } from '@rugby/domain/editions';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { signInUser } from '../testing/signInUser.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let siteFolder: string;

beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(siteFolder, 'assets'));
  await writeFile(join(siteFolder, 'serviceWorker.js'), 'copy()');
  await writeFile(join(siteFolder, 'index.html'), await readFile(join(import.meta.dirname, '../../../app/index.html')));
  server = await startTestServer({}, undefined, siteFolder);
});
afterAll(async () => {
  await server.stop();
  await rm(siteFolder, { recursive: true });
});

describe.each(Object.values(editions))('the site of $title', ({ basePath, title, id }) => {
  it('has a manifest of its own, which its pages name, and starts on the team page', async () => {
    const page = await server.app.inject(`${basePath}/my-team`);
    expect(page.body).toContain(`<link rel="manifest" href="${basePath}/site.webmanifest" />`);
    const manifest = await server.app.inject(`${basePath}/site.webmanifest`);
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest.json()).toMatchObject({ name: title, start_url: `${basePath}/my-team`, display: 'standalone' });
  });

  it('has every page of its edition in the scope of its manifest, also the landing page', async () => {
    const { scope } = (await server.app.inject(`${basePath}/site.webmanifest`)).json<{ scope: string }>();
    // As browsers decide it: a page is in scope when its path begins with that of the scope.
    for (const page of [basePath || '/', `${basePath}/my-team`, `${basePath}/help/faqs`])
      expect(page.startsWith(scope)).toBe(true);
  });

  it('has its icons also while nothing can be drawn', async () => {
    const broken = vi.spyOn(sharp.prototype, 'toBuffer').mockRejectedValue(new Error('no memory'));
    onTestFinished(() => broken.mockRestore());
    expect((await server.app.inject(`/media/icon/${id}-192.png`)).statusCode).toBe(200);
  });

  it('has icons of the sizes that its manifest names, whose mark every launcher shows whole', async () => {
    for (const size of [192, 512]) {
      const { rawPayload, headers } = await server.app.inject(`/media/icon/${id}-${size}.png`);
      expect(headers['content-type']).toBe('image/png');
      const { width, height } = await sharp(rawPayload).metadata();
      expect([width, height]).toEqual([size, size]);
      // A maskable icon may be cut to a circle of 80 % of its width: what lies outside has the colour of the ground.
      const edge = Math.round(size * 0.1);
      const margin = await sharp(rawPayload).extract({ left: 0, top: 0, width: size, height: edge }).toBuffer();
      const { channels } = await sharp(margin).stats();
      expect(channels.every(({ min, max }) => min === max)).toBe(true);
    }
  });
});

describe('the service worker', () => {
  it('is asked for with every visit, compressed, and may only connect to the site', async () => {
    const { headers, rawPayload } = await server.app.inject({ url: '/serviceWorker.js', headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': `default-src 'none'; connect-src 'self'`,
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe('copy()');
  });

  it('is allowed by the content security policy of every page', async () => {
    const policy = (await server.app.inject('/')).headers['content-security-policy'];
    expect(policy).toContain(`worker-src 'self'; manifest-src 'self'`);
  });
});

it('every answer to a signed-in user names the user, and no other answer does', async () => {
  const user = await signInUser(server.db);
  const read = (url: string, headers: object = {}) => server.app.inject({ url, headers: { ...headers } });
  const own = await Promise.all(
    ['user', 'fantasy/team/show-my', 'fantasy/dashboard'].map((path) => read(`/api/en/${path}`, user.headers)),
  );
  expect(own.map(({ headers }) => headers['x-user'])).toEqual(own.map(() => String(user.id)));
  const others = await Promise.all([read('/api/en/user'), read('/api/en/fantasy/dashboard'), read('/json/rounds.json')]);
  expect(others.map(({ headers }) => headers['x-user'])).toEqual([undefined, undefined, undefined]);
});
