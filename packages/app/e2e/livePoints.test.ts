import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, expectPage, useBrowser, visit } from './browser.ts';
import { aFan, register } from './fan.ts';
import { type Game, startGame } from './game.ts';

useBrowser();

let game: Game;
beforeAll(async () => {
  game = await startGame();
});
afterAll(() => game.stop());

it('an open page shows new points at its next poll, and a finished round can be opened again [G-121, G-251, G-301]', async () => {
  const { page } = await visit('/', desktop, game.site);
  await register(page, aFan());
  await page.getByRole('button', { name: 'Autofill' }).click();
  await page.getByText('Not saved').first().waitFor();
  await page.getByRole('button', { name: 'Save team' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  const bar = page.getByRole('region', { name: 'Game bar' });
  await expectPage(bar.getByText('Round 7 points')).toBeVisible();

  await game.season('start --edition srp --round 7');
  await game.season('simulate --edition srp --round 7 --seed 3');
  await page.clock.fastForward(70_000);
  await expectPage(bar.getByRole('button', { name: 'Playing Round 7' })).toBeVisible();
  const points = bar.locator('dl > div', { hasText: 'Round 7 points' }).locator('dd');
  await expectPage(points).toHaveText(/^-?\d+$/);
  const shown = Number(await points.textContent());
  const answer = await page.request.get(`${game.site}/api/en/fantasy/ranking/gamebar`);
  expect(shown).toBe((await answer.json()).success.roundPoints);

  await game.season('finish --edition srp --round 7');
  await page.clock.fastForward(70_000);
  await bar.getByRole('button', { name: 'Scheduled Round 8' }).click();
  await page.getByRole('option', { name: /Round 7/ }).click();
  await expectPage(points).toHaveText(String(shown));
  await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toHaveCount(0);
  await page.context().close();
});
