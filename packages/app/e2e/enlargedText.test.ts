import { expect, it } from 'vitest';
import { desktop, expectPage, phone, useBrowser, visit } from './browser.ts';
import { visitAsUser } from './user.ts';

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
  const { page } = await visitAsUser(`${base}/my-team`, viewport);
  for (const name of ['Players', 'Save team']) await expectPage(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  await page.context().close();
});

it('with text of twice the size, names of teams and players on a phone are whole [B13]', async () => {
  const { page } = await visitAsUser('/my-team', phone);
  await page.getByRole('button', { name: 'Players' }).click();
  const players = page.getByRole('grid', { name: 'Players to choose from' }).getByText(/^\p{Lu}\. \p{L}+$/u);
  await expectPage(players.first()).toBeVisible();
  expect(await players.evaluateAll(cutTexts)).toEqual([]);
  await page.goto(new URL('/leaderboard', page.url()).href);
  const teams = page.getByRole('table').getByRole('rowheader');
  await expectPage(teams.first()).toBeVisible();
  expect(await teams.evaluateAll(brokenWords)).toEqual([]);
  await page.context().close();
});

/** The texts of elements that are wider than their place. Runs in the page. */
function cutTexts(elements: readonly Element[]): readonly (string | null)[] {
  return elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent);
}

/** The words in the first texts of elements that stand in more than one line. Runs in the page. */
function brokenWords(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (text === null) return [];
    return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
}
