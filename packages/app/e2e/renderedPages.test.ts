import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { registerAt } from '../../../.ci/bench/pages/wireWeights.ts';
import { desktop, expectPage, phone, useBrowser, useRendered, visitUntouched } from './browser.ts';

useBrowser();

const pages = [
  ['/', 'Super Rugby Pacific Fantasy'],
  ['/rugby-championship', 'Rugby Championship Fantasy'],
  ['/help/game-guidelines/scoring', 'Scoring – Super Rugby Pacific Fantasy'],
  ['/rugby-championship/help/rules', 'How to play – Rugby Championship Fantasy'],
  ['/stats-centre', 'Stats centre – Super Rugby Pacific Fantasy'],
  ['/rugby-championship/stats-centre', 'Stats centre – Rugby Championship Fantasy'],
] as const;
const signIn = registerAt(inject('site').replace(/\/$/, ''));

describe.each(pages)('%s, as the server sends it', (path, title) => {
  it('can be read and followed without JavaScript [A-013, A-029, A-246]', async () => {
    const { page, troubles } = await visitUntouched(path, phone, false);
    await expectPage(page).toHaveTitle(title);
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
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.title()).toBe(title);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

it('the stats centre can be read without JavaScript: fifteen players with their figures [A-026, G-043]', async () => {
  const { page } = await visitUntouched('/stats-centre', phone, false);
  await expectPage(page.getByRole('rowheader')).toHaveCount(15);
  await page.context().close();
});

it('a user who is signed in sees the header and the pitch of the team before any script runs [G-019]', async () => {
  const { page } = await visitUntouched('/my-team', phone, false, signIn);
  await expectPage(page.getByRole('banner')).toBeVisible();
  await expectPage(page.locator('[data-pitch]')).toHaveAttribute('aria-busy', 'true');
  await page.context().close();
});

it.each([phone, desktop])('the team takes the place of its skeleton without moving it, at $width pixels', async (viewport) => {
  const { page, troubles } = await visitUntouched('/my-team', viewport, true, async (context) => {
    await signIn(context);
    await context.addInitScript(sumLayoutShifts);
  });
  await expectPage(page.getByRole('dialog', { name: 'The players are here' })).toBeVisible();
  expect(await isRendered(page)).toBe(false);
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'layoutShift')))).toBeLessThanOrEqual(0.02);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it('a page whose own file takes long stays until the site can show it', async () => {
  const { page } = await visitUntouched('/stats-centre', desktop, true, async (context) => {
    await context.route('**/assets/StatsCentrePage-*.js*', async (route) => {
      await setTimeout(4000);
      await route.continue();
    });
  });
  const heading = page.evaluate(headingOfSite);
  await page.mouse.move(5, 5);
  expect(await heading).toBe('Stats centre');
  await page.context().close();
});

it('a page whose script does not arrive says so, and works after another press once it does', async () => {
  const siteScript = '**/assets/start-*.js*';
  const { page } = await visitUntouched('/', phone, true, async (context) => {
    await context.route(siteScript, (route) => route.abort());
  });
  await page.getByRole('button', { name: 'Play now' }).click();
  await expectPage(page.getByRole('alert')).toContainText('The game could not be loaded');
  await page.context().unroute(siteScript);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expectPage(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await expectPage(page.getByRole('alert')).toHaveCount(0);
  await page.context().close();
});

it('a button that is pressed before the site runs does what it says', async () => {
  const { page } = await visitUntouched('/', phone);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expectPage(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await page.context().close();
});

it('a tab that is pressed before the site runs is shown', async () => {
  const { page } = await visitUntouched('/stats-centre', phone);
  const value = page.getByRole('tab', { name: 'Value' });
  await value.click();
  await expectPage(value).toHaveAttribute('aria-selected', 'true');
  await expectPage(page).toHaveURL(/\?tab=value$/);
  await page.context().close();
});

it.each(['touch', 'mouse', 'Space'] as const)(
  'a button does what it says when its press by %s ends after the site runs',
  async (by) => {
    let begin: () => void = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const { page } = await visitUntouched('/stats-centre', phone, true, async (context) => {
      await context.route('**/assets/start-*.js*', async (route) => {
        await begun;
        await route.continue();
      });
    });
    const end = await holdDown(page.getByRole('button', { name: 'Menu' }), by);
    begin();
    await expectPage(page.locator('#root[data-rendered]')).toHaveCount(0);
    await end();
    await expectPage(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.context().close();
  },
);

it('the focus goes into the dialog that is opened by a press before the site runs, or by a screen reader', async () => {
  const { page } = await visitUntouched('/', phone);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const play = page.getByRole('button', { name: 'Play now' });
  await play.click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await expectPage(dialog).toBeFocused();
  for (let time = 0; time < 4; time += 1) {
    // A page that is slowed down may still be opening the dialog when Escape is pressed.
    await expectPage(async () => {
      await page.keyboard.press('Escape');
      await expectPage(dialog).toHaveCount(0, { timeout: 5000 });
    }).toPass();
    // A screen reader's press reaches the page as a click alone.
    await play.evaluate((button) => button instanceof HTMLElement && button.click());
    await expectPage(dialog).toBeFocused();
  }
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

it('the site starts by itself where nothing is pressed, so that the countdown runs, but not while the page is loaded', async () => {
  const { page } = await visitUntouched('/', phone);
  expect(await isRendered(page)).toBe(true);
  await expectPage(page.locator('#root[data-rendered]')).toHaveCount(0);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(8000);
  await page.context().close();
});

/** Begins a press; the answer ends it. */
async function holdDown(control: Locator, by: 'touch' | 'mouse' | 'Space'): Promise<() => Promise<void>> {
  const page = control.page();
  if (by === 'Space') {
    await control.focus();
    await page.keyboard.down(by);
    return () => page.keyboard.up(by);
  }
  if (by === 'mouse') {
    await control.hover();
    await page.mouse.down();
    return () => page.mouse.up();
  }
  const devTools = await page.context().newCDPSession(page);
  const touchPoints = await control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [{ x: x + width / 2, y: y + height / 2 }];
  });
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return async () => {
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/** Runs in each page. */
function sumLayoutShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
    Reflect.set(globalThis, 'layoutShift', sum);
  }).observe({ type: 'layout-shift', buffered: true });
  Reflect.set(globalThis, 'layoutShift', sum);
}

/** The heading at the moment in which the site takes the place of the page. Runs in each page. */
function headingOfSite(): Promise<string | undefined> {
  return new Promise((answer) => {
    new MutationObserver(() => {
      if (document.querySelector('#root[data-rendered]') === null) answer(document.querySelector('h1')?.textContent);
    }).observe(document.body, { childList: true });
  });
}

function isRendered(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector('#root[data-rendered]') !== null);
}

/** Where the texts and controls in sight stand. The countdown changes by itself, and the visitor's time of kick-off comes with the site. */
function placesOn(page: Page): Promise<readonly string[]> {
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('h1, h2, h3, p, a, button, td, input')]
      .filter((element) => element.closest('[role="timer"]') === null && element.querySelector('[role="timer"]') === null)
      .filter((element) => element.getBoundingClientRect().y < innerHeight && !/your time|^$/i.test(element.textContent))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.localName} ${[x, y, width, height].map(Math.round).join(' ')}`;
      }),
  );
}
