import { showMyTeam } from '@rugby/domain/contract/team/team';
import { expect, inject, it } from 'vitest';
import { desktop, expectPage, useBrowser } from './browser.ts';
import { press } from './team.ts';
import { aUser, signUp, visitAsUser } from './user.ts';

useBrowser();

it('a tab shows the user who has signed in in another tab, and saves nothing of the one before in their team [A-219]', async () => {
  const { page } = await visitAsUser('/my-team', desktop);
  const other = aUser();
  await press(page, 'Autofill');
  await expectPage(page.getByText('Not saved').filter({ visible: true }).first()).toBeVisible();
  const secondTab = await page.context().newPage();
  await secondTab.goto(inject('site'));
  await signUp(secondTab, other);
  await expectPage(secondTab.getByRole('button', { name: /account of/ })).toBeVisible();
  await expectPage(page.getByRole('button', { name: `account of ${other.displayName}` })).toBeVisible();
  await expectPage(page.getByRole('gridcell').getByRole('button', { name: /, empty/ })).toHaveCount(15);
  const answer = await page.request.get(new URL('/api/en/fantasy/team/show-my', inject('site')).href);
  expect(showMyTeam.success.parse((await answer.json()).success).team).toBeNull();
  await page.context().close();
});
