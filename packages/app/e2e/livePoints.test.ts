import type { BrowserContext, Cookie, Locator, Page } from 'playwright';
import { expect, it, vi } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser, visit } from './browser.ts';
import { useGame } from './game.ts';
import { visitWithTeam } from './team.ts';
import { visitAsUser } from './user.ts';

useBrowser();

const game = useGame();
/** The team of the first test, for the second. */
let seen: { readonly userId: number; readonly name: string; readonly points: number; readonly cookies: readonly Cookie[] };

it('an open page without a stream shows new points at its next poll, and the result when the round is finished [G-121, G-251, G-301]', async () => {
  const prepare = (context: BrowserContext) => context.route('**/live', (route) => route.abort());
  const { page } = await visitWithTeam('/my-team', desktop, { site: game.site, prepare });
  const bar = page.getByRole('region', { name: 'Game bar' });
  await expectPage(bar.getByText('Round 7 points')).toBeVisible();

  await game.season('start --edition srp --round 7');
  await game.season('simulate --edition srp --round 7 --seed 3');
  await page.clock.fastForward(70_000);
  await expectPage(bar.getByRole('button', { name: 'Playing Round 7' })).toBeVisible();
  const points = bar.locator('dl > div', { hasText: 'Round 7 points' }).locator('dd');
  await expectPage(points).toHaveText(/^-?\d+$/);
  const shown = Number(await points.textContent());
  const answer = await page.request.get(`${game.site}/api/en/fantasy/ranking/gamebar`);
  expect(shown).toBe((await answer.json()).success.roundPoints);

  await game.season('finish --edition srp --round 7');
  await page.clock.fastForward(70_000);
  const result = page.getByRole('region', { name: 'Result of round 7' });
  await expectPage(result.getByRole('heading')).toHaveText(`Round 7: ${shown} points, final`);
  await expectPage(points).toHaveText(String(shown));
  await page.reload();
  await expectPage(result.getByRole('heading')).toHaveText(`Round 7: ${shown} points, final`);
  await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toHaveCount(0);
  await result.getByRole('button', { name: /^Your best/ }).click();
  await expectPage(page.getByRole('dialog').getByText('Played', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectReachable(page);
  await result.getByRole('button', { name: 'To round 8' }).click();
  await bar.getByRole('button', { name: 'Scheduled Round 8' }).click();
  await page.getByRole('option', { name: /Round 7/ }).click();
  await expectPage(result.getByRole('heading')).toHaveText(`Round 7: ${shown} points, final`);
  const { user } = (await (await page.request.get(`${game.site}/api/en/user`)).json()).success;
  seen = { userId: user.id, name: user.displayName, points: shown, cookies: await page.context().cookies() };
  await page.context().close();
});

it('another user sees that team round by round and cannot change it [G-039, G-040, G-336]', async () => {
  const { page, troubles } = await visitAsUser(`/team/${seen.userId}`, phone, { site: game.site });
  await expectPage(page.getByText(seen.name, { exact: true })).toBeVisible();
  const bar = page.getByRole('region', { name: 'Game bar' });
  await bar.getByRole('button', { name: 'Scheduled Round 8' }).click();
  await page.getByRole('option', { name: /Round 7/ }).click();
  await expectPage(page).toHaveURL(/\?round=\d+$/);
  await expectPage(bar.locator('dl dd')).toHaveText(String(seen.points));
  const cards = page.getByRole('main').locator('[data-jersey]').getByRole('button');
  await expectPage(cards).toHaveCount(15);
  const names = await cards.allTextContents();
  expect(names.filter((name) => /round points -?\d+/i.test(name)).length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes(', captain'))).toHaveLength(1);
  // Beside the cards, the page offers to share the team and nothing else.
  await expectPage(page.getByRole('main').getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await expectPage(page.getByRole('main').getByRole('button')).toHaveCount(16);
  await expectReachable(page);
  await cards.first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expectPage(dialog.getByText('Total points')).toBeVisible();
  await expectPage(dialog.getByRole('button', { name: /captain|add player|remove|transfer/i })).toHaveCount(0);
  await page.keyboard.press('Escape');
  expect(troubles).toEqual([]);
  await page.goto(`${game.site}/team/999999`);
  await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
  await page.context().close();
});

it('what-if scores another captain of that round, and sends, stores and changes nothing [B10]', async () => {
  const { page, troubles } = await visit('/', phone, game.site);
  await page.context().addCookies([...seen.cookies]);
  await page.goto(`${game.site}/my-team`);
  await page.getByRole('button', { name: 'Scheduled Round 8' }).click();
  await page.getByRole('option', { name: /Round 7/ }).click();
  const methods = new Set<string>();
  page.on('request', (request) => methods.add(request.method()));
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  await page.getByRole('link', { name: 'What if' }).click();
  await expectPage(page.getByRole('region', { name: 'What if' })).toContainText('Nothing here is saved.');
  const result = page.getByRole('region', { name: 'What it brings' });
  await expectPage(result.getByRole('status')).toHaveText(`Your team scored ${seen.points}.`);

  await page.getByRole('gridcell').getByRole('button').filter({ hasNotText: 'captain' }).first().press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Make captain' }).press('Enter');
  const change = result.getByRole('listitem');
  await expectPage(change).toContainText('Captain: ');
  const brings = /([+−]?)(\d+)$/.exec((await change.textContent()) ?? '');
  const sum = seen.points + Number(brings?.[2]) * (brings?.[1] === '−' ? -1 : 1);
  await expectPage(result.getByRole('status')).toContainText(`This team would have scored ${sum}, `);
  await expectReachable(page);

  await page.reload();
  await expectPage(result.getByRole('status')).toHaveText(`Your team scored ${seen.points}.`);
  expect([[...methods], troubles]).toEqual([['GET'], []]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(stored);
  await page.context().close();
});

it('two tabs show new ranks without a poll, through one stream that outlives the tab which opened it [G-301, B14]', async () => {
  const { page, troubles } = await visit('/', desktop, game.site);
  const context = page.context();
  await context.addCookies([...seen.cookies]);
  const streams: string[] = [];
  context.on('request', (request) => request.resourceType() === 'eventsource' && streams.push(new URL(request.url()).pathname));
  // No poll is answered: the tabs know only what the stream says.
  await context.route('**/checksums.json', () => {});
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await tab.goto(`${game.site}/leaderboard`);
    await expectPage(ownRow(tab)).toHaveCount(1);
  }
  await vi.waitFor(() => expect(streams).toEqual(['/api/en/fantasy/live']), { timeout: 60_000 });

  await game.season('start --edition srp --round 8');
  await game.season('simulate --edition srp --round 8 --seed 3');
  for (const tab of tabs) await expectPage(tab.getByText('Ranks are provisional.').first()).toBeVisible();
  await expectRowOfServer(tabs);
  expect(streams).toHaveLength(1);

  await page.close();
  await vi.waitFor(() => expect(streams).toHaveLength(2), { timeout: 60_000 });
  const before = (await ownRow(other).textContent()) ?? '';
  await game.season('simulate --edition srp --round 8 --seed 11');
  await expectPage(ownRow(other)).not.toHaveText(before);
  await expectRowOfServer([other]);
  expect(troubles).toEqual([]);
  await context.close();
});

/** The row of the user in a ranking. */
function ownRow(page: Page): Locator {
  return page.getByRole('row').filter({ hasText: /You/ });
}

/** The row of the user shows the points that the server ranks by. */
async function expectRowOfServer(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    // A busy machine may answer that the server is too busy.
    const read = async () => (await (await tab.request.get(`${game.site}/api/en/fantasy/ranking`)).json()).success.user;
    const { overallPoints } = await vi.waitFor(read, { timeout: 60_000 });
    const points = ownRow(tab).locator('td[data-sorted]');
    await expectPage(points).toHaveText(new Intl.NumberFormat('en-US').format(overallPoints));
  }
}
