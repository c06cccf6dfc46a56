import type { Page } from 'playwright';
import { desktop, visit } from './browser.ts';
import { completeTeam } from './team.ts';
import { aUser, signUp } from './user.ts';

/** Creates a private league which also plays these contests, ends on its manage tab, and answers its code. `start` is the address of its edition. */
export async function createLeague(page: Page, start: URL, contests: readonly string[]): Promise<string> {
  await page.goto(new URL('leagues/create', start).href);
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

/** Registers another user with a team, who joins the league; answers what went wrong on their pages. */
export async function joinAsAnother(start: URL, code: string): Promise<readonly string[]> {
  const { page, troubles } = await visit(start.pathname, desktop, start.origin);
  await signUp(page, aUser());
  await completeTeam(page);
  await page.goto(new URL(`leagues/join/${code}`, start).href);
  const dialog = page.getByRole('dialog', { name: /^Touch / });
  await dialog.getByRole('button', { name: 'Join', exact: true }).press('Enter');
  await page.waitForURL(/\/league\/\d+\/table$/);
  await page.context().close();
  return troubles;
}
