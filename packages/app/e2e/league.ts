import { addressOf } from '@rugby/domain/contract/address';
import { joinLeague } from '@rugby/domain/contract/league/league';
import { editionOfPath } from '@rugby/domain/editions';
import { type Page, request } from 'playwright';
import { expect } from 'vitest';
import { sendTeam } from './team.ts';
import { expectPage } from './browser.ts';
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

/**
 * By keyboard: on `page`, the manage tab, hands the league over to a guest, who removes its former manager on `other` and then leaves it. Ends on the
 * guest's list of leagues.
 */
export async function handOverAndLeave(
  page: Page,
  other: Page,
  { guest, manage }: { readonly guest: string; readonly manage: string },
): Promise<void> {
  await page.getByRole('button', { name: `Hand over the league to ${guest}` }).press('Enter');
  await page.getByRole('button', { name: 'Yes, Hand over' }).press('Enter');
  await expectPage(page.getByText('The league has a new Chairman')).toBeVisible();
  await other.goto(manage);
  await other.getByRole('button', { name: /^Remove / }).press('Enter');
  await other.getByRole('button', { name: 'Yes, Remove' }).press('Enter');
  await expectPage(other.getByText('The member has been removed')).toBeVisible();
  await page.goto(manage);
  await expectPage(page.getByText('This league does not exist, or it is private')).toBeVisible();

  await other.goto(manage.replace(/manage$/, 'settings'));
  await other.getByRole('button', { name: 'Leave league' }).press('Enter');
  await expectPage(other.getByText(/^You are about to leave .* This action cannot be reversed\.$/)).toBeVisible();
  await other.getByRole('button', { name: 'Yes, Leave' }).press('Enter');
  await other.waitForURL(/\/leagues$/);
}
