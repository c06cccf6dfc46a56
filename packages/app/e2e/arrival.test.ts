import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, phone, useBrowser, visit } from './browser.ts';
import { breakStatsCentre, statsCentreFiles } from './brokenPage.ts';

useBrowser();

describe.each([
  ['', 'Super Rugby Pacific Fantasy'],
  ['/rugby-championship', 'Rugby Championship Fantasy'],
])('a navigation within "%s"', (base, edition) => {
  it('names the page in the title and moves the focus to its heading [A-246, A-374]', async () => {
    const { page } = await visit(`${base}/no-such-page`, desktop);
    await expectPage(page).toHaveTitle(`404 Not Found – ${edition}`);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await page.getByRole('link', { name: 'Stats centre' }).first().click();
    await expectPage(page.getByRole('heading', { level: 1, name: 'Stats centre' })).toBeFocused();
    await expectPage(page).toHaveTitle(`Stats centre – ${edition}`);
    await page.goBack();
    await expectPage(page.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeFocused();
    await page.context().close();
  });
});

it('the title changes in the frame after the page [A-246]', async () => {
  const { page } = await visit('/no-such-page', desktop);
  const before = '404 Not Found – Super Rugby Pacific Fantasy';
  await expectPage(page).toHaveTitle(before);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('link', { name: 'Stats centre' }).first().click();
  await expectPage(page.getByRole('heading', { level: 1, name: 'Stats centre' })).toBeVisible();
  expect(await page.title()).toBe(before);
  await page.clock.runFor(100);
  await expectPage(page).toHaveTitle('Stats centre – Super Rugby Pacific Fantasy');
  await page.context().close();
});

it('the window stands at the top of a new page, and where it stood after Back and a reload', async () => {
  const { page } = await visit('/components', phone);
  const position = () => page.evaluate(() => Math.round(scrollY));
  await expectPage(page.getByRole('heading', { level: 3, name: 'LandingSteps' })).toBeVisible();
  await page.getByRole('heading', { level: 3, name: 'LandingSteps' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 900));
  await expectPage.poll(position).toBe(900);
  await page.reload();
  await expectPage.poll(position).toBe(900);
  await page
    .getByRole('link', { name: /Fantasy/ })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  // The page that is left has six of them.
  await expectPage(page.getByRole('button', { name: 'Play now' })).toHaveCount(1);
  await expectPage.poll(position).toBe(0);
  await page.goBack();
  await expectPage.poll(position).toBe(900);
  await page.context().close();
});

it('a page that is opened by its address stands at the top, wherever the one before it in the tab stood', async () => {
  const { page } = await visit('/components', phone);
  const position = () => page.evaluate(() => Math.round(scrollY));
  const last = page.getByRole('heading', { level: 3, name: 'LandingSteps' });
  await last.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 900));
  await expectPage.poll(position).toBe(900);
  await page.goto(new URL('/rugby-championship/components', page.url()).href);
  await expectPage(last).toBeAttached();
  expect(await position()).toBe(0);
  await page.goBack();
  await expectPage.poll(position).toBe(900);
  await page.context().close();
});

it.each(['/', '/stats-centre', '/help', '/no-such-page'])('the first Tab stop of %s skips to the content', async (path) => {
  const { page } = await visit(path, narrow);
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expectPage(skip).toBeFocused();
  expect(await skip.getAttribute('href')).toBe('#content');
  expect(await page.locator('main#content').count()).toBe(1);
  await page.context().close();
});

it('a page that throws is replaced in its place, and Reload loads it again [A-043, A-045, A-357]', async () => {
  const { page } = await visit('/no-such-page', phone);
  await breakStatsCentre(page, 'broken');
  await page.goto(new URL('/stats-centre', page.url()).href);
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expectReachable(page);
  await page.unroute(statsCentreFiles);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Stats centre');
  await page.context().close();
});

it.each(['', '/rugby-championship'])(
  'a page of "%s" that does not arrive says so, and comes when it is tried again',
  async (base) => {
    const { page } = await visit(`${base}/no-such-page`, desktop);
    await page.route(statsCentreFiles, (route) => route.abort());
    await page
      .getByRole('link', { name: 'Stats centre' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    const heading = page.getByRole('heading', { level: 1 });
    await expectPage(heading).toHaveText('This did not arrive.');
    await expectPage(heading).toBeFocused();
    await page.setViewportSize(phone);
    await expectReachable(page);
    const retry = page.getByRole('button', { name: 'Try again' });
    await retry.click();
    await expectPage(page.getByRole('alert')).toHaveText(/^It still did not arrive\./);
    await expectPage(retry).toBeFocused();
    await page.unroute(statsCentreFiles);
    await retry.click();
    await expectPage(heading).toHaveText('Stats centre');
    await page.context().close();
  },
);
