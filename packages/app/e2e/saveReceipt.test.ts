import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { visitAsUser } from './user.ts';

useBrowser();

it.each([desktop, phone])(
  'a server that drops a player is found out, and nothing counts as saved at $width pixels [B6]',
  async (viewport) => {
    const { page } = await visitAsUser('/my-team', viewport);
    await page.getByRole('button', { name: 'Autofill' }).click();
    await page.route('**/team/update', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const { team } = body.success;
      await route.fulfill({
        response: answer,
        json: { success: { team: { ...team, isComplete: false, lineup: { ...team.lineup, hooker: [0] } } } },
      });
    });
    await save(page);
    const comparison = page.getByRole('alertdialog', { name: 'Not saved as you picked it' });
    await expectPage(comparison).toContainText(/\w+ is not in the saved team\./);
    await expectReachable(page);
    await comparison.getByRole('button', { name: 'Keep what I picked' }).click();
    await expectPage(shown(page, 'Not saved')).toBeVisible();
    await expectPage(page.getByRole('gridcell').getByRole('button', { name: /, empty/ })).toHaveCount(0);

    await page.unroute('**/team/update');
    await save(page);
    await expectPage(shown(page, /^Saved /)).toBeVisible();
    await page.getByRole('button', { name: 'Save receipts' }).click();
    const receipts = page.getByRole('dialog', { name: 'Save receipts' }).getByRole('listitem');
    await expectPage(receipts).toHaveCount(2);
    expect(await receipts.allInnerTexts()).toEqual([
      expect.stringMatching(/Receipt 2,[\s\S]*15 players, saved as you picked/),
      expect.stringMatching(/Receipt 1,[\s\S]*14 players, not saved as you picked/),
    ]);
    await expectReachable(page);
    await page.context().close();
  },
);

async function save(page: Page): Promise<void> {
  await shownButton(page, 'Save team').click();
  await page.getByRole('dialog', { name: 'Review your team' }).getByRole('button', { name: 'Save team' }).click();
  await expectPage(page.getByRole('dialog', { name: 'Review your team' })).toHaveCount(0);
  const done = page.getByRole('dialog', { name: 'Your team is in' }).getByRole('button', { name: 'Done' });
  if (await done.isVisible()) await done.click();
}

function shownButton(page: Page, name: string) {
  return page.getByRole('button', { name }).filter({ visible: true }).first();
}

function shown(page: Page, text: string | RegExp) {
  return page.getByText(text).filter({ visible: true }).first();
}
