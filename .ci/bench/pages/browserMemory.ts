import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editions } from '@rugby/domain/editions';
import { type CDPSession, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../../chromium.ts';
import { runGame } from '../../game.ts';
import type { Quantity } from '../quantity.ts';
import { registerAt } from './wireWeights.ts';

const changes = 200;
/** By then each round and each dialog has been shown, so that what is stored on purpose is there. */
const warmUp = 40;
const mostGrowth = 1.1;

/** What a page holds when the browser has collected its garbage. */
interface Held {
  readonly megabytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Memory of the page of a team while a user changes the round and opens and closes a player's profile, two hundred times. */
export async function browserMemory(): Promise<readonly Quantity[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fantasy-rugby-bench-'));
  const game = await runGame(dataDir, { RATE_LIMITS: 'off' });
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'en-NZ',
      reducedMotion: 'reduce',
    });
    await registerAt(game.address, editions.srp)(context);
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await page.goto(`${game.address}/team/5`, { waitUntil: 'networkidle' });
    await changeRounds(page, 0, warmUp);
    const before = await held(tools);
    await changeRounds(page, warmUp, changes);
    const after = await held(tools);
    return [
      flat('MB', 'memory of a page after 200 changes of round and dialogs (floor: after 40)', before.megabytes, after.megabytes),
      flat('', 'memory   nodes of the document', before.nodes, after.nodes),
      flat('', 'memory   listeners of events', before.listeners, after.listeners),
    ];
  } finally {
    await browser.close();
    await game.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function flat(unit: Quantity['unit'], name: string, floor: number, ours: number): Quantity {
  return { name, unit, floor, ours, budget: `≤ ${mostGrowth}×`, isWithinBudget: ours <= floor * mostGrowth };
}

async function changeRounds(page: Page, from: number, until: number): Promise<void> {
  const chooser = page.getByRole('region', { name: 'Game bar' }).getByRole('button', { name: /Round \d/ });
  const cards = page.getByRole('main').locator('[data-jersey]').getByRole('button');
  for (let change = from; change < until; change += 1) {
    await chooser.click();
    const options = page.getByRole('option');
    await options.first().waitFor();
    const option = options.nth(change % (await options.count()));
    const round = /Round \d+/.exec((await option.textContent()) ?? '')?.[0] ?? '';
    await option.click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await chooser.filter({ hasText: round }).waitFor();
    await cards.nth(change % 15).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

async function held(tools: CDPSession): Promise<Held> {
  await tools.send('Performance.enable');
  await tools.send('HeapProfiler.collectGarbage');
  const { metrics } = await tools.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { megabytes: figure('JSHeapUsedSize') / 1_000_000, nodes: figure('Nodes'), listeners: figure('JSEventListeners') };
}
