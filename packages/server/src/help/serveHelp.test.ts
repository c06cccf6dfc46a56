import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { helpArticlesFile, helpCategoriesFile, helpSectionsFile } from '@rugby/domain/contract/help/helpCenter';
import { z } from '@rugby/domain/contract/schema';
import { createHelpContent } from '@rugby/domain/help/createHelpContent';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geo } from '../geo/Geo.ts';
import { handleErrors } from '../http/handleErrors.ts';
import { createSendSite } from '../site/createSendSite.ts';
import { serveHelp } from './serveHelp.ts';

let app: FastifyInstance;
let siteFolder: string;

beforeAll(async () => {
  siteFolder = await mkdtemp(join(tmpdir(), 'help-'));
  await mkdir(join(siteFolder, 'assets'));
  await writeFile(join(siteFolder, 'help.css'), '.help-article { color: red; }');
  await writeFile(
    join(siteFolder, 'index.html'),
    `<html data-brand="club"><head><meta property="csp-nonce" nonce="csp-nonce-placeholder"><title>Fantasy</title>
      <meta
        name="description"
        content="Pick fifteen."
      /></head><body><div id="root"></div><noscript>This game needs JavaScript.</noscript></body></html>`,
  );
  const words = createWords(catalog, 'en-US');
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  handleErrors(app, words);
  const publicUrl = 'https://fantasy.example';
  const config = { publicUrl, sentryDsn: undefined, secrets: { srp: undefined, trc: undefined } };
  const sendSite = await createSendSite(siteFolder, { config, geo: new Geo(() => null, []) });
  await serveHelp(app, { words, publicUrl, siteFolder, sendSite });
});

afterAll(async () => {
  await app.close();
  await rm(siteFolder, { recursive: true });
});

