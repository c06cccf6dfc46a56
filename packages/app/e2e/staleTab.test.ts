import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { useGameOfEachTry } from './game.ts';
import { nameOnTheCard, press, addOtherPlayer, returnAfterRound, visitWithTeam } from './team.ts';

useBrowser();

const game = useGameOfEachTry();

it('boosters of a tab with an older team ask first, and never undo the trade of the other tab [D44, G-278, G-282, G-343]', async () => {
  const { page: first, troubles } = await visitWithTeam('/my-team', desktop, { site: game.site, prepare: hearNothing });
  await returnAfterRound(first, game, 'srp', 7);
  const second = await first.context().newPage();
  await second.setViewportSize(phone);
  await second.goto(first.url());
  // A tab that loads later would be offered the draft of the first.
  await expectPage(
    second.getByRole('button', { name: 'Transfers', exact: true }).filter({ visible: true }).first(),
  ).toBeEnabled();

  await press(first, 'Boosters');
  await press(first, 'Use Limitless');
  await expectPage(first.getByText('Limitless', { exact: true })).toBeVisible();
  await expectPage(first.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  const byLimitless = await exchange(first, 1);

  await press(second, 'Transfers');
  const elsewhere = await exchange(second, 9);
  await press(second, /^Review 1/);
  await press(second, 'Make 1 transfer');
  await press(second, 'Done');

  await press(first, 'Confirm');
  const question = first.getByRole('alertdialog', { name: 'Saved somewhere else' });
  await expectPage(question).toContainText('Your transfer stays ready');
  await expectReachable(first);
  await question.getByRole('button', { name: 'Use Limitless' }).click();
  await first.getByRole('dialog', { name: 'Limitless is on' }).getByRole('button', { name: 'Done' }).click();
  const shown = await fifteen(first);
  expect(shown).toEqual(expect.arrayContaining([byLimitless, elsewhere]));

  await press(second, 'Boosters');
  await press(second, 'Use Triple Captain');
  const stale = second.getByRole('alertdialog', { name: 'Saved somewhere else' });
  // The game asks once more if the captain rests in the round, which depends on where the season lies.
  const anyway = second.getByRole('button', { name: 'Use it anyway' });
  await anyway.or(stale).first().waitFor();
  if ((await anyway.count()) > 0) await anyway.click();
  await expectReachable(second);
  await stale.getByRole('button', { name: 'Take what is saved' }).click();
  await expectPage(second.getByRole('gridcell').filter({ hasText: byLimitless })).toHaveCount(1);
  await expectPage(second.getByText('Transfer mode')).toHaveCount(0);
  expect((await fifteen(second)).toSorted()).toEqual(shown.toSorted());

  await first.reload();
  await expectPage(first.getByRole('gridcell').filter({ hasText: elsewhere })).toHaveCount(1);
  expect((await fifteen(first)).toSorted()).toEqual(shown.toSorted());
  expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
  await first.context().close();
});

/** Keeps the tabs from hearing that the season changed, which has them load the team: each stays with the one it has. */
async function hearNothing(tabs: BrowserContext): Promise<void> {
  await tabs.route(/\/live$|\/checksums\.json$/, () => undefined);
}

/** Transfers the player in a cell of the pitch, and answers the name of the one who comes in. */
async function exchange(page: Page, cell: number): Promise<string> {
  const card = page.getByRole('gridcell').nth(cell).getByRole('button').first();
  const name = await nameOnTheCard(card);
  await card.click();
  await addOtherPlayer(page, name);
  const newcomer = page.getByRole('gridcell').getByRole('button', { name: /coming in/ });
  await expectPage(newcomer).toHaveCount(1);
  return nameOnTheCard(newcomer);
}

/** Who stands on the pitch, in the order of reading. */
async function fifteen(page: Page): Promise<readonly string[]> {
  const cards = await page.getByRole('gridcell').getByRole('button', { name: /, / }).all();
  return Promise.all(cards.map(nameOnTheCard));
}
