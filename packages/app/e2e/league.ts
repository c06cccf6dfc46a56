import { addressOf } from '@rugby/domain/contract/address';
import type { AnyEndpoint } from '@rugby/domain/contract/endpoint';
import { envelopeOf } from '@rugby/domain/contract/envelope';
import { joinLeague } from '@rugby/domain/contract/league/league';
import { z } from '@rugby/domain/contract/schema';
import { autopickTeam, updateTeam } from '@rugby/domain/contract/team/team';
import { editionOfPath } from '@rugby/domain/editions';
import { emptySelection } from '@rugby/domain/game/model/lineup';
import { type Page, request } from 'playwright';
import { expect } from 'vitest';
import { aUser, sendRegistration } from './user.ts';

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

/** Registers another user with a team, who joins the league, by the calls that the site sends: its pages have tests of their own. */
export async function joinAsAnother(start: URL, code: string): Promise<void> {
  const client = await request.newContext();
  const edition = editionOfPath(start.pathname);
  const call = async (endpoint: AnyEndpoint, data: object, values = {}): Promise<unknown> => {
    const answer = await client.post(`${start.origin}${addressOf(endpoint, edition, 'en', values)}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  await sendRegistration(client, start, aUser());
  const picked = z.parse(envelopeOf(autopickTeam.success), await call(autopickTeam, emptySelection));
  const { lineup, captainId } = picked.success.team;
  await call(updateTeam, { lineup, captainId });
  await call(joinLeague, {}, { code });
  await client.dispose();
}
