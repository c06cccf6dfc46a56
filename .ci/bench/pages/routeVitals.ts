import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EditionId, editions } from '@rugby/domain/editions';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../../chromium.ts';
import { runGame } from '../../game.ts';
import { buildFloor, buildPage } from '../buildSite.ts';
import type { SignIn } from './coldVisit.ts';
import { median, type Quantity } from '../quantity.ts';
import { serveBuilt } from '../serveBuilt.ts';
import { registerAt } from './wireWeights.ts';

interface MeasuredRoute {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: boolean;
}

/** Each with the same path in both editions: all that are open during a season, but for a shared team, whose link a user makes. */
const routesOfBoth: readonly MeasuredRoute[] = [
  { name: 'landing', path: '/' },
  { name: 'help', path: '/help' },
  { name: 'stats centre', path: '/stats-centre' },
  { name: 'my-team', path: '/my-team', isSignedIn: true },
  { name: 'leagues', path: '/leagues', isSignedIn: true },
  { name: 'create-league', path: '/leagues/create', isSignedIn: true },
  { name: 'leaderboard', path: '/leaderboard', isSignedIn: true },
  { name: 'season review', path: '/season-review', isSignedIn: true },
  { name: 'what-if', path: '/what-if', isSignedIn: true },
  { name: 'account', path: '/account', isSignedIn: true },
  { name: 'join-league', path: '/leagues/join', isSignedIn: true },
  { name: 'declined invite', path: '/leagues/decline' },
  { name: 'ended reminders', path: '/reminders' },
  { name: 'reset-password', path: `/reset-password/${'0'.repeat(43)}` },
  { name: 'tutorial', path: '/fantasy_tutorial' },
  { name: 'rules', path: '/rules' },
  { name: 'components', path: '/components' },
];
/** The league of all teams and a simulated user, whose ids belong to the club edition. */
const routesOfClubs: readonly MeasuredRoute[] = [
  { name: 'league', path: '/league/1/table', isSignedIn: true },
  { name: 'rival-team', path: '/team/5', isSignedIn: true },
];
const routesOf: Readonly<Record<EditionId, readonly MeasuredRoute[]>> = {
  srp: [...routesOfBoth, ...routesOfClubs],
  trc: routesOfBoth,
};

const runs = 3;
const mostShift = 0.02;
/** A phone of the middle class, and slow 4G as Lighthouse has it. */
const slowDown = 4;
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
/** Milliseconds after the last request in which a page may still move. */
const settling = 2000;

interface Vitals {
  /** Largest contentful paint, in seconds. */
  readonly contentful: number;
  /** From a press to the next paint: the slowest of the first keys, in milliseconds. */
  readonly interaction: number;
  readonly shift: number;
}

/** Paint, response and movement of each route on a phone that is four times slower, over slow 4G, in a browser with an empty cache. */
export async function routeVitals(): Promise<readonly Quantity[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-bench-'));
  const served = [
    await serveBuilt(await buildFloor()),
    await serveBuilt(await buildPage(join(import.meta.dirname, 'libraries'))),
  ];
  const game = await runGame(dataDir, { RATE_LIMITS: 'off' });
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const quantities: Quantity[] = [];
    for (const [index, { address }] of served.entries()) {
      const floor = index === 0 ? 'floor: React alone' : 'floor: the libraries, rendered by script';
      quantities.push(...reportOf(floor, await measure(browser, address)));
    }
    for (const edition of Object.values(editions)) {
      for (const { name, path, isSignedIn = false } of routesOf[edition.id]) {
        const signIn = isSignedIn ? registerAt(game.address, edition) : undefined;
        const vitals = await measure(browser, game.address + edition.basePath + path, signIn);
        quantities.push(...reportOf(`${edition.brand} ${name}`, vitals));
      }
    }
    return quantities;
  } finally {
    await browser.close();
    await game.stop();
    served.forEach(({ close }) => close());
    await rm(dataDir, { recursive: true, force: true });
  }
}

function reportOf(name: string, { contentful, interaction, shift }: Vitals): readonly Quantity[] {
  return [
    { name: `vitals ${name}, largest contentful paint`, unit: 's', ours: contentful },
    { name: 'vitals   first keys, to the next paint', unit: 'ms', ours: interaction },
    { name: 'vitals   layout shift', unit: '', ours: shift, budget: `≤ ${mostShift}`, isWithinBudget: shift <= mostShift },
  ];
}

/** The median of each figure over several visits. */
async function measure(browser: Browser, address: string, signIn?: SignIn): Promise<Vitals> {
  const visits: Vitals[] = [];
  while (visits.length < runs) visits.push(await visit(browser, address, signIn));
  const middle = (figure: keyof Vitals) => median(visits.map((one) => one[figure]));
  return { contentful: middle('contentful'), interaction: middle('interaction'), shift: middle('shift') };
}

async function visit(browser: Browser, address: string, signIn: SignIn | undefined): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'en-NZ' });
  try {
    await signIn?.(context);
    await context.addInitScript(recordVitals);
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', slow4G);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settling);
    const beforeUse = await vitalsOncePainted(page);
    // A page that the server has rendered begins to run when it is used.
    for (let key = 0; key < 3; key += 1) await page.keyboard.press('Tab', { delay: 50 });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(settling);
    const { interaction, shift } = await readVitals(page);
    return { contentful: beforeUse.contentful, interaction, shift };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything else. A movement in the half second after a press is expected and does not count. */
function recordVitals(): void {
  const vitals = { contentful: 0, interaction: 0, shift: 0 };
  Object.assign(globalThis, { vitals });
  const observe = (type: string, see: (entry: PerformanceEntry & Record<string, unknown>) => void) => {
    const what = { type, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => see(Object.assign(entry)))).observe(what);
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.contentful = startTime / 1000;
  });
  observe('event', ({ duration, interactionId }) => {
    if (interactionId !== 0) vitals.interaction = Math.max(vitals.interaction, duration);
  });
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (hadRecentInput !== true) vitals.shift += Number(value);
  });
}

/** A busy page has nothing painted yet when its requests have ended. */
async function vitalsOncePainted(page: Page): Promise<Vitals> {
  for (let tries = 0; tries < 30; tries += 1) {
    const vitals = await readVitals(page);
    if (vitals.contentful > 0) return vitals;
    await page.waitForTimeout(settling);
  }
  throw new Error(`${page.url()} has painted nothing for a minute.`);
}

async function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate<Vitals>('globalThis.vitals');
}
