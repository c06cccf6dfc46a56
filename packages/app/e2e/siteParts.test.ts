import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, phone, useBrowser, visit } from './browser.ts';

useBrowser();

const tablet = { width: 768, height: 1024 };

describe.each(['/components', '/rugby-championship/components'])('the component review page at %s', (path) => {
  it.each([desktop, tablet, narrow])('is public, whole and reachable at $width pixels [A-028]', async (viewport) => {
    const { page, troubles } = await visit(path, viewport);
    await expectPage(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
    await expectPage(page.getByRole('heading', { level: 3, name: 'LandingSteps' })).toBeVisible();
    await expectReachable(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

it('a chosen mode is stored for the next page', async () => {
  const { page } = await visit('/components');
  const shown = () => page.evaluate(() => document.documentElement.dataset['mode']);
  await page.getByText('Light', { exact: true }).click();
  expect(await shown()).toBe('light');
  await page.goto(new URL('/', page.url()).href);
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shown()).toBe('light');
  await page.context().close();
});

it('the menu of a phone leads on by keyboard alone [A-149]', async () => {
  const { page, troubles } = await visit('/no-such-page', phone);
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expectPage(menu.getByRole('link', { name: 'Rugby Championship Fantasy' })).toBeVisible();
  await expectReachable(page);
  await page.keyboard.press('Escape');
  await expectPage(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Log in' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(400);
  await expectPage(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expectPage(menu).toHaveCount(0);
  expect(troubles).toEqual([]);
});

it('an edition without a season has only its off-season landing page [A-006, A-040, A-042]', async () => {
  const { page } = await visit('/rugby-championship/components');
  await page.route('**/fantasy/trc/dashboard', async (route) => {
    const answer = await route.fetch();
    const { success, ...rest } = await answer.json();
    await route.fulfill({ response: answer, json: { ...rest, success: { ...success, currentRoundId: null } } });
  });
  await page.route('**/json/trc/rounds.json', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto(new URL('/rugby-championship/no-such-page', page.url()).href);
  await expectPage(page).toHaveURL(/\/rugby-championship\/?$/);
  await expectPage(page.getByRole('heading', { level: 1 })).toContainText('See you next season.');
  await expectPage(page.getByRole('button', { name: 'Play now' })).toHaveCount(0);
  await expectReachable(page);
  await page.getByRole('link', { name: 'Super Rugby Pacific Fantasy' }).filter({ visible: true }).first().click();
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Pick fifteen. Own the weekend.');
});

it('a page that breaks says so and is loaded again on request [A-043, A-044, A-045]', async () => {
  const { page } = await visit('/');
  await page.route('**/json/locale/en-US.json', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.reload();
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong.');
  await expectReachable(page);
  await page.unroute('**/json/locale/en-US.json');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Pick fifteen. Own the weekend.');
});
