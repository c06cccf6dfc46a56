import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { useGameOfEachTry } from './game.ts';
import { visitWithTeam } from './team.ts';

useBrowser();

const game = useGameOfEachTry();

it('the live banner stays closed after a reload until the next kick-off, and points never flash to nothing [G-298, G-299, G-300]', async () => {
  const { page } = await visitWithTeam('/my-team', phone, { site: game.site });
  await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toBeVisible();
  const banner = page.getByText(
    'Round is now live. Please note that points may not be final until 4hrs after the end of the match',
  );
  await expectPage(banner).toHaveCount(0);

  await game.season('start --edition srp --round 7');
  await game.season('simulate --edition srp --round 7 --seed 3');
  await page.clock.fastForward(70_000);
  await expectPage(banner).toBeVisible();
  await expectReachable(page);

  const points = page.getByRole('region', { name: 'Game bar' }).locator('dl dd').first();
  await expectPage(points).toHaveText(/^-?\d+$/);
  const before = await points.textContent();
  await watch(page);
  await game.season('simulate --edition srp --round 7 --seed 4');
  await page.clock.fastForward(70_000);
  await expectPage(points).not.toHaveText(before ?? '');
  expect(await page.evaluate(() => document.documentElement.dataset['flashed'])).toBeUndefined();

  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expectPage(banner).toHaveCount(0);
  await page.reload();
  await expectPage(points).toHaveText(/^-?\d+$/);
  await expectPage(banner).toHaveCount(0);
  const kickOffs = await nextKickOffs(page);
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'points_message');
  expect(decodeURIComponent(cookie?.value ?? '')).toBe(`srp ${kickOffs[0]}`);

  await game.season('finish --edition srp --round 7');
  await game.season('start --edition srp --round 8');
  await page.reload();
  await expectPage(banner).toBeVisible();
  await page.context().close();
});

/** Notes on the page when the points of the bar are missing for a moment. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => {
      const text = document.querySelector('dl dd')?.textContent;
      if (text === undefined || text === '-' || text === '0') document.documentElement.dataset['flashed'] = String(text);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Kick-offs that are still to come, the nearest first. */
async function nextKickOffs(page: Page): Promise<readonly string[]> {
  const answer = await page.request.get(`${game.site}/json/rounds.json`);
  const rounds: readonly { readonly tournaments: readonly { readonly status: string; readonly date: string }[] }[] =
    await answer.json();
  return rounds
    .flatMap(({ tournaments }) => tournaments)
    .filter(({ status }) => status === 'scheduled')
    .map(({ date }) => date)
    .toSorted();
}
