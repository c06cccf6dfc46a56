import { expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, useBrowser } from './browser.ts';
import { enter, tabTo } from './keyboard.ts';
import { press, visitWithTeam } from './team.ts';
import { aUser, logIn } from './user.ts';

useBrowser();

it.each([
  { base: '', viewport: desktop, name: 'Ruck and Roll' },
  { base: '/rugby-championship', viewport: narrow, name: 'Ngā Toa o te Ao XV' },
])(
  'a team is named by keyboard, and a reload keeps the name, in the edition at "$base" at $viewport.width pixels [D7]',
  async ({ base, viewport, name }) => {
    const { page, troubles } = await visitWithTeam(`${base}/my-team`, viewport);
    await enter(page, page.getByRole('button', { name: 'Name your team' }));
    const dialog = page.getByRole('dialog', { name: 'Name your team' });
    const field = dialog.getByLabel('Team name');
    await expectPage(field).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('XV');
    await page.keyboard.press('Enter');
    await expectPage(dialog.getByText('A team name has 3 to 40 characters.')).toBeVisible();
    await expectReachable(page);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(name);
    await tabTo(page, dialog.getByRole('button', { name: 'Save name' }));
    await page.keyboard.press('Enter');
    await expectPage(page.getByText(`Your team is called ${name} now.`)).toBeVisible();
    await expectPage(dialog).toHaveCount(0);
    await page.reload();
    await press(page, 'Name your team');
    await expectPage(field).toHaveValue(name);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

it('a name that was typed when the session had ended is there again after the login [D7]', async () => {
  const user = aUser();
  const { page } = await visitWithTeam('/my-team', desktop, { user });
  await press(page, 'Name your team');
  const dialog = page.getByRole('dialog', { name: 'Name your team' });
  await dialog.getByLabel('Team name').fill('Ruck and Roll');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await logIn(page, user);
  await page.getByRole('alertdialog', { name: 'You are signed in again' }).getByRole('button', { name: 'Do it now' }).click();
  await expectPage(dialog.getByLabel('Team name')).toHaveValue('Ruck and Roll');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expectPage(page.getByText('Your team is called Ruck and Roll now.')).toBeVisible();
  await page.context().close();
});
