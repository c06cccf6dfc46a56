import type { JsonFile } from '@rugby/domain/contract/jsonFile';
import { playersFile } from '@rugby/domain/contract/players';
import { roundsFile } from '@rugby/domain/contract/rounds';
import { z } from '@rugby/domain/contract/schema';
import { emptySelection } from '@rugby/domain/game/model/lineup';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { desktop, expectPage, useBrowser } from './browser.ts';
import { useGame } from './game.ts';
import { tabTo } from './keyboard.ts';
import { nameOnTheCard, press, addOtherPlayer, sendTeam, visitWithTeam } from './team.ts';
import { visitAsUser } from './user.ts';

useBrowser();

const game = useGame();

it('makes a transfer and uses a booster by keyboard alone [B13, D46]', async () => {
  const { page } = await visitWithTeam('/my-team', desktop, { site: game.site });
  const { keyboard } = page;
  await tabTo(page, page.getByRole('button', { name: 'Transfers', exact: true }));
  await keyboard.press('Enter');
  await expectPage(onThePitch(page, /press to transfer out/).first()).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expectPage(onThePitch(page, /marked out, press to keep them/)).toBeFocused();
  await keyboard.press('Tab');
  await expectPage(onThePitch(page, /^About /).nth(1)).toBeFocused();
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await keyboard.press('Escape');
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  await tabTo(page, page.getByRole('grid', { name: 'Players to choose from' }).getByRole('row').first());
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await expectPage(page.getByRole('gridcell').getByRole('button', { name: /coming in/ })).toHaveCount(1);
  await tabTo(page, page.getByRole('button', { name: 'Review 1 transfer' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Make 1 transfer' }));
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Your team is confirmed' }).waitFor();
  await keyboard.press('Escape');
  await tabTo(page, page.getByRole('button', { name: 'Boosters' }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Use Triple Captain' }));
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Triple Captain is on/ }).waitFor();
  await keyboard.press('Escape');
  await expectPage(page.getByRole('gridcell').getByRole('button', { name: /triple captain/ })).toHaveCount(1);
  await page.context().close();
});

describe('while a round is played', () => {
  let page: Page;
  beforeAll(async () => {
    const prepare = async ({ request }: BrowserContext) =>
      sendTeam(request, new URL(game.site), {
        ...emptySelection,
        lineup: { ...emptySelection.lineup, hooker: [await hookerLockedFirst()] },
      });
    ({ page } = await visitAsUser('/my-team', desktop, { site: game.site, prepare }));
    await press(page, 'Boosters');
    await press(page, 'Use Co-captain');
    await onThePitch(page, /can be picked/)
      .last()
      .click();
    await press(page, 'Confirm');
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await game.season('start --edition srp --round 7');
    await page.reload();
  });
  afterAll(() => page.context().close());

  it('transfer mode begins with what the round has locked [G-369]', async () => {
    await press(page, 'Transfers');
    await expectPage(
      page.getByText('The round has started you can make transfers on players who are not locked').first(),
    ).toBeVisible();
  });

  it('a press on a player who has played says why they stay, and so does their profile [G-271, D46]', async () => {
    const locked = onThePitch(page, /press to read why they stay$/).first();
    const name = await nameOnTheCard(locked);
    await locked.click();
    await expectPage(page.getByText(/is locked: .* has kicked off/).first()).toBeVisible();
    await expectPage(onThePitch(page, /marked out/)).toHaveCount(0);
    await press(page, `About ${name}`);
    const dialog = page.getByRole('dialog');
    await expectPage(dialog.getByRole('button', { name: 'Transfer out' })).toBeDisabled();
    await expectPage(dialog.getByText(/has kicked off/).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });

  it('a player who carries a booster is warned of instead, and can go once it is reset [G-108, G-270]', async () => {
    const card = onThePitch(page, /co-captain/).first();
    const name = await nameOnTheCard(card);
    await card.click();
    await page
      .getByRole('alertdialog', { name: /carries Co-captain$/ })
      .getByRole('button', { name: 'Reset Co-captain' })
      .click();
    await page.getByRole('alertdialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Reset booster' }).click();
    await expectPage(onThePitch(page, /co-captain/)).toHaveCount(0);
    await onThePitch(page, new RegExp(`^${name},`)).click();
    await addOtherPlayer(page, name);
    await press(page, 'Review 1 transfer');
    await press(page, 'Make 1 transfer');
    await expectPage(page.getByRole('dialog', { name: 'Your team is confirmed' })).toBeVisible();
  });
});

/** A hooker in the first match of the open round. */
async function hookerLockedFirst(): Promise<number> {
  const read = async <Value>({ name, schema }: JsonFile<Value>) =>
    z.parse(schema, await (await fetch(new URL(`/json/${name}.json`, game.site))).json());
  const open = (await read(roundsFile)).find(({ status }) => status === 'scheduled');
  const [first] = (open?.fixtures ?? []).toSorted((one, other) => one.date.localeCompare(other.date));
  const isLocked = (squadId: number) => squadId === first?.homeSquadId || squadId === first?.awaySquadId;
  const hooker = (await read(playersFile)).find(({ position, squadId }) => position === 'hooker' && isLocked(squadId));
  if (hooker === undefined) throw new Error('No hooker plays in the first match.');
  return hooker.id;
}

function onThePitch(page: Page, name: RegExp) {
  return page.getByRole('gridcell').getByRole('button', { name });
}
