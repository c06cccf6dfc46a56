import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { desktop, expectPage, expectReachable, useBrowser } from './browser.ts';
import { aUser, logIn, visitAsUser, registerElsewhere } from './user.ts';

useBrowser();

describe('a session that ends while a team is built', () => {
  it('opens the login dialog on the page, and the same user continues there [B5]', async () => {
    const { page, user } = await building();
    await page.context().clearCookies();
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expectPage(dialog).toContainText('your changes are kept on this device');
    await expectPage(page).toHaveURL(/my-team$/);
    await expectReachable(page);
    await logIn(page, user);
    const offer = page.getByRole('alertdialog', { name: 'You are signed in again' });
    await expectReachable(page);
    await offer.getByRole('button', { name: 'Do it now' }).click();
    await expectPage(page.getByRole('dialog', { name: 'Your team is in' })).toContainText(/Saved \d\d:\d\d/);
    await expectPage(emptySlots(page)).toHaveCount(0);
    await page.context().close();
  });

  it('shows nothing to another user who logs in there, and keeps the draft for the first [B5]', async () => {
    const other = aUser();
    await registerElsewhere(new URL(inject('site')), other);
    const { page, user } = await building();
    await page.context().clearCookies();
    await save(page);
    await logIn(page, other);
    await expectPage(page.getByRole('button', { name: `account of ${other.displayName}` })).toBeVisible();
    await expectPage(emptySlots(page)).toHaveCount(15);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.context().clearCookies();
    await page.reload();
    await logIn(page, user);
    await page.getByRole('button', { name: 'Keep' }).click();
    await expectPage(emptySlots(page)).toHaveCount(0);
    await page.context().close();
  });
});

describe('a draft', () => {
  it('comes back after the error page and every reload [B5]', async () => {
    const { page, user } = await building();
    // The dialog that is needed next cannot be fetched: the page breaks.
    await page.route('**/assets/SignInAgain*.js', (route) => route.abort());
    await page.context().clearCookies();
    await save(page);
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.waitFor();
    await page.unroute('**/assets/SignInAgain*.js');
    await reload.click();
    await logIn(page, user);
    const keep = page.getByRole('button', { name: 'Keep' });
    await keep.waitFor();
    await page.reload();
    await keep.click();
    await expectPage(emptySlots(page)).toHaveCount(0);
    await page.context().close();
  });

  it('is asked about before anything can be edited, however long the question takes to load [B5]', async () => {
    const { page } = await building();
    const question = Promise.withResolvers<void>();
    await page.route('**/assets/Overlays*.js', async (route) => {
      await question.promise;
      await route.continue();
    });
    await page.reload();
    await expectPage(emptySlots(page)).toHaveCount(15);
    const autofill = await page.getByText('Autofill', { exact: true }).filter({ visible: true }).first().boundingBox();
    await page.mouse.click((autofill?.x ?? 0) + 5, (autofill?.y ?? 0) + 5);
    question.resolve();
    await page.getByRole('button', { name: 'Keep' }).waitFor();
    // The question hides the page from screen readers.
    const hidden = { includeHidden: true };
    expect(
      await page
        .getByRole('gridcell', hidden)
        .getByRole('button', { name: /, empty/, ...hidden })
        .count(),
    ).toBe(15);
    await page.getByRole('button', { name: 'Keep' }).click();
    await expectPage(emptySlots(page)).toHaveCount(0);
    await page.context().close();
  });

  it('stays when the question about it cannot be loaded and is closed, and so do later edits [B5]', async () => {
    const { page } = await building();
    await page.route('**/assets/Overlays*.js*', (route) => route.abort());
    await page.reload();
    const failed = page.getByRole('alertdialog', { name: 'This did not arrive.' });
    await failed.getByRole('button', { name: 'Close' }).click();
    await expectPage(emptySlots(page)).toHaveCount(0);
    await page.unroute('**/assets/Overlays*.js*');
    // A slow page may hear of its last failed request after the next press, and asks again.
    await page.addLocatorHandler(failed, (dialog) => dialog.getByRole('button', { name: 'Try again' }).click());
    await page.getByRole('gridcell').getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expectPage(emptySlots(page)).toHaveCount(1);
    await page.reload();
    await page.getByRole('button', { name: 'Keep' }).click();
    await expectPage(emptySlots(page)).toHaveCount(1);
    await page.context().close();
  });

  it('is removed from the device when its user signs out [B5]', async () => {
    const { page, user } = await building();
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expectPage(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('draft')))).toEqual([]);
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await logIn(page, user);
    await expectPage(emptySlots(page)).toHaveCount(15);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.context().close();
  });
});

/** A new user with a full lineup that is not saved. */
async function building() {
  const user = aUser();
  const { page } = await visitAsUser('/my-team', desktop, { user });
  await page.getByRole('button', { name: 'Autofill' }).click();
  await expectPage(emptySlots(page)).toHaveCount(0);
  return { page, user };
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save team' }).filter({ visible: true }).first().click();
  await page.getByRole('dialog', { name: 'Review your team' }).getByRole('button', { name: /^Save/ }).first().click();
}

function emptySlots(page: Page) {
  return page.getByRole('gridcell').getByRole('button', { name: /, empty/ });
}
