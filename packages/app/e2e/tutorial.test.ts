import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, phone, useBrowser, visit } from './browser.ts';
import { visitAsUser } from './user.ts';

useBrowser();

describe('the tutorial', () => {
  it('follows the notice that the players are there on a first visit, and not on a second [G-097, G-098]', async () => {
    const { page, troubles } = await visitAsUser('/my-team', desktop, { knowsTheGame: false });
    await page.getByRole('dialog', { name: 'The players are here' }).getByRole('button', { name: 'Got it' }).click();
    await expectPage(tutorialOn(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expectPage(tutorialOn(page)).toContainText('Step 1 of 6');
    await page.keyboard.press('Escape');
    await expectPage(tutorialOn(page)).toBeHidden();
    await page.reload();
    await expectPage(page.getByRole('button', { name: 'Autofill' })).toBeEnabled();
    await expectPage(page.getByRole('dialog')).toHaveCount(0);
    expect(troubles).toEqual([]);
  });

  it('opens from the header of a desktop [A-151, A-174]', async () => {
    const { page } = await visitAsUser('/my-team', desktop);
    await page.getByRole('banner').getByRole('button', { name: 'Tutorial' }).click();
    await expectPage(tutorialOn(page)).toContainText('Eleven clubs');
    await expectReachable(page);
  });

  it('opens from the menu of a phone [A-157]', async () => {
    const { page } = await visitAsUser('/my-team', phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tutorial' }).click();
    await expectPage(tutorialOn(page)).toContainText('Eleven clubs');
    await expectReachable(page);
  });

  it('is a page as well, that of its edition, whose end leads into the game [A-047, A-048, G-006]', async () => {
    const { page, troubles } = await visit('/rugby-championship/fantasy_tutorial', narrow);
    await expectPage(tutorialOn(page)).toContainText('Four nations');
    await expectReachable(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expectPage(page).toHaveURL(/rugby-championship\/?$/);
    expect(troubles).toEqual([]);
  });
});

function tutorialOn(page: Page) {
  return page.getByRole('dialog', { name: 'How to play' });
}
