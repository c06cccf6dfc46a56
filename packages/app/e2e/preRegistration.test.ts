import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, phone, useBrowser, useRendered, visit } from './browser.ts';
import { useGame } from './game.ts';

useBrowser();

const game = useGame({ COUNTRY_HEADER: 'X-Country' });

describe.each(['', '/rugby-championship'])('pre-registration of the edition at "%s"', (base) => {
  it.each([narrow, desktop])(
    'is whole and reachable at $width pixels, and says what is missing [A-027, A-061]',
    async (viewport) => {
      const { page, troubles } = await visit(`${base}/pre-registration`, viewport, game.site);
      await page.getByRole('button', { name: 'REGISTER YOUR INTEREST' }).click();
      await expectPage(page.getByRole('button', { name: 'Please fill out all required fields' })).toBeVisible();
      await expectReachable(page);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('puts an address on the list by keyboard alone, mails it, and takes it off by one press [A-060, A-063, A-314]', async () => {
    const { page, troubles } = await visit(`${base}/pre-registration`, phone, game.site);
    const email = `mere${base.length}@example.org`;
    await page.getByLabel('First name').focus();
    for (const text of ['Mere', 'Kahu', email]) {
      await page.keyboard.type(text);
      if (text !== email) await page.keyboard.press('Tab');
    }
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('status').filter({ hasText: 'Registration successful!' }).first()).toBeVisible();
    await expectPage(page.getByLabel('Email')).toHaveCount(0);
    await expectPage(page.getByText('Registration successful!')).toHaveCount(2);
    await page.clock.runFor(4900);
    await expectPage(page.getByText('Registration successful!')).toHaveCount(2);
    await page.clock.runFor(200);
    await expectPage(page.getByText('Registration successful!')).toHaveCount(1);
    await page.clock.resume();
    const link = /http\S+\?unsubscribe=[\w-]{43}/.exec(await game.mailTo(email))?.[0] ?? '';
    expect(new URL(link).pathname).toBe(`${base}/pre-registration`);
    await page.goto(`${game.site}${new URL(link).pathname}${new URL(link).search}`);
    await expectPage(page.getByRole('status').filter({ hasText: 'Your address is off the list.' })).toBeVisible();
    await expectReachable(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('shows why it failed in place of the form, and keeps the answers [A-062]', async () => {
    const { page } = await visit(`${base}/pre-registration`, phone, game.site);
    await page.route('**/preregistration', (route) => route.fulfill({ status: 422, json: refusal }));
    await page.getByLabel('First name').fill('Mere');
    await page.getByLabel('Last name').fill('Kahu');
    await page.getByLabel('Email').fill('mere@example.org');
    await page.getByRole('button', { name: 'REGISTER YOUR INTEREST' }).click();
    await expectPage(page.getByRole('alert')).toContainText('The list is closed.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectPage(page.getByLabel('First name')).toHaveValue('Mere');
    await page.context().close();
  });
});

describe('the landing page below its steps', () => {
  const adverts = [
    { countryId: 'NZ', link1: 'https://example.org/nz', text1: 'For New Zealand' },
    { countryId: 'ROW', link1: 'https://example.org/row', text1: 'For the rest of the world' },
  ];

  it.each([
    ['NZ', 'For New Zealand'],
    ['FR', 'For the rest of the world'],
  ])('shows a visitor from %s the advertisement of their country, else that of ROW [A-208, A-370]', async (country, text) => {
    const page = await openLanding(country, async (opened) => {
      await opened.route('**/json/ads.json', (route) => route.fulfill({ json: adverts }));
    });
    await expectPage(page.getByRole('link', { name: text })).toBeVisible();
    await expectPage(page.getByText('Players to pick from')).toBeVisible();
    await expectPage(page.getByText('Best of round 6')).toBeVisible();
    await expectReachable(page);
    await page.context().close();
  });

  it('shows the advertisement for ROW when the country cannot be asked for [A-348]', async () => {
    const page = await openLanding('NZ', async (opened) => {
      await opened.route('**/json/ads.json', (route) => route.fulfill({ json: adverts }));
      await opened.route('**/geo/location', (route) => route.fulfill({ status: 404, body: '{}' }));
    });
    await expectPage(page.getByRole('link', { name: 'For the rest of the world' })).toBeVisible();
    await page.context().close();
  });

  it('is whole without numbers and advertisements [A-348]', async () => {
    const page = await openLanding('NZ', async (opened) => {
      for (const file of ['ads', 'season_numbers'])
        await opened.route(`**/json/${file}.json`, (route) => route.fulfill({ status: 404, body: '{}' }));
    });
    await expectPage(page.getByText('Players to pick from')).toBeVisible();
    await expectPage(page.getByRole('complementary')).toHaveCount(0);
    await expectPage(page.getByRole('dialog')).toHaveCount(0);
    await expectPage(page.getByRole('button', { name: 'Play now' })).toBeEnabled();
    await page.context().close();
  });
});

const refusal = { success: null, errors: [{ code: 'invalid', message: 'The list is closed.' }] };

async function openLanding(country: string, prepare: (page: Page) => Promise<void>): Promise<Page> {
  const { page } = await visit('/no-such-page', phone, game.site);
  await page.setExtraHTTPHeaders({ 'X-Country': country });
  await prepare(page);
  await page.goto(`${game.site}/`);
  await useRendered(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  return page;
}
