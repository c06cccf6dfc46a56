import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { useGameOfEachTry } from './game.ts';
import { visitWithTeam } from './team.ts';
import { visitAsUser } from './user.ts';

useBrowser();

const game = useGameOfEachTry();

interface Row {
  readonly userId: number;
  readonly displayName: string;
  readonly teamName: string;
  readonly rank: number;
  readonly isTied: boolean;
  readonly overallPoints: number;
}

interface RankingAnswer {
  readonly rankings: readonly Row[];
  readonly user: (Row & { readonly pointsToPass: number | null }) | null;
  readonly next: Row | null;
  readonly ownRanks: readonly { readonly roundId: number; readonly rank: number }[];
}

const editions = [
  { edition: 'srp', start: '/', name: 'Leaderboard', device: desktop, api: 'fantasy', next: 7, played: 3 },
  {
    edition: 'trc',
    start: '/rugby-championship/',
    name: 'Rankings',
    device: phone,
    api: 'fantasy/trc',
    next: 3,
    played: 2,
  },
] as const;

describe.each(editions)('the ranking of all teams of $edition', ({ edition, start, name, device, api, next, played }) => {
  it('is read page by page, filtered, searched, and leads to the teams [A-126, A-130, A-132]', async () => {
    const { page, troubles } = await visitAsUser(`${start}my-team`, device, { site: game.site });
    await openRanking(page, name, device === phone);
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectPage(page).toHaveTitle(new RegExp(`^${name} – `));
    const first = await rankingOf(page, api, 'limit=40');
    await expectRows(page, first.rankings.slice(0, 20));
    await press(page, 'Load more');
    await expectRows(page, first.rankings);
    await expectPage(page.getByText('You have no team yet.')).toBeVisible();
    await expectPage(page.getByRole('link', { name: 'Pick your team' })).toHaveAttribute('href', `${start}my-team`);
    await expectReachable(page);

    await page.getByRole('button', { name: 'Statistic' }).press('Enter');
    await page.getByRole('option', { name: 'Average points' }).press('Enter');
    await expectPage(page).toHaveURL(/\?stat=averagePoints$/);
    await page.getByRole('button', { name: 'Round', exact: false }).first().press('Enter');
    await page.getByRole('option', { name: `Round ${played}` }).press('Enter');
    await expectPage(page).toHaveURL(/\?round=\d+&stat=averagePoints$/);
    const roundId = new URL(page.url()).searchParams.get('round');
    const filtered = await rankingOf(page, api, `round=${roundId}&stat=averagePoints`);
    await expectRows(page, filtered.rankings);
    await page.reload();
    await expectRows(page, filtered.rankings);

    const last = await rankingOf(page, api, `round=${roundId}&stat=averagePoints&page=12`);
    const wanted = last.rankings.at(-1);
    if (wanted === undefined) throw new Error('There are fewer than 240 teams.');
    await page.getByRole('searchbox', { name: 'Find a user by name' }).fill(wanted.displayName);
    const link = page.getByRole('list', { name: 'Users found' }).getByRole('link', { name: wanted.teamName });
    await expectPage(link.first()).toBeVisible();
    await link.first().press('Enter');
    await expectPage(page).toHaveURL(new RegExp(`/team/\\d+\\?round=${roundId}$`));
    await expectPage(page.getByText(wanted.teamName, { exact: true }).first()).toBeVisible();
    await page.goBack();
    await expectRows(page, filtered.rankings);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it('moves the rank of the user after each scoring pass without a reload, with the next team and a line of the rounds [A-135, B14]', async () => {
    const { page, troubles } = await visitWithTeam(`${start}leaderboard`, device, { site: game.site });
    await expectPage(page.getByText('Your team has no rank yet.')).toBeVisible();

    await game.season(`start --edition ${edition} --round ${next}`);
    await game.season(`simulate --edition ${edition} --round ${next} --seed 3`);
    await page.clock.fastForward(34 * 60_000);
    await page.clock.fastForward(70_000);
    const own = page.getByRole('row').filter({ hasText: /You/ });
    await expectOwnRow(page, own, api);
    await expectPage(page.getByText('Ranks are provisional.').first()).toBeVisible();
    await expectReachable(page);

    const before = await own.textContent();
    await game.season(`simulate --edition ${edition} --round ${next} --seed 11`);
    await page.clock.fastForward(70_000);
    await expectPage(own).not.toHaveText(before ?? '');
    await expectOwnRow(page, own, api);
    await expectPage(page.getByText(/Last change \d\d:\d\d:\d\d\./)).toBeVisible();
    await expectNextTeam(page, api);

    await game.season(`finish --edition ${edition} --round ${next}`);
    await game.season(`start --edition ${edition} --round ${next + 1}`);
    await game.season(`simulate --edition ${edition} --round ${next + 1} --seed 5`);
    await page.clock.fastForward(70_000);
    await expectRanks(page, api, [next, next + 1]);
    await expectOwnRow(page, own, api);
    await expectNextTeam(page, api);
    await expectReachable(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

/** On a phone the pages are in the menu. */
async function openRanking(page: Page, name: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
  const pages = isPhone ? page.getByRole('dialog') : page.getByRole('banner');
  await pages.getByRole('link', { name, exact: true }).click();
  await page.waitForURL(/\/leaderboard$/);
}

async function rankingOf(page: Page, api: string, query: string): Promise<RankingAnswer> {
  const answer = await page.request.get(`${game.site}/api/en/${api}/ranking?${query}`);
  return (await answer.json()).success;
}

/** Shows these teams in this order, with `=` behind the ranks that several share. */
async function expectRows(page: Page, rows: readonly Row[]): Promise<void> {
  const body = page.getByRole('table').locator('tbody > tr:not([data-own])');
  await expectPage(body).toHaveCount(rows.length);
  await expectPage(ranksIn(body)).toHaveText(rows.map(rankTextOf));
  const names = rows.map(({ teamName, displayName }) => (displayName === teamName ? teamName : `${teamName}${displayName}`));
  await expectPage(body.getByRole('rowheader')).toHaveText(names);
}

/** The own row says what the API says, and is inside the window although its place may be far below. */
async function expectOwnRow(page: Page, own: Locator, api: string): Promise<void> {
  await expectPage(own).toHaveCount(1);
  const { user } = await rankingOf(page, api, 'page=1');
  if (user === null) throw new Error('The user is not ranked.');
  await expectPage(ranksIn(own)).toHaveText(rankTextOf(user));
  await expectPage(own.locator('td[data-sorted]')).toHaveText(new Intl.NumberFormat('en-US').format(user.overallPoints));
  await expectPage(own.locator('td[data-sorted]')).toBeInViewport({ ratio: 1 });
}

/** Names the team that the user passes next, with the points that it takes. */
async function expectNextTeam(page: Page, api: string): Promise<void> {
  const { user, next } = await rankingOf(page, api, 'page=1');
  if (user === null || next === null) throw new Error('No team is before that of the user.');
  const place = page.getByRole('region', { name: 'Your place' });
  await expectPage(place.getByText(`To pass ${next.teamName} in place ${next.rank}${next.isTied ? '=' : ''}`)).toBeVisible();
  const points = new Intl.NumberFormat('en-US').format(user.pointsToPass ?? 0);
  await expectPage(place.getByText(new RegExp(`^${points} points?$`))).toBeVisible();
}

/** The line holds the ranks of the user after these rounds. */
async function expectRanks(page: Page, api: string, rounds: readonly number[]): Promise<void> {
  const line = page.getByRole('figure', { name: 'Rank after each round' });
  const { ownRanks } = await rankingOf(page, api, 'page=1');
  expect(ownRanks).toHaveLength(rounds.length);
  const texts = ownRanks.map(({ rank }, index) => `Round ${rounds[index]}: rank ${new Intl.NumberFormat('en-US').format(rank)}`);
  await expectPage(line.getByRole('listitem')).toHaveText(texts);
}

function ranksIn(rows: Locator): Locator {
  return rows.locator('td[data-column="rank"] > span > span:first-child');
}

/** A shared rank is shown with `=` and spoken in words. */
function rankTextOf({ rank, isTied }: Row): string {
  return isTied ? `${rank}=${rank}, shared` : String(rank);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}
