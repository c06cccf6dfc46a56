import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { useGameOfEachTry } from './game.ts';
import { createLeague, joinAsAnother } from './league.ts';
import { visitWithTeam } from './team.ts';

useBrowser();

const game = useGameOfEachTry();

interface Side {
  readonly entry: number;
  readonly points: number | null;
}

interface HeadToHead {
  readonly ownEntry: number;
  readonly meetings: readonly { readonly home: Side; readonly away: Side | null }[];
  readonly table: readonly { readonly entry: number; readonly tablePoints: number; readonly played: number }[];
}

describe.each([
  { edition: 'srp', start: '/', device: desktop, api: 'fantasy', next: 7 },
  { edition: 'trc', start: '/rugby-championship/', device: phone, api: 'fantasy/trc', next: 3 },
] as const)('contests of a league of $edition', ({ edition, start, device, api, next }) => {
  it('head-to-head is drawn at the kick-off, follows live points, and fills the table [B14, B22]', async () => {
    const home = new URL(start, game.site);
    const { page, troubles } = await visitWithTeam(`${start}leagues/create`, device, { site: game.site });
    const code = await createLeague(page, ['Head-to-head', 'Cup']);
    const league = page.url().replace(/\/manage$/, '');
    for (const _ of [1, 2, 3]) await joinAsAnother(home, code);

    await page.goto(`${league}/cup`);
    await expectPage(page.getByRole('heading', { name: 'Not drawn yet' })).toBeVisible();
    await page.goto(`${league}/head-to-head`);
    await expectPage(page.getByText(`Opponents are drawn at the kick-off of round ${next}`)).toBeVisible();
    await expectReachable(page);

    await game.season(`start --edition ${edition} --round ${next}`);
    await game.season(`simulate --edition ${edition} --round ${next} --seed 3`);
    await page.reload();
    const id = /league\/(\d+)/.exec(league)?.[1] ?? '';
    await expectLikeApi(page, await headToHeadOf(page, api, id));
    const before = await page.getByRole('region', { name: 'Your match' }).textContent();
    await expectPage(page.getByRole('table', { name: 'Table of head-to-head' }).getByRole('row')).toHaveCount(5);
    await expectReachable(page);

    await game.season(`simulate --edition ${edition} --round ${next} --seed 11`);
    await page.clock.fastForward(70_000);
    await expectPage(page.getByRole('region', { name: 'Your match' })).not.toHaveText(before ?? '');
    await expectLikeApi(page, await headToHeadOf(page, api, id));

    await game.season(`finish --edition ${edition} --round ${next}`);
    await page.reload();
    const settled = await headToHeadOf(page, api, id);
    expect(settled.table.map(({ played }) => played)).toEqual([1, 1, 1, 1]);
    expect(settled.table.reduce((sum, { tablePoints }) => sum + tablePoints, 0)).toBe(4);
    await expectLikeApi(page, settled);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

async function headToHeadOf(page: Page, api: string, leagueId: string): Promise<HeadToHead> {
  const answer = await page.request.get(`${game.site}/api/en/${api}/league/${leagueId}/head-to-head`);
  return (await answer.json()).success.headToHead;
}

/** The page shows the table and the points of the match of the user as the API says them. */
async function expectLikeApi(page: Page, { ownEntry, meetings, table }: HeadToHead): Promise<void> {
  const body = page.getByRole('table', { name: 'Table of head-to-head' }).locator('tbody > tr');
  await expectPage(body.locator('td[data-points]')).toHaveText(table.map(({ tablePoints }) => String(tablePoints)));
  const sides =
    meetings.map(({ home, away }) => [home, away]).find((both) => both.some((side) => side?.entry === ownEntry)) ?? [];
  const points = page.getByRole('region', { name: 'Your match' }).locator('strong');
  await expectPage(points).toHaveText(sides.map((side) => String(side?.points)));
}
