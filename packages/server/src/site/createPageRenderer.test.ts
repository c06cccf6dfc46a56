import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalog } from '@rugby/domain/i18n/catalog';
import { createWords } from '@rugby/domain/i18n/createWords';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Geo } from '../geo/Geo.ts';
import type { LoadedSeason } from '../season/loadSeason.ts';
import { createPageRenderer } from './createPageRenderer.ts';
import { createSendSite } from './createSendSite.ts';
import { serveSite } from './serveSite.ts';

const words = createWords(catalog, 'en-US');
const closedTo = '192.0.2.9';
const secret = 'tri-nations-2026';
const round = {
  id: 1,
  roundNumber: 7,
  roundStage: 'group',
  status: 'scheduled',
  startDate: '2026-03-27T06:05:00Z',
  isLockedForUpdating: false,
  fixtures: [],
} as const;
const aSeason: LoadedSeason = {
  origin: 'practice',
  revision: 1,
  gameTimeOffsetMs: 0,
  rounds: [round],
  finishedAt: new Map(),
  squads: [],
  players: new Map(),
};

const signedIn = { cookie: 'a=b; signed_in=1' };

let published = '{}';
let folder: string;
let app: FastifyInstance;
let season: () => Promise<LoadedSeason | undefined>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rendered-'));
  await Promise.all(['assets', 'renderer'].map((name) => mkdir(join(folder, name))));
  await writeFile(
    join(folder, 'index.html'),
    `<html><head><title>Fantasy</title><link rel="modulepreload" href="/assets/start.js"></head>
    <body><div id="root"></div><noscript>This game needs JavaScript.</noscript></body></html>`,
  );
  await writeFile(join(folder, 'renderer/package.json'), '{ "type": "module" }');
  await writeFile(
    join(folder, 'renderer/renderPage.js'),
    `let count = 0;
    export const renderPage = async ({ path, facts, isSignedIn, season: { rounds, figures } }) => {
      if (rounds[0].roundNumber === 13) throw new Error('no page');
      const kind = path === '/my-team' ? 'skeleton' : 'page';
      const user = isSignedIn ? ', signed in' : '';
      const html = '<h1>' + path + ' round ' + rounds[0].roundNumber + user + '</h1><i>' + (count += 1) + '</i><b>' + figures.size + '</b>' +
        '<s>' + facts.unlaunched + '</s>';
      return { title: 'Page & ' + path, html, styles: 'h1 { color: red; }', kind, page: path, data: kind === 'page' ? [] : ['/api/en/user'] };
    };
    export const startOf = ({ path, isSignedIn, hasQuery }) => {
      if (path === '/leagues/13') throw new Error('no start');
      const data = ['/api/en/user', ...(hasQuery ? [] : ['/api/en/leagues?page=1'])];
      return isSignedIn && path === '/leagues' ? { page: path, data } : undefined;
    };`,
  );
  const config = { publicUrl: 'https://fantasy.example', secrets: { srp: undefined, trc: secret }, sentryDsn: undefined };
  await writeFile(
    join(folder, 'renderer/files.json'),
    '{ "fonts": ["/assets/font.woff2"], "scripts": { "/my-team": ["/assets/team.js"], "/leagues": ["/assets/leagues.js"] } }',
  );
  const sendSite = await createSendSite(folder, { config, geo: new Geo(({ ip }) => (ip === closedTo ? 'FR' : null), ['FR']) });
  app = Fastify();
  await serveSite(app, { folder, sendSite, renderer: await createPageRenderer(folder, deps), words });
});
beforeEach(() => {
  season = async () => aSeason;
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const deps = { seasons: { get: () => season() }, documents: { read: async () => published } };

async function open(url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') {
  const { body, headers: answered } = await app.inject({ url, headers, remoteAddress });
  return { body, policy: String(answered['content-security-policy']) };
}

it.each([
  ['/', '/ round 7', {}],
  ['/?utm_source=mail', '/ round 7', {}],
  ['/stats-centre', '/stats-centre round 7', {}],
  ['/stats-centre', '/stats-centre round 7, signed in', signedIn],
])('the page at %s is in the HTML, with styles that the policy allows: %s [A-013, A-026]', async (url, text, headers) => {
  const { body, policy } = await open(url, headers);
  expect(body).toContain(`<div id="root" data-rendered="page"><h1>${text}</h1>`);
  expect(body).toContain(`<title>Page &amp; ${url.replace(/\?.*/, '')}</title>`);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
  expect(body).toContain(`<style nonce="${nonce}" data-rendered>h1 { color: red; }</style></head>`);
  expect(body).toContain('<link rel="prefetch" href="/assets/start.js">');
  expect(body).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/font.woff2">');
  expect(body).not.toContain('needs JavaScript');
});

it('a skeleton is in the HTML of a page that needs a user, with links to its scripts and data', async () => {
  const { body } = await open('/my-team', signedIn);
  expect(body).toContain('<div id="root" data-rendered="skeleton"><h1>/my-team round 7, signed in</h1>');
  expect(body).toContain('<link rel="preload" as="fetch" fetchpriority="low" href="/assets/start.js">');
  expect(body).toContain('<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="/assets/team.js">');
  expect(body).toContain('<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="/api/en/user">');
});

it.each([
  ['browser asks for while it starts the worker', { 'service-worker-navigation-preload': 'true' }],
  ['worker asks for', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' }],
])('a skeleton that a %s requests nothing that the worker has', async (_, headers) => {
  const { body } = await open('/my-team', { ...signedIn, ...headers });
  expect(body).toContain('<div id="root" data-rendered="skeleton">');
  expect(body).toContain('<link rel="modulepreload" href="/assets/start.js">');
  expect(body).not.toContain('as="fetch"');
});

it('a page that the site shows requests its scripts, its fonts and the data of the user together with the HTML', async () => {
  const linksOf = async (url: string, headers: Record<string, string> = signedIn) =>
    [...(await open(url, headers)).body.matchAll(/<link rel="preload" (as="\w+")[^>]* crossorigin href="([^"]+)">/g)].map(
      ([, as, address]) => `${as} ${address}`,
    );
  const font = 'as="font" /assets/font.woff2';
  const early = [font, 'as="fetch" /assets/leagues.js', 'as="fetch" /api/en/user'];
  expect(await linksOf('/leagues')).toEqual([...early, 'as="fetch" /api/en/leagues?page=1']);
  expect(await linksOf('/leagues?privacy=public')).toEqual(early);
  expect(await linksOf('/leagues', { ...signedIn, 'sec-fetch-dest': 'empty' })).toEqual([font]);
  expect(await linksOf('/leagues', {})).toEqual([]);
  expect(await linksOf('/leagues/13')).toEqual([]);
  expect((await open('/leagues', signedIn)).body).toContain('<link rel="modulepreload" href="/assets/start.js">');
});

it('no visitor gets a page of those who are signed in', async () => {
  expect((await open('/stats-centre', signedIn)).body).toContain('signed in');
  expect((await open('/stats-centre')).body).not.toContain('signed in');
});

it('a rendered page knows which edition waits for its launch, and leads to no page of it [A-145]', async () => {
  expect((await open('/')).body).toContain('<s>trc</s>');
});

it('the published figures are in the page', async () => {
  onTestFinished(() => void (published = '{}'));
  published = JSON.stringify({ 12: { tries: 3 } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await open('/stats-centre')).body).toContain('<b>1</b>');
});

it.each([
  ['another page', '/leaderboard', {}, '192.0.2.1'],
  ['a choice of statistics', '/stats-centre?view=overview', {}, '192.0.2.1'],
  ['a user who is signed in', '/', signedIn, '192.0.2.1'],
  ['a visitor who has no team', '/my-team', {}, '192.0.2.1'],
  ['a visitor from a country in which the game is closed', '/', {}, closedTo],
  ['an edition before its launch', '/rugby-championship', {}, '192.0.2.1'],
  ['an edition that its secret opens', `/rugby-championship?secret=${secret}`, {}, '192.0.2.1'],
])('the site itself shows %s [A-041, A-054, A-242]', async (_, url, headers, address) => {
  const { body } = await open(url, headers, address);
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('rel="modulepreload"');
});

it.each([
  ['there is no season', async () => undefined],
  ['the season has no rounds', async () => ({ ...aSeason, rounds: [] })],
  ['the season cannot be read', () => Promise.reject(new Error('gone'))],
  ['the database hangs', () => new Promise<undefined>(() => {})],
])('the site itself shows the landing page when %s [A-041, R6]', async (_, read) => {
  season = read;
  expect((await open('/')).body).toContain('<div id="root"></div>');
});

it('a rendered page is drawn again when the clock of the machine was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const before = await count();
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await count()).not.toBe(before);
});

/** How often a page had been drawn when the landing page was. */
async function count(): Promise<string | undefined> {
  return /<i>(\d+)/.exec((await open('/')).body)?.[1];
}

it('a rendered page is sent to others for some seconds, until the season changes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  const first = await count();
  expect(await count()).toBe(first);
  vi.advanceTimersByTime(5001);
  const later = await count();
  expect(later).not.toBe(first);
  season = async () => ({ ...aSeason, revision: 2 });
  expect(await count()).not.toBe(later);
});

it('the site itself shows the team once the season is over', async () => {
  season = async () => ({ ...aSeason, rounds: [{ ...round, status: 'complete' }] });
  expect((await open('/my-team', signedIn)).body).toContain('<div id="root"></div>');
});

it('the site itself shows a page that cannot be rendered', async () => {
  season = async () => ({ ...aSeason, rounds: [{ ...round, roundNumber: 13 }] });
  expect((await open('/')).body).toContain('<div id="root"></div>');
});

it('a site without a renderer shows its pages itself', async () => {
  expect(await createPageRenderer(join(folder, 'assets'), deps)).toBeUndefined();
});