const get = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the files of the help centre', () => {
  it.each(['en-us', 'EN-US', 'en-US', 'En-uS', 'en', 'EN'])(
    'answer to the locale in any case, and to its language: %s [A-010, A-343]',
    async (locale) => {
      const answer = await get(`/help_center/${locale}/categories.json`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    },
  );
  it('ignore per_page and every other field of the query [A-343]', async () => {
    const [plain, paged] = [
      await get('/help_center/en-us/articles.json'),
      await get('/help_center/en-us/articles.json?per_page=1&page=9'),
    ];
    expect(paged.body).toBe(plain.body);
    expect(plain.json()).toMatchObject({ count: 28, next_page: null });
  });
  it('have every category, section and article of both editions [A-343]', async () => {
    const { categories, sections, articles } = createHelpContent(createWords(catalog, 'en-US'));
    for (const [name, entries] of Object.entries({ categories, sections, articles }))
      expect((await get(`/help_center/en-us/${name}.json`)).json()).toEqual({
        [name]: entries,
        count: entries.length,
        page: 1,
        page_count: 1,
        next_page: null,
        previous_page: null,
      });
  });
  it('keep the contract, and label_names is a list everywhere [A-212, A-343]', async () => {
    const files = [helpCategoriesFile('en-US'), helpSectionsFile('en-US'), helpArticlesFile('en-US')];
    for (const file of files) {
      const body: Record<string, readonly object[]> = (await get(`/help_center/en-us/${file.name}.json`)).json();
      expect(z.safeParse(file.schema, body).success).toBe(true);
      expect(body[file.name]?.every((entry) => 'label_names' in entry && Array.isArray(entry.label_names))).toBe(true);
    }
  });
  it.each([
    '/help_center/fr-fr/articles.json',
    '/help_center/en-us/users.json',
    '/help_center/en-us/articles',
    '/help_center/%2e%2e/x.json',
  ])('are not found in another locale or by another name: %s [A-343]', async (url) =>
    expect([(await get(url)).statusCode, (await get(url)).json()]).toMatchObject([404, { errors: [{ code: 'not-found' }] }]),
  );
  it('are sent in brotli, and not sent when the browser’s copy is current', async () => {
    const first = await get('/help_center/en-us/sections.json', { 'accept-encoding': 'gzip, br' });
    expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toHaveProperty('sections.0.name', 'Game guidelines');
    const again = await get('/help_center/en-us/sections.json', { 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('a page of the help centre', () => {
  it.each([
    [
      '/help/game-guidelines/scoring',
      'club',
      'Scoring – Super Rugby Pacific Fantasy',
      '/help/game-guidelines/scoring',
      'Linebreak assists',
    ],
    [
      '/help/game-guidelines/game-guidelines/',
      'club',
      'How to play – Super Rugby Pacific Fantasy',
      '/help/game-guidelines',
      'name a captain',
    ],
    ['/help/t%26c?utm=x', 'club', 'Terms &amp; Conditions – Super Rugby Pacific Fantasy', '/help/t%26c', 'Fair play'],
    [
      '/rugby-championship/help/t&cs',
      'championship',
      'Terms &amp; Conditions – Rugby Championship Fantasy',
      '/rugby-championship/help/t%26cs',
      'Fair play',
    ],
    [
      '/rugby-championship/help/rules',
      'championship',
      'How to play – Rugby Championship Fantasy',
      '/rugby-championship/help/rules',
      'one country',
    ],
  ])(
    'has title, description, address, text and links without JavaScript: %s [A-029, A-136]',
    async (url, brand, title, address, text) => {
      const { statusCode, body, headers } = await get(url);
      expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body).toContain(`data-brand="${brand}"`);
      expect(body).toContain(`<title>${title}</title>`);
      expect(body).toContain(`<link rel="canonical" href="https://fantasy.example${address}" />`);
      expect(body).toMatch(/<meta name="description" content="[^"]{40,161}" \/>/);
      const previews = [...body.matchAll(/<meta property="og:(type|title|description|url)" content="([^"]*)"/g)];
      const described = /<meta name="description" content="([^"]*)"/.exec(body)?.[1];
      expect(Object.fromEntries(previews.map(([, tag, content]) => [tag, content]))).toEqual({
        type: 'article',
        title: title.replace(/ – .*/, ''),
        description: described,
        url: `https://fantasy.example${address}`,
      });
      expect(previews).toHaveLength(4);
      expect(body).toContain(text);
      expect(body.match(/(?<=aria-current="page">)[^<]*/g)).toEqual([title.replace(/ – .*/, '')]);
      expect(body).toContain(`href="${address.startsWith('/rugby') ? '/rugby-championship' : ''}/help/contact-us"`);
      expect(body).not.toContain('needs JavaScript');
      const nonce = /nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
      expect(body).toContain(`<style nonce="${nonce}">.help-article`);
    },
  );
  it.each([
    ['/help', '/help/game-guidelines'],
    ['/help/?q=lock', '/help/game-guidelines?q=lock'],
    ['/help/rules/scoring', '/help/game-guidelines/scoring'],
    ['/rules', '/help/rules/scoring'],
    ['/rugby-championship/rules', '/rugby-championship/help/rules/scoring'],
    ['/rugby-championship/help', '/rugby-championship/help/rules'],
    ['/rugby-championship/help/t&c', '/rugby-championship/help/t%26cs'],
  ])('leads from %s to %s [A-137, A-142]', async (url, to) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, to]);
  });
  it.each(['/help/faqs', '/rugby-championship/help/rules'])(
    'shows what a search finds without JavaScript, with links to the articles: %s [A-029]',
    async (path) => {
      const { body } = await get(`${path}?q=Captain`);
      const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
      expect(main).toMatch(/<h1>Search<\/h1>.*\d+ articles found.*<mark>captain<\/mark>/s);
      const found = [...main.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
      expect(found.length).toBeGreaterThan(1);
      for (const href of found) expect((await get(href)).body).toMatch(/captain/i);
      expect(body).toContain('noindex');
    },
  );
  it('says without JavaScript that a search finds nothing, and writes no markup of the search', async () => {
    const { body } = await get(`/help/faqs?q=${encodeURIComponent('"><script>zyx')}`);
    expect(body).toContain('No article has all of these words.');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;zyx"');
    expect(body).not.toContain('<script>zyx');
  });
  it('shows the article for an empty search', async () => {
    expect((await get('/help/faqs?q=+')).body).not.toContain('articles found');
  });
  it.each(['/help/nothing', '/help/faqs/nothing', '/help/faqs/your-team/more', '/rugby-championship/help/<script>'])(
    'is not found at %s, kept out of search engines, and leads to every section',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(404);
      expect(body).toContain('<meta name="robots" content="noindex" />');
      expect(body).toContain('There is no help at this address.');
      expect(body).toContain('/help/faqs"');
      expect(body).not.toContain('<script>');
    },
  );
});
