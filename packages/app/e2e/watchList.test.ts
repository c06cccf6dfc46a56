import { expect, it } from 'vitest';
import { expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { visitAsUser } from './user.ts';

useBrowser();

it('two players are watched and compared on a phone, without a sideways scroll, and are there after a reload [B11]', async () => {
  const { page } = await visitAsUser('/my-team', phone);
  await page.getByRole('button', { name: 'Autofill' }).click();
  const places = page.getByRole('grid', { name: 'Your fifteen' }).getByRole('gridcell').getByRole('button');
  await expectPage(places.filter({ hasText: /, empty/ })).toHaveCount(0);
  for (const index of [0, 4]) {
    await places.nth(index).click();
    const profile = page.getByRole('dialog');
    await profile.getByRole('button', { name: 'Watch', exact: true }).click();
    await expectPage(profile.getByRole('button', { name: 'Watching', pressed: true })).toBeVisible();
    await profile.getByRole('button', { name: 'Close' }).click();
  }
  page.on('dialog', (leaving) => void leaving.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Watch list' }).click();
  const list = page.getByRole('dialog', { name: 'Watch list' });
  const choices = list.getByRole('checkbox');
  await expectPage(choices).toHaveCount(2);
  for (const index of [0, 1]) await choices.nth(index).press('Space');
  await list.getByRole('button', { name: 'Compare (2)' }).click();
  const comparison = page.getByRole('dialog', { name: 'Comparison' });
  await expectPage(comparison.getByRole('columnheader')).toHaveCount(2);
  await expectReachable(page);
  expect(await comparison.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});
