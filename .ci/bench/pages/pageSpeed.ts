import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../chromium.ts';
import { runGame } from '../../game.ts';
import { buildFloor, buildPage } from '../buildSite.ts';
import type { SignIn } from './coldVisit.ts';
import { median, type Quantity } from '../quantity.ts';
import { serveBuilt } from '../serveBuilt.ts';
import { registerAt } from './wireWeights.ts';

/** A page that is measured, with the least score that it must have. */
interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn?: boolean;
  readonly score: number;
}

const pages: readonly MeasuredPage[] = [
  { name: 'landing', path: '/', score: 0.95 },
  { name: 'help', path: '/help/game-guidelines', score: 0.95 },
  { name: 'stats centre', path: '/stats-centre', score: 0.85 },
  { name: 'my-team', path: '/my-team', isSignedIn: true, score: 0.7 },
];

interface Figures {
  readonly score: number;
  /** Largest contentful paint, in seconds. */
  readonly contentful: number;
  /** Total blocking time, in milliseconds. */
  readonly blocking: number;
  readonly shift: number;
  /** The least of the categories that are not about speed. */
  readonly others: number;
}

const runs = 3;
const mostShift = 0.02;
/** The score of the floor with the libraries on a usual machine. On one where it has less, pages need less in proportion. */
const usualFloor = 0.78;
/** How many times as long as that floor a page of a signed-in user may block. */
const mostBlocking = 2;

/** P2: Lighthouse on a phone, for pages of the running game and for two floors: React alone, and the libraries of the site rendered by script. */
export async function pageSpeed(): Promise<readonly Quantity[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-bench-'));
  const served = [
    await serveBuilt(await buildFloor()),
    await serveBuilt(await buildPage(join(import.meta.dirname, 'libraries'))),
  ];
  const game = await runGame(dataDir, { RATE_LIMITS: 'off' });
  try {
    const floors = [];
    for (const { address } of served) floors.push(await measure(address));
    const measured = [];
    for (const page of pages) {
      const signIn = page.isSignedIn === true ? registerAt(game.address) : undefined;
      measured.push({ page, ours: await measure(game.address + page.path, signIn) });
    }
    const [bare, libraries] = floors;
    if (bare === undefined || libraries === undefined) throw new Error('A floor was not measured.');
    return [
      ...reportOf('React alone', bare),
      ...reportOf('the libraries, rendered by script', libraries),
      ...measured.flatMap(({ page, ours }) => quantitiesOf(page, ours, libraries)),
    ];
  } finally {
    await game.stop();
    served.forEach(({ close }) => close());
    await rm(dataDir, { recursive: true, force: true });
  }
}

function reportOf(name: string, { score, contentful, blocking }: Figures): readonly Quantity[] {
  return [
    { name: `P2 floor: ${name}, score`, unit: '', ours: score },
    { name: 'P2   largest contentful paint', unit: 's', ours: contentful },
    { name: 'P2   blocking', unit: 'ms', ours: blocking },
  ];
}

function quantitiesOf({ name, score, isSignedIn = false }: MeasuredPage, ours: Figures, floor: Figures): readonly Quantity[] {
  const least = Math.floor(score * Math.min(1, floor.score / usualFloor) * 100) / 100;
  const isShort = ours.blocking <= mostBlocking * floor.blocking;
  return [
    { name: `P2 ${name}, score`, unit: '', floor: floor.score, ours: ours.score, ...atLeast(least, ours.score) },
    { name: 'P2   largest contentful paint', unit: 's', floor: floor.contentful, ours: ours.contentful },
    {
      name: 'P2   blocking',
      unit: 'ms',
      floor: floor.blocking,
      ours: ours.blocking,
      ...(isSignedIn && { budget: `≤ ${mostBlocking}×`, isWithinBudget: isShort }),
    },
    { name: 'P2   layout shift', unit: '', ours: ours.shift, budget: `≤ ${mostShift}`, isWithinBudget: ours.shift <= mostShift },
    { name: 'P2   accessibility, practices, search: the least', unit: '', ours: ours.others, ...atLeast(1, ours.others) },
  ];
}

function atLeast(least: number, ours: number): Pick<Quantity, 'budget' | 'isWithinBudget'> {
  return { budget: `≥ ${least}`, isWithinBudget: ours >= least };
}

/** The median of each figure over several visits, each in a browser of its own. */
async function measure(address: string, signIn?: SignIn): Promise<Figures> {
  const visits: Figures[] = [];
  while (visits.length < runs) visits.push(await visit(address, signIn));
  const middle = (figure: keyof Figures) => median(visits.map((one) => one[figure]));
  return {
    score: middle('score'),
    contentful: middle('contentful'),
    blocking: middle('blocking'),
    shift: middle('shift'),
    others: middle('others'),
  };
}

async function visit(address: string, signIn: SignIn | undefined): Promise<Figures> {
  const profile = await mkdtemp(join(tmpdir(), 'fantasy-rugby-profile-'));
  const port = await freePort();
  const launch = await chromiumLaunch();
  const browser = await chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    await signIn?.(browser);
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(`Lighthouse failed at ${address}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories } = result.lhr;
    const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const { performance, ...others } = categories;
    return {
      score: performance?.score ?? 0,
      contentful: figure('largest-contentful-paint') / 1000,
      blocking: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
      others: Math.min(...Object.values(others).map(({ score }) => score ?? 0)),
    };
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}
