import { addressOf } from '@rugby/domain/contract/address';
import { joinLeague } from '@rugby/domain/contract/league/league';
import { editionOfPath } from '@rugby/domain/editions';
import { type Page, request } from 'playwright';
import { expect } from 'vitest';
import { sendTeam } from './team.ts';
import { aUser, sendRegistration } from './user.ts';

/** On the page to create a league: creates a private one which also plays these contests, ends on its manage tab, and answers its code. */
export async function createLeague(page: Page, contests: readonly string[]): Promise<string> {
  await page.getByLabel('Name').fill(`Touch ${Date.now().toString(36)}`);
  for (const contest of contests) await page.getByRole('checkbox', { name: contest }).press('Space');
  await page.getByRole('button', { name: 'Create league' }).press('Enter');
  await page.waitForURL(/\/league\/\d+\/manage$/);
  return (
    (await page
      .getByText(/^[A-Z0-9]{8}$/)
      .first()
      .textContent()) ?? ''
  );
}

/** Registers another user with a team, who joins the league, by the calls that the site sends: its pages have tests of their own. */
export async function joinAsAnother(start: URL, code: string): Promise<void> {
  const client = await request.newContext();
  await sendRegistration(client, start, aUser());
  await sendTeam(client, start);
  const path = addressOf(joinLeague, editionOfPath(start.pathname), 'en', { code });
  const answer = await client.post(start.origin + path, { data: {} });
  expect(answer.status(), await answer.text()).toBe(200);
  await client.dispose();
}
