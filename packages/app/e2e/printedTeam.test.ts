import { expect, it } from 'vitest';
import { desktop, expectPage, useBrowser } from './browser.ts';
import { visitAsUser } from './user.ts';

useBrowser();

it.each([
  ['/my-team', 'A4', false],
  ['/my-team', 'A4', true],
  ['/rugby-championship/my-team', 'Letter', true],
])('%s is printed on one sheet of %s, wide: %s', async (path, format, landscape) => {
  const { page } = await visitAsUser(path, desktop);
  await expectPage(page.locator('[data-jersey]')).toHaveCount(15);
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
  const sheets = (await page.pdf({ format, landscape, margin })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.context().close();
});
