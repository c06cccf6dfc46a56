import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser, visit } from './browser.ts';
import { aUser, register, visitAsUser, registerElsewhere } from './user.ts';

useBrowser();

describe.each([
  ['/', desktop],
  ['/rugby-championship', phone],
] as const)('a new user at %s', (path, viewport) => {
  it(`registers, fills, reviews and saves a team, and finds it again after a reload at ${viewport.width} pixels [G-020, G-102, A-053]`, async () => {
    const { page, troubles } = await visit(path, viewport);
    await register(page, aUser());
    await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toBeVisible();
    await expectReachable(page);
    await page.getByRole('button', { name: 'Autofill' }).click();
    await expectPage(emptySlots(page)).toHaveCount(0);
    await expectPage(page.getByText('Not saved').filter({ visible: true }).first()).toBeVisible();
    await saveButton(page).click();
    const review = page.getByRole('dialog', { name: 'Review your team' });
    await expectPage(review).toBeVisible();
    await expectReachable(page);
    await review.getByRole('button', { name: 'Save team' }).click();
    await expectPage(page.getByRole('dialog', { name: 'Your team is in' })).toContainText(/Saved \d\d:\d\d/);
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await expectPage(
      page
        .getByText(/^Saved /)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectPage(emptySlots(page)).toHaveCount(0);
    await expectReachable(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

describe('the team page', () => {
  it('picks, names a captain, removes, undoes and redoes, by press and by keyboard [G-088, G-229]', async () => {
    const { page } = await visitAsUser('/my-team');
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /^Hooker/ })
      .click();
    await expectPage(page.getByRole('heading', { name: 'Hooker' })).toBeVisible();
    await page.getByRole('button', { name: /^Add / }).first().click();
    await expectPage(emptySlots(page)).toHaveCount(14);
    await expectPage(page.getByRole('gridcell').getByRole('button', { name: /captain/ })).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expectPage(emptySlots(page)).toHaveCount(15);
    await page.keyboard.press('Control+Shift+z');
    await expectPage(emptySlots(page)).toHaveCount(14);
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /captain/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expectPage(emptySlots(page)).toHaveCount(15);
    await page.context().close();
  });

  it('keeps the focus on the page by keyboard, and from a chosen place the first player is one Tab away and back [B13, G-111]', async () => {
    const { page } = await visitAsUser('/my-team');
    const { keyboard } = page;
    const places = page.getByRole('gridcell').getByRole('button');
    await page.getByRole('button', { name: 'Autofill' }).focus();
    await keyboard.press('Enter');
    await expectPage(emptySlots(page)).toHaveCount(0);
    await expectPage(places.first()).toBeFocused();
    await keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
    await expectPage(emptySlots(page)).toBeFocused();
    await keyboard.press('Enter');
    await expectPage(page.getByRole('heading', { name: 'Front Row' })).toBeVisible();
    await keyboard.press('Tab');
    const firstPlayer = page.getByRole('grid', { name: 'Players to choose from' }).getByRole('row').first();
    await expectPage(firstPlayer).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expectPage(emptySlots(page)).toBeFocused();
    await keyboard.press('Tab');
    await expectPage(firstPlayer).toBeFocused();
    await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear team' }).press('Enter');
    await expectPage(places.first()).toBeFocused();
    await page.context().close();
  });

  it('keeps a draft through a reload, and asks whether to keep or discard it', async () => {
    const { page } = await visitAsUser('/my-team');
    await page.getByRole('button', { name: 'Autofill' }).click();
    await expectPage(emptySlots(page)).toHaveCount(0);
    page.on('dialog', (leaving) => void leaving.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Keep' }).click();
    await expectPage(emptySlots(page)).toHaveCount(0);
    await page.context().close();
  });

  it('asks before it is left with unsaved changes [G-041, G-231, G-232]', async () => {
    const { page } = await visit('/');
    // By the form, so that the site runs: links of a page that was just loaded would load other documents.
    await register(page, aUser());
    await page.getByRole('link', { name: 'Stats centre' }).click();
    await expectPage(page).toHaveURL(/stats-centre/);
    await page.getByRole('link', { name: 'My team' }).click();
    await page.getByRole('button', { name: 'Autofill' }).click();
    await expectPage(emptySlots(page)).toHaveCount(0);
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expectPage(page).toHaveURL(/my-team$/);
    await expectPage(emptySlots(page)).toHaveCount(0);
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expectPage(page).toHaveURL(/stats-centre/);
    await page.context().close();
  });

  it('needs a session: a signed-out user is asked to log in, and then sees it [G-009, G-330, A-080]', async () => {
    const user = aUser();
    await registerElsewhere(new URL(inject('site')), user);
    const { page } = await visit('/my-team');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Email').fill(user.email);
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-one9x');
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectPage(dialog.getByText('Incorrect password. Please try again.')).toBeVisible();
    await dialog.getByLabel('Password', { exact: true }).fill(user.password);
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expectPage(page).toHaveURL(/my-team$/);
    await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toBeVisible();
    await page.context().close();
  });
});

function emptySlots(page: Page) {
  return page.getByRole('gridcell').getByRole('button', { name: /, empty/ });
}

/** The one in the game bar, or in the bottom bar of a phone. */
function saveButton(page: Page) {
  return page.getByRole('button', { name: 'Save team' }).filter({ visible: true }).first();
}
