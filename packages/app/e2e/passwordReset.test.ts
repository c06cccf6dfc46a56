import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectPage, expectReachable, narrow, phone, useBrowser, visit, desktop } from './browser.ts';
import { useGame } from './game.ts';
import { aUser, logIn, visitAsUser } from './user.ts';

useBrowser();

const game = useGame();

const newPassword = 'Second-row8';

describe.each(['', '/rugby-championship'])('a forgotten password in the edition at "%s"', (base) => {
  it('is set anew by keyboard from the mailed link, which signs every device out [A-081, A-083, A-085]', async () => {
    const user = aUser();
    const { page: laptop } = await visitAsUser(`${base}/my-team`, desktop, { site: game.site, user });
    const { page, troubles } = await visit(`${base}/`, narrow, game.site);
    await askForLink(page, user.email);
    await expectPage(page.getByRole('dialog', { name: 'Email sent' })).toContainText('u•••••');
    await expectReachable(page);

    const link = linkIn(await game.mailTo(user.email));
    expect(link.pathname).toBe(`${base}/reset-password`);
    await page.goto(link.href);
    await choosePassword(page, newPassword);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expectPage(dialog).toContainText('Your new password is configured! Please login with your new password.');
    await expectPage(page, 'the used token has left the address').toHaveURL(new URL(link.pathname, game.site).href);
    await expectReachable(page);
    await laptop.reload();
    await expectPage(laptop.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    const cookies = (await laptop.context().cookies()).map(({ name }) => name);
    expect(cookies, 'its pages ask for the user no more').not.toContain('signed_in');
    await logIn(page, { ...user, password: newPassword });
    await page.waitForURL(/\/my-team$/);
    await page.goBack();
    await expectPage(page, 'Back shows a signed-in user no form for forgotten passwords').toHaveURL(/\/my-team$/);

    const { page: again } = await visit(`${link.pathname}${link.search}`, phone, game.site);
    await choosePassword(again, 'Third-row99');
    await expectPage(again.getByRole('alert')).toContainText('This link does not work any more');
    expect(troubles).toEqual([]);
  });
});

it('a link opened where its user is signed in asks for the new password, and signs this device out too', async () => {
  const user = aUser();
  const { page } = await visitAsUser('/my-team', phone, { site: game.site, user });
  const { page: other } = await visit('/', phone, game.site);
  await askForLink(other, user.email);
  await page.goto(linkIn(await game.mailTo(user.email)).href);
  await choosePassword(page, newPassword);
  await expectPage(page.getByRole('dialog', { name: 'Log in' })).toContainText('Your new password is configured!');
});

it('any other path below it leads to the landing page [A-016]', async () => {
  const { page } = await visit('/rugby-championship/reset-password/a/b', phone, game.site);
  await expectPage(page).toHaveURL(/\/rugby-championship\/?$/);
  await expectPage(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

/** From the landing page to the sentence that a mail was sent, by keyboard. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Log in' }).first().press('Enter');
  await page.getByRole('button', { name: 'Forgot your password?' }).press('Enter');
  await page.getByRole('dialog', { name: 'Reset your password' }).getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
}

async function choosePassword(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
  await dialog.getByLabel('New password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** The link of a mail, at the address where the game runs. */
function linkIn(mail: string): URL {
  const { pathname, search } = new URL(/http\S+\?token=[\w-]{43}/.exec(mail)?.[0] ?? '');
  return new URL(pathname + search, game.site);
}
