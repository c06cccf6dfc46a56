import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../.ci/chromium.ts';
import { visionFilter } from './visions.ts';

/** What Chromium calls them. */
const emulated = { greyscale: 'achromatopsia', deuteranopia: 'deuteranopia', protanopia: 'protanopia' } as const;

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await chromiumLaunch());
});

afterAll(() => browser.close());

test.each(Object.entries(emulated))('%s is what Chromium emulates', async (vision, type) => {
  const page = await browser.newPage({ viewport: { width: 80, height: 20 } });
  const session = await page.context().newCDPSession(page);
  const blocks = ['#d00000', '#006f00', '#86c3fb', '#ffcb5c'].map((color) => `<i style="flex:1;background:${color}"></i>`);
  await page.setContent(`<body style="margin:0;height:20px;display:flex">${blocks.join('')}`);
  const plain = await colorsOf(await page.screenshot());
  await session.send('Emulation.setEmulatedVisionDeficiency', { type });
  const wanted = await colorsOf(await page.screenshot());
  await session.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await page.evaluate((filter) => void (document.documentElement.style.filter = filter), visionFilter(vision));
  const filtered = await colorsOf(await page.screenshot());
  expect(wanted).not.toEqual(plain);
  expect(Math.max(...filtered.map((value, place) => Math.abs(value - (wanted[place] ?? 0))))).toBeLessThanOrEqual(2);
  await page.close();
});

test('full vision and unknown names have no filter', () => {
  expect([visionFilter('normal'), visionFilter(undefined)]).toEqual(['', '']);
});

/** The channels of the middle of each of the four blocks. */
async function colorsOf(png: Buffer): Promise<readonly number[]> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [10, 30, 50, 70].flatMap((x) => [0, 1, 2].map((channel) => data[(10 * 80 + x) * 3 + channel] ?? 0));
}
