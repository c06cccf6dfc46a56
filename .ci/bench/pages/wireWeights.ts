import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Edition, editions } from '@rugby/domain/editions';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../../chromium.ts';
import { runGame } from '../../game.ts';
import { coldVisit, type SignIn, type Transfer } from './coldVisit.ts';
import type { Quantity } from '../quantity.ts';
import { registrationOf } from '../Trader.ts';

const kilobyte = 1000;
/** Kilobytes of HTML that a page may be sent in. */
const mostHtml = 15;

/**
 * What a page may transfer: scripts and styles of the site. Its HTML, the season's data and the fonts have lines of their own. Each budget has room
 * for the few bytes by which a file changes with the names of others.
 */
interface WireBudget {
  readonly page: string;
  readonly path: string;
  readonly isSignedIn?: boolean;
  /** Kilobytes and requests in all, or beyond those of the landing page. */
  readonly most: { readonly kilobytes: number; readonly requests: number; readonly isBeyondLanding?: boolean };
}

/** What a further route may transfer beyond the landing page. */
function further(kilobytes: number, requests = 20): WireBudget['most'] {
  return { kilobytes, requests, isBeyondLanding: true };
}

const landing: WireBudget = { page: 'landing', path: '/', most: { kilobytes: 165, requests: 7 } };
const budgets: readonly WireBudget[] = [
  landing,
  { page: 'my-team', path: '/my-team', isSignedIn: true, most: { kilobytes: 274, requests: 20 } },
  { page: 'stats centre', path: '/stats-centre', most: further(51) },
  { page: 'help', path: '/help', most: further(34.8) },
  { page: 'leagues', path: '/leagues', isSignedIn: true, most: further(35.5) },
  { page: 'create-league', path: '/leagues/create', isSignedIn: true, most: further(40) },
  { page: 'league', path: '/league/1/table', isSignedIn: true, most: further(38.1) },
  { page: 'leaderboard', path: '/leaderboard', isSignedIn: true, most: further(24.8) },
  { page: 'rival-team', path: '/team/5', isSignedIn: true, most: further(24) },
  { page: 'season review', path: '/season-review', isSignedIn: true, most: further(41.5) },
  { page: 'account', path: '/account', isSignedIn: true, most: further(43.5) },
  { page: 'reset-password', path: `/reset-password?token=${'a'.repeat(22)}`, most: further(50.8) },
  { page: 'what-if', path: '/what-if', isSignedIn: true, most: further(59.5) },
  // Over the 60 KB of a further route: it may not grow.
  { page: 'components', path: '/components', most: further(116, 34) },
];

/** P1 on the wire: what a real browser with an empty cache receives from the running game until it asks for nothing more. */
export async function wireWeights(): Promise<readonly Quantity[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-bench-'));
  const { address, stop } = await runGame(dataDir);
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    return await weighPages(browser, address);
  } finally {
    await browser.close();
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The lines of every page with a budget, of a game that runs at this address. */
export async function weighPages(browser: Browser, address: string): Promise<readonly Quantity[]> {
  const visits = new Map<string, readonly Transfer[]>();
  for (const { page, path, isSignedIn = false } of budgets) {
    visits.set(page, await coldVisit(browser, `${address}${path}`, isSignedIn ? registerAt(address) : undefined));
  }
  return budgets.flatMap((budget) => wireQuantities(budget, visits.get(budget.page) ?? [], visits.get(landing.page) ?? []));
}

/** Signs a browser in as a new user of an edition of the game at `address`. */
export function registerAt(address: string, { apiSuffix }: Edition = editions.srp): SignIn {
  const call = ['user', 'register', apiSuffix].filter((part) => part !== '').join('/');
  return async ({ request }) => {
    const answer = await request.post(`${address}/api/en/${call}`, {
      data: registrationOf(Date.now()),
      headers: { 'idempotency-key': randomUUID() },
    });
    if (!answer.ok()) throw new Error(`The game answered ${answer.status()}: ${await answer.text()}`);
  };
}

/** The lines of one page: in all, before the first paint, and what comes as data and fonts. */
export function wireQuantities(
  { page, most }: WireBudget,
  transfers: readonly Transfer[],
  ofLanding: readonly Transfer[],
): readonly Quantity[] {
  const site = transfers.filter(isOfSite);
  const html = transfers.filter(isDocument);
  const known = most.isBeyondLanding ? ofLanding.filter(isOfSite) : [];
  const bytes = sumOf(site) - sumOf(known);
  const requests = site.length - known.length;
  const early = site.filter(({ isBeforePaint }) => isBeforePaint);
  const other = transfers.filter((transfer) => !isOfSite(transfer) && !isDocument(transfer));
  return [
    {
      name: `P1 ${page} on the wire, ${most.isBeyondLanding ? 'beyond landing, ' : ''}${requests} requests`,
      unit: 'KB',
      ours: bytes / kilobyte,
      budget: `≤ ${most.kilobytes} KB, ≤ ${most.requests} requests`,
      isWithinBudget: bytes <= most.kilobytes * kilobyte && requests <= most.requests,
    },
    {
      name: 'P1   its HTML, with the content where the server renders it',
      unit: 'KB',
      ours: sumOf(html) / kilobyte,
      budget: `≤ ${mostHtml} KB`,
      isWithinBudget: sumOf(html) <= mostHtml * kilobyte,
    },
    { name: `P1   before its first paint, ${early.length} requests`, unit: 'KB', ours: sumOf(early) / kilobyte },
    { name: `P1   data, fonts and pictures beside it, ${other.length} requests`, unit: 'KB', ours: sumOf(other) / kilobyte },
  ];
}

/** The site loads some of its scripts before it imports them. */
function isOfSite({ kind, path }: Transfer): boolean {
  return kind === 'Script' || kind === 'Stylesheet' || path.endsWith('.js') || path.endsWith('.css');
}

function isDocument({ kind }: Transfer): boolean {
  return kind === 'Document';
}

function sumOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0);
}
