import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';
import { buildPage } from './buildSite.ts';
import { median, type Quantity } from './quantity.ts';
import { serveBuilt } from './serveBuilt.ts';

const runs = 5;
const typed = 'strand';

interface ListTimes {
  readonly mount: number;
  /** The first in a page, when the browser has not yet compiled anything. */
  readonly firstMount: number;
  readonly keystroke: number;
  /** The same on a processor that is four times slower. */
  readonly slowKeystroke: number;
}

/**
 * P3: mounting the pool of 600 players and filtering it, against plain rows. In milliseconds until the rows in sight are painted; those
 * below the fold follow.
 */
export async function poolSpeed(): Promise<readonly Quantity[]> {
  const { address, close } = await serveBuilt(await buildPage(join(import.meta.dirname, 'pool')));
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const floor = await timesOf(browser, `${address}/?plain`);
    const ours = await timesOf(browser, address);
    return quantitiesOf(ours, floor);
  } finally {
    await browser.close();
    close();
  }
}

function quantitiesOf(ours: ListTimes, floor: ListTimes): readonly Quantity[] {
  const line = (name: string, time: keyof ListTimes, budget: string, most: number): Quantity => ({
    name,
    unit: 'ms',
    floor: floor[time],
    ours: ours[time],
    budget,
    isWithinBudget: ours[time] <= most,
  });
  return [
    line('P3 mount the pool of 600 players, until the rows in sight', 'mount', '≤ 4× + 20 ms', 4 * floor.mount + 20),
    { name: 'P3   the first mount of a page', unit: 'ms', floor: floor.firstMount, ours: ours.firstMount },
    line('P3   keystroke to paint of the rows in sight', 'keystroke', '≤ 50 ms', 50),
    line('P3   the same, processor 4× slower', 'slowKeystroke', '≤ 100 ms', 100),
  ];
}

async function timesOf(browser: Browser, address: string): Promise<ListTimes> {
  const mounts: number[] = [];
  const firstMounts: number[] = [];
  const keystrokes: number[] = [];
  const slow: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage();
    await page.goto(address);
    mounts.push(await timeOn(page, 'mount'));
    firstMounts.push(await timeOn(page, 'first-mount'));
    keystrokes.push(...(await typeInto(page)));
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    slow.push(...(await typeInto(page)));
    await page.close();
  }
  return { mount: median(mounts), firstMount: median(firstMounts), keystroke: median(keystrokes), slowKeystroke: median(slow) };
}

async function typeInto(page: Page): Promise<readonly number[]> {
  const times: number[] = [];
  const search = page.getByRole('searchbox');
  await search.fill('');
  await search.focus();
  for (const letter of typed) {
    await page.evaluate(() => delete document.body.dataset['keystroke']);
    await page.keyboard.press(letter);
    times.push(await timeOn(page, 'keystroke'));
  }
  if ((await search.inputValue()) !== typed) throw new Error('The search lost a letter.');
  return times;
}

async function timeOn(page: Page, name: string): Promise<number> {
  const body = page.locator(`body[data-${name}]`);
  await body.waitFor({ state: 'attached' });
  return Number(await body.getAttribute(`data-${name}`));
}
