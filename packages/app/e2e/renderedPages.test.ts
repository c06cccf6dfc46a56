import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, phone, useBrowser, useRendered, visitUntouched } from './browser.ts';

useBrowser();

const pages = ['/', '/rugby-championship', '/help/game-guidelines/scoring', '/rugby-championship/help/rules'];

describe.each(pages)('%s, as the server sends it', (path) => {
  it('can be read and followed without JavaScript [A-013, A-029]', async () => {
    const { page, troubles } = await visitUntouched(path, phone, false);
    await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPage(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
    expect(await page.getByRole('link').count()).toBeGreaterThan(4);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it.each([phone, desktop])('stays as it is when the site takes its place at $width pixels', async (viewport) => {
    const { page, troubles } = await visitUntouched(path, viewport);
    await page.evaluate(() => document.fonts.ready);
    expect(await isRendered(page)).toBe(true);
    const before = await placesOn(page);
    await useRendered(page);
    expect(await placesOn(page)).toEqual(before);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

it('a button that is pressed before the site runs does what it says', async () => {
  const { page } = await visitUntouched('/', phone);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expectPage(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await page.context().close();
});

it('the focus and the scroll position stay when the site takes the place of the page', async () => {
  const { page } = await visitUntouched('/help/game-guidelines/scoring', phone);
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollTo(0, 300));
  await expectPage(page.locator('#root[data-rendered]')).toHaveCount(0);
  await expectPage(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.context().close();
});

it('what was typed before the site runs is searched for', async () => {
  const { page } = await visitUntouched('/help/game-guidelines', desktop);
  await page.getByRole('searchbox').pressSequentially('captain');
  await expectPage(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await expectPage(page.getByRole('searchbox')).toHaveValue('captain');
  await page.context().close();
});

it('the site starts by itself where nothing is pressed, so that the countdown runs', async () => {
  const { page } = await visitUntouched('/', phone);
  expect(await isRendered(page)).toBe(true);
  await expectPage(page.locator('#root[data-rendered]')).toHaveCount(0);
  await page.context().close();
});

function isRendered(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('#root[data-rendered]') !== null);
}

/** Where the texts and controls in sight stand. The countdown changes by itself, and the visitor's time of kick-off comes with the site. */
function placesOn(page: Page): Promise<readonly string[]> {
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('h1, h2, h3, p, a, button, td, input')]
      .filter((element) => element.closest('[role="timer"]') === null && element.querySelector('[role="timer"]') === null)
      .filter((element) => element.getBoundingClientRect().y < innerHeight && !/your time|^$/i.test(element.textContent))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.localName} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
  );
}
