import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, useBrowser, visit } from './browser.ts';
import { aFan, logIn, register } from './fan.ts';

useBrowser();

describe('a session that ends while a team is built', () => {
  it('asks to log in over the page, and the same fan goes on where he was [B5]', async () => {
    const { page, fan } = await building();
    await page.context().clearCookies();
    await save(page);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expectPage(dialog).toContainText('your changes are kept on this device');
    await expectPage(page).toHaveURL(/my-team$/);
    await expectReachable(page);
    await logIn(page, fan);
    const offer = page.getByRole('alertdialog', { name: 'You are signed in again' });
    await expectReachable(page);
    await offer.getByRole('button', { name: 'Do it now' }).click();
    await expectPage(page.getByRole('dialog', { name: 'Your team is in' })).toContainText('version 1');
    await expectPage(emptySlots(page)).toHaveCount(0);
    await page.context().close();
  });

  it('hands nothing to another fan who logs in there, and keeps the draft for the first [B5]', async () => {
    const other = aFan();
    const { page: elsewhere } = await visit('/');
    await register(elsewhere, other);
    await elsewhere.context().close();
    const { page, fan } = await building();
    await page.context().clearCookies();
    await save(page);
    await logIn(page, other);
    await expectPage(page.getByRole('button', { name: `account of ${other.displayName}` })).toBeVisible();
    await expectPage(emptySlots(page)).toHaveCount(15);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.context().clearCookies();
    await page.reload();
    await logIn(page, fan);
    await page.getByRole('button', { name: 'Keep' }).click();
    await expectPage(emptySlots(page)).toHaveCount(0);
    await page.context().close();
  });
});

describe('a draft', () => {
  it('comes back after the error page and its reload [B5]', async () => {
    const { page, fan } = await building();
    // The dialog that is needed next cannot be fetched: the page breaks.
    await page.route('**/assets/SignInAgain*.js', (route) => route.abort());
    await page.context().clearCookies();
    await save(page);
    const reload = page.getByRole('button', { name: 'Reload' });
    await reload.waitFor();
    await page.unroute('**/assets/SignInAgain*.js');
    await reload.click();
    await logIn(page, fan);
    await page.getByRole('button', { name: 'Keep' }).click();
    await expectPage(emptySlots(page)).toHaveCount(0);
    await page.context().close();
  });

  it('leaves the device when its fan signs out [B5]', async () => {
    const { page, fan } = await building();
    await page.getByRole('button', { name: /account of/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expectPage(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('draft')))).toEqual([]);
    await page.getByRole('button', { name: 'Log in' }).first().click();
    await logIn(page, fan);
    await expectPage(emptySlots(page)).toHaveCount(15);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await page.context().close();
  });
});

/** A new fan with fifteen players who are not saved. */
async function building() {
  const fan = aFan();
  const { page } = await visit('/', desktop);
  await register(page, fan);
  await page.getByRole('button', { name: 'Autofill' }).click();
  await expectPage(emptySlots(page)).toHaveCount(0);
  return { page, fan };
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save team' }).filter({ visible: true }).first().click();
  await page.getByRole('dialog', { name: 'Review your team' }).getByRole('button', { name: /^Save/ }).first().click();
}

function emptySlots(page: Page) {
  return page.getByRole('gridcell').getByRole('button', { name: /, empty/ });
}
