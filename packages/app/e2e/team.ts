import { type EditionId, editions } from '@rugby/domain/editions';
import type { Locator, Page } from 'playwright';
import type { Game } from './game.ts';

/** Fills a new team, saves it and ends on the pitch. */
export async function completeTeam(page: Page): Promise<void> {
  await press(page, 'Autofill');
  await page.getByText('Not saved').filter({ visible: true }).first().waitFor();
  await press(page, 'Save team');
  await page.getByRole('dialog', { name: 'Review your team' }).getByRole('button', { name: 'Save team' }).click();
  await page.getByRole('dialog', { name: 'Your team is in' }).getByRole('button', { name: 'Done' }).click();
}

/** Presses the visible button: some exist in the top bar and in the bottom bar of a phone. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .filter({ visible: true })
    .first()
    .click();
}

/** The full name of the player on a card, which its accessible name begins with. */
export async function nameOnTheCard(card: Locator): Promise<string> {
  return (await card.textContent())?.split(',')[0] ?? '';
}

/** Adds the cheapest player of the pool who is not named; on a phone it opens the pool first. */
export async function addOtherPlayer(page: Page, name: string): Promise<void> {
  const players = page.getByRole('button', { name: 'Players', exact: true }).filter({ visible: true });
  if ((await players.count()) > 0) await players.first().click();
  const byPrice = page.getByRole('button', { name: /^Price, sorted, highest first/ }).filter({ visible: true });
  if ((await byPrice.count()) > 0) await byPrice.click();
  const others = page.locator(`button:not([aria-label="Add ${name}"])`);
  await page.getByRole('button', { name: /^Add / }).and(others).filter({ visible: true }).first().click();
}

/** Moves the focus there by the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let presses = 0; presses < mostTabs; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${mostTabs} presses of Tab do not lead to ${String(target)}.`);
}

/** More than there are stops on any page. */
const mostTabs = 80;

/**
 * Has a round of the open team played while the user reads the help, and comes back. The result opens by itself, in a section or in a sheet on a
 * phone, and is left. With the team open it would be shown when the round ends.
 */
export async function returnAfterRound(
  page: Page,
  { season }: Pick<Game, 'season'>,
  edition: EditionId,
  round: number,
): Promise<void> {
  const team = page.url();
  await page.goto(new URL(`${editions[edition].basePath}/help`, team).href);
  await season(`start --edition ${edition} --round ${round}`);
  await season(`finish --edition ${edition} --round ${round}`);
  await page.goto(team);
  const name = `Result of round ${round}`;
  const result = page.getByRole('region', { name }).or(page.getByRole('dialog', { name })).first();
  await result.getByRole('button', { name: `To round ${round + 1}` }).click();
}
