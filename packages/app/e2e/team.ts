import { addressOf } from '@rugby/domain/contract/address';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { envelopeOf } from '@rugby/domain/contract/envelope';
import { z } from '@rugby/domain/contract/schema';
import { autopickTeam, updateTeam } from '@rugby/domain/contract/team/team';
import { type EditionId, editionOfPath, editions } from '@rugby/domain/editions';
import { emptySelection } from '@rugby/domain/game/model/lineup';
import type { APIRequestContext, Locator, Page } from 'playwright';
import { expect, inject } from 'vitest';
import { desktop } from './browser.ts';
import type { Game } from './game.ts';
import { type UserVisit, visitAsUser } from './user.ts';

/** Visits a page of the game as a new user of its edition with a saved team, by the calls that the site sends: its pages have tests of their own. */
export function visitWithTeam(path: string, viewport = desktop, { site = inject('site'), prepare, ...settings }: UserVisit = {}) {
  return visitAsUser(path, viewport, {
    ...settings,
    site,
    prepare: async (context) => {
      await sendTeam(context.request, new URL(path, site));
      await prepare?.(context);
    },
  });
}

/** Fills up and saves a team of the user who is signed in, in the edition of an address. */
export async function sendTeam(client: APIRequestContext, { origin, pathname }: URL, picked = emptySelection): Promise<void> {
  const send = async (endpoint: AnyEndpoint, data: object): Promise<unknown> => {
    const answer = await client.post(origin + addressOf(endpoint, editionOfPath(pathname), 'en', {}), { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { success } = z.parse(envelopeOf(autopickTeam.success), await send(autopickTeam, picked));
  const { lineup, captainId } = success.team;
  await send(updateTeam, { lineup, captainId });
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

/**
 * Has a round of the open team played while the user reads the help, and comes back. The result opens by itself, in a section or in a sheet on a
 * phone, and is left. With the team open it would be shown when the round ends, and where it was never open, not at all.
 */
export async function returnAfterRound(
  page: Page,
  { season }: Pick<Game, 'season'>,
  edition: EditionId,
  round: number,
): Promise<void> {
  const team = page.url();
  await page.getByRole('grid', { name: 'Your fifteen' }).waitFor();
  await page.goto(new URL(`${editions[edition].basePath}/help`, team).href);
  await season(`start --edition ${edition} --round ${round}`);
  await season(`finish --edition ${edition} --round ${round}`);
  await page.goto(team);
  const name = `Result of round ${round}`;
  const result = page.getByRole('region', { name }).or(page.getByRole('dialog', { name })).first();
  await result.getByRole('button', { name: `To round ${round + 1}` }).click();
}

/** The places of the pitch, without the buttons beside them that tell about their players. */
export function places(page: Page): Locator {
  return page
    .getByRole('grid', { name: 'Your fifteen' })
    .getByRole('gridcell')
    .getByRole('button', { name: /^(?!About )/ });
}
