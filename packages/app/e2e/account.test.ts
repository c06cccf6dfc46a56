import { readFile } from 'node:fs/promises';
import { editions } from '@rugby/domain/editions';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, useBrowser, useRendered, visit } from './browser.ts';
import { aUser, logIn, signUp, visitAsUser } from './user.ts';

useBrowser();

/** The sections fold on a phone. */
async function openSection(page: Page, name: string) {
  const section = page.getByRole('region', { name, exact: true });
  const opener = section.getByRole('button', { name, expanded: false, exact: true });
  await section.waitFor();
  if ((await opener.count()) > 0) await opener.click();
  return section;
}

it.each([
  ['on a desktop', desktop],
  ['on a phone, where it unfolds', narrow],
])('an address with the name of a section leads to it %s', async (_, viewport) => {
  const { page } = await visitAsUser('/help', viewport);
  const account = new URL('/account', page.url()).href;
  for (const [section, part] of [
    ['delete', 'Password, to be sure'],
    ['avatar', 'Kept as a small square picture.'],
  ] as const) {
    // The second one is typed while the page is shown.
    await page.goto(`${account}#${section}`);
    const region = page.locator(`#${section}`);
    await expectPage(region.getByRole('heading', { level: 2 })).toBeInViewport();
    await expectPage(region.getByText(part)).toBeVisible();
  }
  await page.context().close();
});

it('a folded section unfolds when the address with its name is typed again', async () => {
  const { page } = await visitAsUser('/account#avatar', narrow);
  const account = page.url();
  const part = page.locator('#avatar').getByText('Kept as a small square picture.');
  await expectPage(part).toBeVisible();
  await page.locator('#avatar').getByRole('button', { name: 'Avatar', exact: true }).click();
  await expectPage(part).toBeHidden();
  await page.goto(account);
  await expectPage(part).toBeVisible();
  await page.context().close();
});

it('an address with the name of a section leads to it after the login that it asks for [A-032]', async () => {
  const user = aUser();
  const prepare = (context: BrowserContext) => context.clearCookies();
  const { page } = await visitAsUser('/account#notifications', narrow, { user, prepare });
  await logIn(page, user);
  await expectPage(page).toHaveURL(/\/account#notifications$/);
  await expectPage(page.getByText('Before the lock, and only when your team needs you')).toBeInViewport();
  await page.context().close();
});

it('a change that meets an expired session is saved after the login, once [B5]', async () => {
  const user = aUser();
  const { page } = await visitAsUser('/account', narrow, { user });
  const section = await openSection(page, 'Personal information');
  await section.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.context().clearCookies();
  await section.getByRole('button', { name: 'Save' }).click();
  await logIn(page, user);
  await expectPage(page.getByText('Personal Information has been updated')).toHaveCount(1);
  await expectPage(section.getByText('Nothing changed.')).toBeVisible();
  await page.reload();
  await openSection(page, 'Personal information');
  await expectPage(section.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  await page.context().close();
});

const newPassword = 'Fly-half10xyz';

describe.each([
  [editions.srp, desktop],
  [editions.trc, narrow],
])('the account of $title', ({ basePath }, viewport) => {
  it('is changed, exported and deleted, and its address registers again [A-025, A-093, A-221]', async () => {
    const user = aUser();
    const { page, troubles } = await visitAsUser(`${basePath}/account`, viewport, { user });
    await expectPage(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    await expectReachable(page);

    const personal = await openSection(page, 'Personal information');
    await personal.getByLabel('First name').fill('Ana');
    await personal.getByRole('button', { name: 'Save' }).click();
    await expectPage(page.getByText('Personal Information has been updated')).toBeVisible();
    await expectPage(personal.getByText('Nothing changed.')).toBeFocused();

    const avatar = await openSection(page, 'Avatar');
    await avatar
      .locator('input[type="file"]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await aPicture(page) });
    await avatar.getByRole('application').focus();
    for (const key of ['+', '+', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
    await avatar.getByRole('button', { name: 'Save avatar' }).click();
    await expectPage(page.getByText('Your avatar has been updated')).toBeVisible();
    await expectPage(page.getByRole('banner').locator('img[src^="/media/image/"]')).toBeVisible();

    const second = await visit(`${basePath}/`, viewport);
    await second.page
      .getByRole('button', { name: /Log in/ })
      .first()
      .click();
    await logIn(second.page, user);

    const password = await openSection(page, 'Password and devices');
    await password.getByLabel('Current password').fill(user.password);
    await password.getByLabel('New password', { exact: true }).fill(newPassword);
    await password.getByLabel('Confirm new password').fill(newPassword);
    await page.keyboard.press('Enter');
    await expectPage(page.getByText('Your password has been successfully updated!')).toBeVisible();
    await expectPage(password.getByText('You are signed in on this device only.')).toBeVisible();
    expect((await second.page.request.get(new URL('/api/en/user', page.url()).href)).status()).toBe(401);
    await second.page.context().close();

    const data = await openSection(page, 'Your data');
    const download = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), data.getByRole('button', { name }).click()]);
      return readFile(await file.path(), 'utf8');
    };
    expect(JSON.parse(await download('Download JSON'))).toMatchObject({ account: { email: user.email, firstName: 'Ana' } });
    expect(await download('Download CSV'), 'a spreadsheet reads it as UTF-8').toMatch(/^\uFEFFpart,entry,field,value\r\n/);
    await expectReachable(page);

    const deletion = await openSection(page, 'Delete account');
    await deletion.getByRole('button', { name: 'Keep it' }).press('Enter');
    await expectPage(page.getByRole('heading', { level: 1 })).toBeFocused();
    await deletion.getByLabel('Password, to be sure').fill(newPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
    const done = page.getByRole('dialog', { name: 'Done' });
    await expectPage(done).toContainText('Your account has been deleted');
    await page.keyboard.press('Escape');
    await expectPage(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await signUp(page, user);
    expect(troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
    await page.context().close();
  });
});

it('a tab that is looked at again shows nothing of a user who has signed out in another one [A-221]', async () => {
  const { page } = await visitAsUser('/my-team');
  const other = await page.context().newPage();
  await other.goto(new URL('/account', page.url()).href);
  await expectPage(other.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectPage(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  // A browser without a screen hides no tab.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expectPage(other.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expectPage(other.getByText('My Account')).toHaveCount(0);
  await expectPage(other.getByRole('dialog')).toHaveCount(0);
  await page.context().close();
});

it.each(['/', '/rugby-championship'])(
  'the landing page at %s that is looked at again leads to the team of the user who has signed in in another tab [A-014]',
  async (path) => {
    const { page } = await visit(path);
    await useRendered(page);
    await expectPage(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await signUp(other, aUser());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.waitForURL(/\/my-team$/);
    await page.context().close();
  },
);

/** A picture that the browser draws. */
async function aPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('The browser draws nothing.');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 900, 600);
    context.fillStyle = 'gold';
    context.fillRect(300, 100, 200, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}
