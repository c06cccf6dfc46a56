import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { useGameOfEachTry } from './game.ts';
import { createLeague } from './league.ts';
import { visitWithTeam } from './team.ts';

useBrowser();

const game = useGameOfEachTry();

const editions = [
  { edition: 'srp', start: '/', device: desktop, api: 'fantasy', json: '/json', next: 7 },
  { edition: 'trc', start: '/rugby-championship/', device: phone, api: 'fantasy/trc', json: '/json/trc', next: 3 },
] as const;

describe.each(editions)('the season review of $edition', ({ edition, start, device, api, json, next }) => {
  it('shows a played round as an independent count of its players does, in charts, tables and a file [B23, B25]', async () => {
    const { page, troubles } = await visitWithTeam(`${start}leagues/create`, device, { site: game.site });
    await createLeague(page, []);
    await page.goto(new URL(`${start}season-review`, game.site).href);
    await expectPage(page.getByRole('heading', { name: 'Your season begins with your first round' })).toBeVisible();

    await game.season(`start --edition ${edition} --round ${next}`);
    await game.season(`simulate --edition ${edition} --round ${next} --seed 3`);
    await game.season(`finish --edition ${edition} --round ${next}`);
    await page.reload();
    await expectPage(page.getByRole('heading', { name: 'Your season', exact: true })).toBeVisible();
    const counted = await countRound(page, api, json, next);
    const item = page.getByText(new RegExp(`^Round ${next}: ${counted} points? of \\d+ possible$`));
    await expectPage(item).toHaveCount(1);
    const best = Number(/of (\d+)/.exec((await item.textContent()) ?? '')?.[1]);
    expect(best).toBeGreaterThanOrEqual(counted);
    await expectReachable(page);

    await expectPage(page.getByText(/All teams averaged/)).toBeVisible();
    await page.getByRole('button', { name: /Ranks among/ }).press('Enter');
    await page.getByRole('option', { name: /^Touch / }).press('Enter');
    await expectPage(page.getByText(/^You scored .+ The teams in Touch \w+ averaged /)).toContainText(`averaged ${counted},`);
    await expectPage(page).toHaveURL(/\?league=\d+$/);
    await expectPage(page.getByText(`Round ${next}: rank 1`, { exact: true })).toHaveCount(1);
    await page.reload();
    await expectPage(page.getByText('of 1', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Show as tables' }).press('Enter');
    const row = page.getByRole('table', { name: 'Your rounds' }).getByRole('row').nth(1);
    await expectPage(row.getByRole('cell').first()).toHaveText(String(counted));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).press('Enter');
    expect((await download).suggestedFilename()).toBe('season-review.csv');
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

/** The points of the user's team in a round, counted from the published points of its players and its captain. */
async function countRound(page: Page, api: string, json: string, roundId: number): Promise<number> {
  return page.evaluate(
    async ([apiPath, jsonPath, round]) => {
      const answer = await (await fetch(`/api/en/${apiPath}/team-history/show-my/${round}`)).json();
      const players: readonly { id: number; stats: { scores: Record<string, number> } }[] = await (
        await fetch(`${jsonPath}/players.json`)
      ).json();
      const { lineup, captainId } = answer.success.teamHistory;
      const ids: readonly number[] = Object.values<number[]>(lineup).flat();
      const pointsOf = (id: number) => players.find((player) => player.id === id)?.stats.scores[round] ?? 0;
      return ids.reduce((sum, id) => sum + pointsOf(id) * (id === captainId ? 2 : 1), 0);
    },
    [api, json, roundId] as const,
  );
}
