import { editions, otherEditionOf } from '@rugby/domain/editions';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, phone, useBrowser, visit } from './browser.ts';
import { visitAsUser } from './user.ts';

useBrowser();

const tablet = { width: 768, height: 1024 };

const leaderboard = { srp: 'Leaderboard', trc: 'Rankings' } as const;

describe.each(Object.values(editions))('header and menu of $title', (edition) => {
  const { basePath } = edition;
  const other = otherEditionOf(edition);

  it('a user finds the pages, help, fixtures, tutorial and the account in the header [A-144, A-146, A-150]', async () => {
    const { page, troubles } = await visitAsUser(`${basePath}/my-team`, desktop);
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expectPage(nav.getByRole('link')).toHaveText([
      'My Team',
      'My Leagues',
      leaderboard[edition.id],
      'Stats centre',
      'Help',
      other.title,
    ]);
    await expectPage(nav.getByRole('link', { name: 'Help' })).toHaveAttribute('href', `${basePath}/help`);
    for (const name of ['Fixtures', 'Tutorial']) await expectPage(page.getByRole('button', { name })).toBeVisible();
    await page.getByRole('button', { name: /account of/ }).focus();
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('menuitem', { name: 'My Account' })).toHaveAttribute('href', `${basePath}/account`);
    await page.keyboard.press('Escape');
    await expectReachable(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('the pages in the header fit the narrowest window that shows them: 960 pixels [A-144, A-367, G-410]', async () => {
    const { page } = await visitAsUser(`${basePath}/my-team`, desktop);
    const bar = page.getByRole('banner');
    const title = bar.getByRole('link', { name: edition.title }).getByText(edition.title);
    for (const width of [960, 1000, 1100, 1231]) {
      await page.setViewportSize({ width, height: 800 });
      await expectPage(bar.getByRole('navigation', { name: 'Main' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expect.poll(() => title.evaluate(countLines), { timeout: 60_000 }).toBe(2);
    }
    await page.setViewportSize({ width: 959, height: 800 });
    await expectPage(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expectPage(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await page.context().close();
  });

  it.each([narrow, phone, tablet])(
    'the menu holds every place in its groups at $width pixels [A-152, A-155, A-156]',
    async (viewport) => {
      const { page, troubles } = await visit(`${basePath}/stats-centre`, viewport);
      await page.getByRole('button', { name: 'Menu' }).tap();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expectPage(menu.getByRole('link')).toHaveText([
        'Dashboard',
        'Stats centre',
        'Prizes',
        'Game Guidelines',
        'FAQs',
        'Terms & Conditions',
        'Contact Us',
        other.title,
      ]);
      for (const name of ['Tutorial', 'Log in']) await expectPage(menu.getByRole('button', { name })).toBeVisible();
      await expectReachable(page);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );

  it('the menu of a user leads to team and account, and out [A-153, A-158]', async () => {
    const { page } = await visitAsUser(`${basePath}/my-team`, phone);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const hrefOf = (name: string) => menu.getByRole('link', { name }).getAttribute('href');
    expect(await hrefOf('My Team')).toBe(`${basePath}/my-team`);
    expect(await hrefOf('Terms & Conditions')).toBe(`${basePath}/help/t%26c`);
    expect(await hrefOf('My Account')).toBe(`${basePath}/account`);
    await menu.getByRole('button', { name: 'Log out' }).focus();
    await page.keyboard.press('Enter');
    await expectPage(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await page.context().close();
  });

  it('the footer links to terms, privacy policy and the site of the competition [A-009, A-142, A-159]', async () => {
    const { page } = await visit(`${basePath}/`, phone);
    const footer = page.getByRole('contentinfo');
    const terms = basePath === '' ? '/help/t%26c' : '/rugby-championship/help/t%26cs';
    await expectPage(footer.getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', terms);
    await expectPage(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', `${basePath}/help/privacy`);
    await expectPage(footer.getByRole('link', { name: 'Competition site' })).toHaveAttribute('href', edition.competitionSite);
    await expectPage(footer).toContainText('Powered by a sports-data provider');
    await page.context().close();
  });
});

/** Runs in the page. A third line of the title would not fit into the bar. */
function countLines(title: Element): number {
  const text = document.createRange();
  text.selectNodeContents(title);
  return new Set(Array.from(text.getClientRects(), ({ top }) => Math.round(top))).size;
}
