import { editionOfPath } from '@rugby/domain/editions';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, phone, useBrowser, visit } from './browser.ts';
import { useGame } from './game.ts';
import { aUser, logIn, signUp } from './user.ts';

useBrowser();

const [clubSecret, championshipSecret] = ['kick-off-2026', 'tri-nations-2026'];
const game = useGame({ COUNTRY_HEADER: 'X-Country', SECRET_SRP: clubSecret, SECRET_TRC: championshipSecret });

function enter(path: string, viewport = phone) {
  return visit(path, viewport, game.site);
}

function expectHeadline(page: Page, text: string): Promise<void> {
  return expectPage(page.getByRole('heading', { level: 1 })).toContainText(text);
}

describe.each([
  { base: '', secret: clubSecret, headline: 'Own the weekend.', other: '/rugby-championship/' },
  { base: '/rugby-championship', secret: championshipSecret, headline: 'One fifteen.', other: '/' },
])('before the launch, the edition at "$base"', ({ base, secret, headline, other }) => {
  it('has its off-season landing page at any address [A-037, A-040, A-042]', async () => {
    for (const path of ['/', '/my-team', '/stats-centre', '/components', '/nowhere']) {
      const { page, troubles } = await enter(base + path, narrow);
      await expectHeadline(page, 'See you at kick-off.');
      // The championship has no other page before its launch.
      await expectPage(page.getByRole('link', { name: 'Pre-Register' })).toHaveCount(base === '' ? 1 : 0);
      await expectPage(page.getByRole('link', { name: 'Privacy Policy' })).toHaveCount(base === '' ? 1 : 0);
      expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe(base);
      await expectReachable(page);
      expect(troubles).toEqual([]);
      await page.context().close();
    }
  });

  it('opens for the tab by its secret, which leaves the address and is in no file of the site [A-239, A-241]', async () => {
    const { page } = await enter(`${base}/?secret=wrong-secret`);
    await expectHeadline(page, 'See you at kick-off.');
    await page.goto(`${game.site}${base}/?secret=${secret}&from=mail`);
    await expectHeadline(page, headline);
    expect(new URL(page.url()).search).toBe('?from=mail');
    await page.reload();
    await expectHeadline(page, headline);
    await page.goto(game.site + other);
    await expectHeadline(page, 'See you at kick-off.');
    const html = await (await page.request.get(`${game.site}${base}/?secret=${secret}`)).text();
    expect(html).not.toContain(secret);
    await page.context().close();
  });

  it('is in the header of the other edition once its gate is passed [A-145]', async () => {
    const otherSecret = secret === clubSecret ? championshipSecret : clubSecret;
    const { page } = await enter(`${other}?secret=${otherSecret}`, desktop);
    const pages = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    const link = pages.getByRole('link', { name: editionOfPath(`${base}/`).title });
    const statsCentre = `${game.site}${other}stats-centre`;
    await expectPage(page).not.toHaveURL(/secret=/);
    await page.goto(statsCentre);
    await expectPage(pages.getByRole('link', { name: 'Stats centre' })).toBeVisible();
    expect(await link.count()).toBe(0);
    await page.goto(`${game.site}${base}/?secret=${secret}`);
    await expectPage(page).not.toHaveURL(/secret=/);
    await page.goto(statsCentre);
    await expectPage(link).toHaveAttribute('href', `${base}/`);
    await page.context().close();
  });

  it('opens after ten clicks on the hidden element, which no keyboard reaches [A-240, A-365]', async () => {
    const { page } = await enter(`${base}/`, desktop);
    const hidden = page.getByTestId('hidden-gate');
    await hidden.click({ clickCount: 9 });
    await expectHeadline(page, 'See you at kick-off.');
    expect(await hidden.evaluate((element) => element.tabIndex)).toBe(-1);
    await hidden.click();
    await expectHeadline(page, headline);
    await page.context().close();
  });

  it('is open inside the web view of an app [A-238]', async () => {
    const { page } = await enter(`${base}/stats-centre?webview=1`);
    await expectHeadline(page, 'Stats centre');
    await page.context().close();
  });
});

it('a page that asked for the login is opened after it, with its query [A-014, A-032]', async () => {
  const { page } = await enter(`/?secret=${clubSecret}`);
  // The gate of the tab is passed when the scripts run, which may be after the page has loaded.
  await expectPage(page).not.toHaveURL(/secret=/);
  const user = aUser();
  await signUp(page, user);
  await page.context().clearCookies();
  await page.goto(`${game.site}/what-if?round=2`);
  await logIn(page, user);
  await expectPage(page).toHaveURL(/\/what-if\?round=2$/);
  await page.goto(`${game.site}/`);
  await expectPage(page).toHaveURL(/\/my-team$/);
  await page.context().close();
});

describe('a visitor from a country in which the game is closed', () => {
  it.each([desktop, phone, narrow])(
    'sees that it is not available, and where, at $width pixels [A-007, A-242, A-302]',
    async (viewport) => {
      const { page, troubles } = await enter('/?webview=1', viewport);
      await expectHeadline(page, 'weekend');
      await page.context().setExtraHTTPHeaders({ 'X-Country': 'IR' });
      for (const path of ['/', '/rugby-championship/my-team', '/stats-centre']) {
        await page.goto(game.site + path);
        await expectHeadline(page, 'Not Available');
        await expectPage(
          page.getByText('We are sorry, but this site is not available in the following countries:'),
        ).toBeVisible();
        expect(await page.getByRole('listitem').count()).toBe(7);
        await expectReachable(page);
      }
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('is found without a request: the page comes with the answer [A-242]', async () => {
    const { page } = await enter('/nowhere');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${game.site}/`);
    await expectHeadline(page, 'See you at kick-off.');
    expect(asked.filter((url) => url.includes('/geo/'))).toEqual([]);
    await page.context().close();
  });
});
