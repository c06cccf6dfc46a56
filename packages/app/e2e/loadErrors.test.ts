import { expect, it } from 'vitest';
import { expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { visitAsUser } from './user.ts';

useBrowser();

const said = 'The scorers are having a cup of tea.';
const generic = 'Something went wrong on our side. Please try again.';

it.each([
  { what: 'the team', address: '**/team/show-my', message: said, title: '[G-364]' },
  { what: 'the game bar', address: '**/ranking/gamebar*', message: said, title: '[G-365]' },
  { what: 'the data of the team page', address: '**/json/players.json', message: generic, title: '[G-361, G-366]' },
])('$what that cannot be loaded opens the error modal, and can be asked for again $title', async ({ address, message }) => {
  const { page } = await visitAsUser('/my-team', phone);
  await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toBeVisible();
  const errors = message === said ? [{ code: 'unavailable', message: said }] : [];
  await page.route(address, (route) => route.fulfill({ status: 500, json: { success: null, errors } }));
  await page.reload();
  const modal = page.getByRole('alertdialog', { name: 'Error' });
  await expectPage(modal).toContainText(message);
  await expectReachable(page);
  await page.unroute(address);
  await modal.getByRole('button', { name: 'Try again' }).click();
  await expectPage(modal).toHaveCount(0);
  await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toBeVisible();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.context().close();
});
