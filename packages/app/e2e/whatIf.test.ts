import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { tabTo } from './keyboard.ts';
import { visitWithTeam } from './team.ts';
import type { UserVisit } from './user.ts';

useBrowser();

describe.each(['/', '/rugby-championship/'])('the players beside the what-if team at %s', (edition) => {
  it('are shown before their grid is loaded, which moves nothing and loses no press and no focus [B10]', async () => {
    const { page, troubles, grid } = await openWhatIf(edition, desktop);
    const rows = page.locator('[data-players] [role="row"]');
    await expectPage(rows).toHaveCount(40);
    await page.waitForLoadState('networkidle');
    expect(grid.asked()).toBe(0);
    await expectReachable(page);
    const placesBefore = await placesOf(page);
    await page.evaluate(recordShifts);

    // A search and a press on a row, while the file is on its way.
    const search = page.getByRole('searchbox');
    await search.click();
    await expect.poll(grid.asked).toBe(1);
    await page.keyboard.type('a');
    const player = (await rows.nth(2).getAttribute('aria-label')) ?? '';
    await rows.nth(2).click();
    await expectPage(page.getByRole('dialog', { name: player })).toBeVisible();
    grid.release();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    await expectPage(page.locator(gridOfPlayers)).toBeVisible();
    await expectPage(page.getByRole('row', { name: player })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expectPage(rows.nth(1)).toBeFocused();
    await expectPage(search).toHaveValue('a');

    await search.fill('');
    await expectPage(page.locator('[data-players] [role="row"]').first()).toHaveAttribute('aria-rowindex', '1');
    expect(await placesOf(page)).toEqual(placesBefore);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
    await expectReachable(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('are used by the keyboard at once, and keep the focus when the grid replaces them [B10]', async () => {
    const { page, troubles, grid } = await openWhatIf(edition, desktop);
    const rows = page.locator('[data-players] [role="row"]');
    await page.getByRole('searchbox').focus();
    await tabTo(page, rows.first());
    await page.keyboard.press('ArrowDown');
    await expectPage(rows.nth(1)).toBeFocused();
    grid.release();
    await expectPage(page.locator(gridOfPlayers)).toBeVisible();
    await expectPage(rows.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expectPage(rows.nth(2)).toBeFocused();
    const player = (await rows.nth(2).getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('dialog', { name: player })).toBeVisible();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

it('on a phone the players are loaded with the first press and open with theirs [B10]', async () => {
  const { page, troubles, grid } = await openWhatIf('/', phone, (context) => context.addInitScript(recordShifts));
  await expectPage(page.getByRole('button', { name: 'Players', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(grid.asked()).toBe(0);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  await page.getByRole('button', { name: 'Players', exact: true }).tap();
  await expect.poll(grid.asked).toBe(1);
  grid.release();
  const sheet = page.getByRole('dialog', { name: 'Players' });
  await expectPage(sheet.getByRole('row').first()).toBeVisible();
  await expectReachable(page);
  await page.keyboard.press('Escape');
  await expectPage(sheet).toHaveCount(0);
  await expectPage(page.getByRole('button', { name: 'Players', exact: true })).toBeFocused();
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** The rows as a grid of react-aria, which gives its element this attribute. */
const gridOfPlayers = '[data-players] [role="grid"][data-collection]';

/** Opens what-if for a new user with a saved team. Holds the file of the grid back until `release`. */
async function openWhatIf(edition: string, viewport: typeof desktop, prepare?: UserVisit['prepare']) {
  let asked = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holdBack = async (context: BrowserContext) => {
    await prepare?.(context);
    await context.route('**/assets/PlayerPoolGrid-*.js*', async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
  };
  const { page, troubles } = await visitWithTeam(`${edition}what-if`, viewport, { prepare: holdBack });
  await expectPage(page.getByRole('region', { name: 'What if' })).toBeVisible();
  return { page, troubles, grid: { asked: () => asked, release } };
}

/** Where the first rows and the fields above them are. */
function placesOf(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.querySelectorAll('aside :is(input, button[aria-haspopup]), [data-players] [role="row"]')]
      .slice(0, 10)
      .map((element) => JSON.stringify(element.getBoundingClientRect())),
  );
}

/** Runs in the page: adds up how far things move from now on. */
function recordShifts(): void {
  let sum = 0;
  Object.assign(globalThis, { readShift: () => sum });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput') !== true) sum += Number(Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift' });
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate<number>('globalThis.readShift()');
}
