import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser, visit } from './browser.ts';
import { useGameOfEachTry } from './game.ts';
import { tabTo } from './keyboard.ts';
import { createLeague, handOverAndLeave } from './league.ts';
import { sendTeam, visitWithTeam } from './team.ts';
import { aUser, completeRegistration } from './user.ts';

useBrowser();

const game = useGameOfEachTry();

interface Row {
  readonly displayName: string;
  readonly rank: number;
  readonly isTied: boolean;
  readonly overallPoints: number;
}

describe.each([
  { edition: 'srp', start: '/', device: phone, managers: desktop, api: 'fantasy', next: 7 },
  { edition: 'trc', start: '/rugby-championship/', device: desktop, managers: phone, api: 'fantasy/trc', next: 3 },
] as const)('a visitor who is invited to a league of $edition', ({ edition, start, device, managers, api, next }) => {
  it('follows the mailed link signed out, registers, joins, sees the ladder move without a reload as the manager does on another device, takes the league over and leaves it [A-225, B14]', async () => {
    const guest = aUser();
    const { page, troubles } = await visitWithTeam(`${start}leagues/create`, managers, { site: game.site });
    await createLeague(page, []);
    await page.getByLabel('Email addresses').fill(guest.email);
    await page.keyboard.press('Enter');
    await expectPage(page.getByText('Your invites have been sent')).toBeVisible();

    const link = new URL(/http\S+\/leagues\/join\/\w+/.exec(await game.mailTo(guest.email))?.[0] ?? '');
    const { page: other, troubles: othersTroubles } = await visit(link.pathname, device, game.site);
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expectPage(other.getByText(`Log in or create an account to join the league ${name}.`)).toBeVisible();
    await expectReachable(other);
    await tabTo(other, other.getByRole('button', { name: 'Create an account' }));
    await other.keyboard.press('Enter');
    await completeRegistration(other, guest);
    const join = other.getByRole('dialog', { name }).getByRole('button', { name: 'Join' });
    await tabTo(other, join);
    await other.keyboard.press('Enter');
    await other.waitForURL(/\/league\/\d+\/table$/);
    await expectPage(other.getByText('No team is ranked yet')).toBeVisible();
    await sendTeam(other.request, new URL(start, game.site));

    await page.goto(other.url());
    await expectPage(page.getByText('No team is ranked yet')).toBeVisible();
    const ladders = [other, page];
    for (const ladder of ladders)
      await ladder.evaluate(() => (document.documentElement.dataset['marked'] = 'since the first look'));
    await game.season(`start --edition ${edition} --round ${next}`);
    await game.season(`simulate --edition ${edition} --round ${next} --seed 3`);
    for (const ladder of ladders) await expectLikeApi(ladder, api);
    const before = await other.getByRole('table').textContent();
    await game.season(`simulate --edition ${edition} --round ${next} --seed 11`);
    await expectPage(other.getByRole('table')).not.toHaveText(before ?? '');
    for (const ladder of ladders) {
      await expectLikeApi(ladder, api);
      await expectReachable(ladder);
      expect(await ladder.evaluate(() => document.documentElement.dataset['marked'])).toBe('since the first look');
    }
    const manage = other.url().replace(/table$/, 'manage');
    await page.goto(manage);
    await handOverAndLeave(page, other, { guest: guest.displayName, manage });
    await expectPage(other.getByText(`You have left ${name}`)).toBeVisible();
    await expectReachable(other);
    expect([...troubles, ...othersTroubles].filter((trouble) => !/status of 40[14]/.test(trouble))).toEqual([]);
    for (const each of [page, other]) await each.context().close();
  });
});

/** The ladder shows the ranks and points that the API answers, of both members. */
async function expectLikeApi(page: Page, api: string): Promise<void> {
  const id = /league\/(\d+)/.exec(page.url())?.[1] ?? '';
  const answer = await page.request.get(`${game.site}/api/en/${api}/ranking/league/${id}`);
  const rows: readonly Row[] = (await answer.json()).success.rankings;
  expect(rows).toHaveLength(2);
  const shown = page.getByRole('table').locator('tbody > tr');
  await expectPage(shown.locator('td[data-sorted]')).toHaveText(rows.map(({ overallPoints }) => String(overallPoints)));
  await expectPage(shown.locator('td[data-column="rank"] > span > span:first-child')).toHaveText(
    rows.map(({ rank, isTied }) => (isTied ? `${rank}=${rank}, shared` : String(rank))),
  );
}
