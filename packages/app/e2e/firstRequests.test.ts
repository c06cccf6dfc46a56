import { editions } from '@rugby/domain/editions';
import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { desktop, expectPage, useBrowser } from './browser.ts';
import { createLeague } from './league.ts';
import { visitAsUser } from './user.ts';

useBrowser();

const pages = [
  ['/my-team', 8],
  ['/what-if', 7],
  ['/team/5', 7],
  ['/leaderboard', 5],
  ['/season-review', 8],
  ['/leagues', 7],
  ['/leagues?privacy=private', 5],
  ['/leagues/create', 3],
  ['/leagues/join', 3],
  ['league table', 7],
  ['league manage', 6],
  ['/account', 5],
] as const;

it.each(Object.values(editions))(
  '$title: what the HTML of a page has requested early is what the site asks for, once',
  async (edition) => {
    const { page } = await visitAsUser(`${edition.basePath}/leagues/create`, desktop);
    await createLeague(page, []);
    const league = new URL(page.url()).pathname.replace(/manage$/, '');
    for (const [name, count] of pages) {
      const path = name.startsWith('league ') ? name.replace('league ', league) : edition.basePath + name;
      const url = new URL(path, inject('site')).href;
      const early = await addressesInHtml(page, url);
      expect(early, name).toHaveLength(count);
      await withoutLinks(page, url, early);
      await open(page, url, early);
      await page.unroute(url);
      const requested = await open(page, url, early);
      expect(
        early.filter((address) => requested.filter((one) => one === address).length !== 1),
        name,
      ).toEqual([]);
    }
  },
);

it('the HTML of a tab of a league links the scripts of this tab alone', async () => {
  const { page } = await visitAsUser('/help', desktop);
  const scriptsOf = async (tab: string) => {
    const html = await (await page.request.get(new URL(`/league/1/${tab}`, inject('site')).href)).text();
    return [...html.matchAll(/\/assets\/(RankingSection|ManageTab|AboutTab)-/g)].map(([, script]) => script);
  };
  expect([await scriptsOf('table'), await scriptsOf('manage'), await scriptsOf('about')]).toEqual([
    ['RankingSection'],
    ['ManageTab'],
    ['AboutTab'],
  ]);
});

/** The calls and files that the HTML of a page has the browser request. */
async function addressesInHtml(page: Page, url: string): Promise<readonly string[]> {
  const html = await (await page.request.get(url)).text();
  return [...html.matchAll(/<link rel="preload" as="fetch"[^>]* href="(\/(?:api|json)\/(?!locale)[^"]+)">/g)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  );
}

/** From now on the page at this address comes without these links. */
async function withoutLinks(page: Page, url: string, addresses: readonly string[]): Promise<void> {
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    const html = addresses.reduce((text, address) => text.replace(`href="${address}"`, ''), await answer.text());
    await route.fulfill({ response: answer, body: html });
  });
}

/** Opens a page, waits until it has requested these, and answers the calls and files that were requested until it has what it shows. */
async function open(page: Page, url: string, awaited: readonly string[]): Promise<readonly string[]> {
  const requested: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname, search } = new URL(request.url());
    requested.push(pathname + search);
  };
  page.on('request', note);
  await page.goto(url);
  await expectPage(page.locator('#root[data-rendered]')).toHaveCount(0);
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPage.poll(() => awaited.filter((address) => !requested.includes(address)), url).toEqual([]);
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return requested;
}
