import { expect, it } from 'vitest';
import { desktop, expectPage, phone, useBrowser, visit } from './browser.ts';
import { aUser, signUp } from './user.ts';

useBrowser(['--blink-settings=defaultFontSize=32']);

it.each(
  ['', '/rugby-championship'].flatMap((base) =>
    ['/', '/stats-centre', '/help', '/no-such-page'].flatMap((path) =>
      [phone, desktop].map(({ width }) => [`${base}${path}`, width] as const),
    ),
  ),
)('with text of twice the size, %s fits a window of %i pixels [B13]', async (path, width) => {
  const { page } = await visit(path, width === phone.width ? phone : desktop);
  await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.context().close();
});

it.each([
  ['the club game on a phone', '', phone],
  ['the championship on a phone', '/rugby-championship', phone],
  ['the club game on a desktop', '', desktop],
])('with text of twice the size, the buttons of the team page of %s are in the window [B13]', async (_, base, viewport) => {
  const { page } = await visit(`${base}/`, viewport);
  await signUp(page, aUser());
  for (const name of ['Players', 'Save team']) await expectPage(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  await page.context().close();
});
