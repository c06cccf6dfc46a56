import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, inject, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, phone, useBrowser, useRendered, visit } from './browser.ts';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumLaunch } from '../../../.ci/chromium.ts';
import { scriptsOfSite } from './scriptsOfSite.ts';
import { visitAsUser } from './user.ts';

useBrowser();

it.each([
  ['/rules', '/help/game-guidelines/scoring', desktop],
  ['/help', '/help/game-guidelines', narrow],
  ['/rugby-championship/rules', '/rugby-championship/help/rules/scoring', phone],
  ['/rugby-championship/help/game-guidelines/scoring', '/rugby-championship/help/rules/scoring', narrow],
] as const)('%s leads everybody to %s without a way back to it [A-029, A-136, A-137]', async (from, to, viewport) => {
  const { page, troubles } = await visit('/stats-centre', viewport);
  await page.goto(new URL(from, inject('site')).href);
  await expectPage(page).toHaveURL(new RegExp(`${to}$`));
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(to.endsWith('scoring') ? 'Scoring' : 'How to play');
  await expectPage(page.getByRole('button', { name: /cap|Tries/ }).first()).toBeVisible();
  await expectReachable(page);
  await page.goBack();
  await expectPage(page).toHaveURL(/\/stats-centre$/);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it.each([
  ['', '/help/game-guidelines'],
  ['/rugby-championship', '/rugby-championship/help/rules'],
])('the link to the help in the header of "%s" leads to %s, which Back leaves at once [A-137]', async (base, to) => {
  const { page } = await visit(`${base}/stats-centre`, desktop);
  await useRendered(page);
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
  await expectPage(page).toHaveURL(new RegExp(`${to}$`));
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('How to play');
  await page.goBack();
  await expectPage(page).toHaveURL(/\/stats-centre$/);
  await page.context().close();
});

it.each([
  ['/help/game-guidelines/scoring', desktop],
  ['/rugby-championship/help/rules/scoring', phone],
] as const)(
  'scoring, boosters and match rules are printed, and their words explain themselves at %s [B1, B3]',
  async (path, viewport) => {
    const { page, troubles } = await visit(path, viewport);
    const main = page.getByRole('main');
    await expectPage(main.getByRole('row', { name: /^Linebreaks( \+7)+$/ })).toBeVisible();
    const word = main.getByRole('button', { name: 'Linebreaks', exact: true }).first();
    if (viewport === phone) await word.tap();
    else await word.press('Enter');
    const popover = page.getByRole('dialog', { name: 'Linebreaks' });
    await expectPage(popover).toContainText('+7 each time, every position');
    await expectPage(popover.and(page.locator(':focus, :has(:focus)'))).toBeVisible();
    await expectReachable(page);
    await page.keyboard.press('Escape');
    await expectPage(popover).toHaveCount(0);
    await expectPage(word).toBeFocused();
    await expectReachable(page);
    if (viewport === phone) await page.getByRole('button', { name: /^Section/ }).click();
    await page.getByRole('link', { name: 'Boosters', exact: true }).click();
    await expectPage(main.getByRole('row', { name: /^Triple Captain .* ×3$/ })).toBeVisible();
    await expectPage(page).toHaveTitle(/^Boosters – /);
    if (viewport === phone) await page.getByRole('button', { name: /^Section/ }).click();
    await page.getByRole('link', { name: 'Unplanned matches' }).first().click();
    await expectPage(main.getByRole('heading', { level: 2 })).toHaveCount(9);
    await expectPage(main).toContainText('Points are provisional until 4 hours after the last match');
    await expectReachable(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

it('the browser asks before a message to the people who run the game is lost', async () => {
  const { page } = await visit('/help/contact-us', phone);
  const message = page.getByLabel('Message');
  await message.fill('My points of round 6 are missing.');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expectPage(message).toHaveValue('My points of round 6 are missing.');
  await page.context().close();
});

it('the form to contact us keeps what is typed, and the focus, when it is found who is signed in [A-140]', async () => {
  const found = Promise.withResolvers<void>();
  const prepare = (context: BrowserContext) =>
    context.route('**/api/en/user', async (route) => {
      await found.promise;
      await route.continue();
    });
  const { page } = await visitAsUser('/help/contact-us', desktop, { prepare });
  await useRendered(page);
  const message = page.getByLabel('Message');
  await message.fill('Kia ora');
  found.resolve();
  await expectPage(page.getByLabel('Your name')).toHaveValue('Mere Kahu');
  await expectPage(message).toBeFocused();
  await expectPage(message).toHaveValue('Kia ora');
  await page.context().close();
});

it.each(['/help/game-guidelines/scoring', '/rugby-championship/help/rules/scoring'])(
  'a heading of the outline beside %s leads to the heading of the article, and Back leads to what was read [A-136]',
  async (path) => {
    const { page } = await visit(path, desktop);
    await useRendered(page);
    const expectAtTop = async (name: string) => {
      const heading = page.getByRole('heading', { level: 2, name });
      await expectPage.poll(() => heading.evaluate((one) => Math.abs(one.getBoundingClientRect().top))).toBeLessThan(120);
    };
    await page.getByRole('link', { name: 'Attack', exact: true }).click();
    await expectAtTop('Attack');
    await page.getByRole('link', { name: 'Defence', exact: true }).press('Enter');
    await expectPage(page).toHaveURL(/#defence$/);
    await expectAtTop('Defence');
    // A press would scroll to the footer first, and Back leads to where the window stood last.
    await page.getByRole('link', { name: 'Privacy Policy' }).dispatchEvent('click');
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    await page.goBack();
    await expectAtTop('Defence');
    await page.context().close();
  },
);

it.each([
  ['', desktop],
  ['/rugby-championship', narrow],
] as const)(
  'an article is found by its words, opened, and Back leads to what was found, by keyboard, in %s/help [A-139]',
  async (base, viewport) => {
    const { page, troubles } = await visit(`${base}/help/faqs`, viewport);
    const search = page.getByRole('searchbox', { name: 'Search every article' });
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
    await search.focus();
    await page.keyboard.type('FORGÓTTEN passwörd');
    await expectPage(page.getByRole('status').filter({ hasText: /^\d+ articles? found$/ })).toHaveCount(1);
    await expectPage(page.locator('mark').first()).toHaveText(/forgotten|password/i);
    await expectReachable(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expectPage(page.getByRole('link', { name: 'Your account', exact: true }).last()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Your account', exact: true }).last().press('Enter');
    await expectPage(page).toHaveURL(new RegExp(`${base}/help/faqs/your-account$`));
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    await page.goBack();
    await expectPage(search).toHaveValue('FORGÓTTEN passwörd');
    await search.fill('zebra');
    await expectPage(page.getByRole('main')).toContainText('No article has all of these words.');
    await page.goBack();
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
    await page.goForward();
    await expectPage(search).toHaveValue('zebra');
    await expectReachable(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

it('the rules are still there when the articles cannot be loaded, and nothing fails [A-143]', async () => {
  const { page } = await visit('/stats-centre', phone);
  await page.route('**/help_center/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(new URL('/help', inject('site')).href);
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Scoring');
  await expectPage(page.getByRole('main')).toContainText('Only the rules are here at the moment.');
  await expectPage(page.getByRole('row', { name: /^Tries/ }).first()).toContainText('+15');
  await expectPage(page.getByRole('alertdialog')).toHaveCount(0);
  await expectReachable(page);
  await page.context().close();
});

it.each([
  ['/help/game-guidelines/scoring', 'Scoring – Super Rugby Pacific Fantasy', phone],
  ['/rugby-championship/help/t&cs', 'Terms & Conditions – Rugby Championship Fantasy', desktop],
] as const)(
  'without JavaScript %s is read, with links to the other sections and in the colours of its edition [A-029]',
  async (path, title, viewport) => {
    const browser = await chromium.launch(await chromiumLaunch());
    const page = await browser.newPage({ viewport, javaScriptEnabled: false });
    await page.goto(new URL(path, inject('site')).href);
    await expectPage(page).toHaveTitle(title);
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(title.split(' – ')[0] ?? '');
    await expectPage(page.locator('link[rel="canonical"]')).toHaveCount(1);
    const ground = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('navigation', { name: 'Help sections' }).getByRole('link', { name: 'Contact us' }).click();
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
    await browser.close();
  },
);

it.each([
  ['/help/contact-us', phone],
  ['/rugby-championship/help/contact-us', desktop],
] as const)('the section to contact us has the form below its article at %s [A-140]', async (path, viewport) => {
  const { page, troubles } = await visit(path, viewport);
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expectPage(page.getByRole('main').getByRole('textbox', { name: /^Message/ })).toBeVisible();
  await expectReachable(page);
  expect(troubles).toEqual([]);
  await page.context().close();
});

it('no file of the site carries the texts of the help', async () => {
  const folder = resolve(import.meta.dirname, '../dist/assets');
  const names = await scriptsOfSite();
  expect(names.length).toBeGreaterThan(20);
  const carrying = await Promise.all(
    names.map(async (name) =>
      (await readFile(resolve(folder, name), 'utf8')).includes('There is no single deadline') ? [name] : [],
    ),
  );
  expect(carrying.flat()).toEqual([]);
});
