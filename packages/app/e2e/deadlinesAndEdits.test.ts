import { expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { visitAsUser } from './user.ts';

useBrowser();

it('the deadlines of the team are shown in the time zones of device and venues, and as a calendar file [B7]', async () => {
  const { page } = await visitAsUser('/my-team', phone);
  await page.getByRole('button', { name: 'Autofill' }).click();
  await page.getByRole('button', { name: 'Deadlines' }).click();
  const dialog = page.getByRole('dialog', { name: /deadlines/ });
  await expectPage(dialog).toContainText(/Your time, Auckland \(NZ[DS]T\)\./);
  await expectReachable(page);
  const lines = dialog.getByRole('listitem');
  const times = await lines.allInnerTexts();
  expect(times.every((line) => /^\d\d\/\d\d\/\d{4}, \d\d:\d\d\s+NZ[DS]T/.test(line))).toBe(true);
  await dialog.getByText('Times at the venues', { exact: true }).click();
  await expectPage(dialog).toContainText('Times at the venues.');
  const file = await dialog.getByRole('link', { name: 'Get it as a file' }).getAttribute('href');
  const calendar = await page.request.get(file ?? '');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toMatch(/BEGIN:VEVENT\r\nUID:srp-\d+@fantasy-rugby\r\nDTSTART:\d{8}T\d{6}Z/);
  await page.context().close();
});

it('the edits are a list that leads back to any of them, and each step is spoken [B9]', async () => {
  const { page } = await visitAsUser('/my-team', desktop);
  for (const _ of [1, 2]) await page.getByRole('button', { name: /^Add / }).first().click();
  const empty = page.getByRole('gridcell').getByRole('button', { name: /, empty/ });
  await expectPage(empty).toHaveCount(13);
  await page.getByRole('button', { name: 'Edits' }).click();
  const edits = page.getByRole('dialog', { name: 'Edits' });
  await expectPage(edits.getByRole('listitem')).toHaveCount(2);
  await expectReachable(page);
  await edits.getByRole('button', { name: 'Back to the start' }).click();
  await expectPage(empty).toHaveCount(15);
  await expectPage(page.getByText(/^Undone: .* added\. 100\.0 million left$/)).toHaveCount(1);
  await page.context().close();
});
