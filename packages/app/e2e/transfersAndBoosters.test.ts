import { editions } from '@rugby/domain/editions';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser } from './browser.ts';
import { useGame } from './game.ts';
import { nameOnTheCard, press, addOtherPlayer, returnAfterRound, visitWithTeam } from './team.ts';

useBrowser();

const game = useGame();

describe.each([
  ['/my-team', desktop, 'srp', 7],
  ['/rugby-championship/my-team', phone, 'trc', 3],
] as const)(
  'a team at %s, from its fifteen and captain through boosters and transfers between rounds [G-008]:',
  (path, viewport, edition, round) => {
    let page: Page;
    let troubles: readonly string[];
    beforeAll(async () => {
      ({ page, troubles } = await visitWithTeam(path, viewport, { site: game.site }));
      await returnAfterRound(page, game, edition, round);
    });
    afterAll(() => page.context().close());

    it(`has its pool and game bar at its own address at ${viewport.width} pixels [G-019, G-022, G-025]`, async () => {
      expect(new URL(page.url()).pathname).toBe(path);
      await expectPage(page.getByRole('region', { name: 'Game bar' })).toBeVisible();
      const players = page.getByRole('button', { name: 'Players', exact: true }).filter({ visible: true });
      if ((await players.count()) > 0) await players.click();
      await expectPage(page.getByRole('grid', { name: 'Players to choose from' })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    it(`offers boosters, transfers and the rounds at ${viewport.width} pixels [G-023, G-024, G-036]`, async () => {
      await expectPage(page.getByRole('button', { name: 'Boosters' })).toBeEnabled();
      await expectPage(page.getByRole('button', { name: 'Transfers', exact: true }).filter({ visible: true })).toBeEnabled();
      await expectPage(page.getByRole('button', { name: new RegExp(`Round ${round + 1}`) })).toBeVisible();
    });

    it(`prompts for transfers and for Limitless, and cancels both at ${viewport.width} pixels [G-264, G-370, G-372]`, async () => {
      await press(page, 'Transfers');
      await expectPage(prompt(page, 'Select a player to transfer out or reset your transfers')).toBeVisible();
      await press(page, 'Cancel');
      await press(page, 'Boosters');
      await press(page, 'Use Limitless');
      await expectPage(page.getByText('Limitless', { exact: true })).toBeVisible();
      await expectPage(prompt(page, 'Please select players')).toBeVisible();
      await expectPage(page.getByRole('button', { name: 'Confirm' }).filter({ visible: true })).toBeDisabled();
      await press(page, 'Cancel');
      await expectPage(page.getByText('Limitless', { exact: true })).toHaveCount(0);
      await expectPage(page.getByText('Please select players')).toHaveCount(0);
    });

    it(`transfers two players in one go at ${viewport.width} pixels [G-258, G-265, G-109]`, async () => {
      await press(page, 'Transfers');
      await expectPage(page.getByText('Transfer mode')).toBeVisible();
      await exchange(page, 1);
      await exchange(page, 9);
      await expectReachable(page);
      await press(page, /^Review 2/);
      const summary = page.getByRole('dialog', { name: '2 transfers' });
      await expectPage(summary.getByRole('listitem')).toHaveCount(2);
      await expectReachable(page);
      await summary.getByRole('button', { name: 'Make 2 transfers' }).click();
      const receipt = page.getByRole('dialog', { name: 'Your team is confirmed' });
      await expectPage(receipt).toContainText(/Saved \d\d:\d\d/);
      await receipt.getByRole('button', { name: 'Done' }).click();
      await expectPage(page.getByText('Transfer mode')).toHaveCount(0);
      await expectPage(onThePitch(page, /coming in|marked out/)).toHaveCount(0);
    });

    it(`uses a booster on a chosen player, and resets it at ${viewport.width} pixels [G-277, G-280, G-279]`, async () => {
      await press(page, 'Boosters');
      await expectPage(page.getByRole('dialog', { name: 'Boosters' })).toBeVisible();
      await expectReachable(page);
      await press(page, 'Use Co-captain');
      await expectPage(prompt(page, 'Please select a player')).toBeVisible();
      await expectPage(page.getByRole('button', { name: 'Boosters' })).toHaveCount(0);
      await onThePitch(page, /not for this booster/).click();
      await page
        .getByRole('alertdialog', { name: 'Not for your captain' })
        .getByRole('button', { name: 'Choose another' })
        .click();
      // For a player who rests in the round the game would ask once more.
      await onThePitch(page, /can be picked/)
        .filter({ hasNotText: 'no match' })
        .first()
        .click();
      await expectReachable(page);
      await press(page, 'Confirm');
      await page
        .getByRole('dialog', { name: /^Co-captain is on/ })
        .getByRole('button', { name: 'Done' })
        .click();
      await expectPage(onThePitch(page, /co-captain/)).toHaveCount(1);
      await press(page, 'Boosters');
      await press(page, 'Reset Co-captain');
      await page.getByRole('alertdialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Reset booster' }).click();
      await expectPage(onThePitch(page, /co-captain/)).toHaveCount(0);
      await page.reload();
      await press(page, 'Boosters');
      await page.getByRole('button', { name: 'Use Co-captain' }).waitFor();
      await page.keyboard.press('Escape');
    });

    it(`plays a round without a budget, and takes the team of before back at ${viewport.width} pixels [G-260, G-282, G-297]`, async () => {
      const before = await fifteen(page);
      await press(page, 'Boosters');
      await press(page, 'Use Limitless');
      await exchange(page, 4);
      await press(page, 'Confirm');
      await page.getByRole('dialog', { name: 'Limitless is on' }).getByRole('button', { name: 'Done' }).click();
      await expectPage(page.getByText('Transfer mode')).toHaveCount(0);
      expect(await fifteen(page)).not.toEqual(before);
      await press(page, 'Boosters');
      await press(page, 'Reset Limitless');
      await page.getByRole('alertdialog', { name: 'Are You Sure?' }).getByRole('button', { name: 'Reset booster' }).click();
      await expectPage(page.getByRole('alertdialog')).toHaveCount(0);
      expect(await fifteen(page)).toEqual(before);
    });

    it(`changes the captain at once, and saves the lineup with them, under the cap, at ${viewport.width} pixels`, async () => {
      // Also before a captain who rests the game asks once more.
      const card = onThePitch(page, /, /)
        .filter({ hasNotText: /captain|no match/ })
        .first();
      const name = await nameOnTheCard(card);
      await card.click();
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Make captain' }).click();
      await expectPage(onThePitch(page, /, captain/)).toContainText(name);
      const call = ['/api/en/fantasy', editions[edition].apiSuffix, 'team/show-my'].filter((part) => part !== '').join('/');
      const { team } = (await (await page.request.get(new URL(call, game.site).href)).json()).success;
      const players: readonly number[] = Object.values<readonly number[]>(team.lineup).flat();
      expect(new Set(players.filter((id) => id > 0)).size).toBe(15);
      expect(players).toContain(team.captainId);
      expect(team.value).toBeLessThanOrEqual(team.salaryCap);
    });

    it(`opens an earlier round only to be read at ${viewport.width} pixels [G-256, G-269, G-290]`, async () => {
      await press(page, 'Transfers');
      await onThePitch(page, /, /).nth(4).click();
      await expectPage(onThePitch(page, /marked out/)).toHaveCount(1);
      const bar = page.getByRole('region', { name: 'Game bar' });
      await bar.getByRole('button', { name: /Round/ }).click();
      await page.getByRole('option', { name: new RegExp(`Round ${round} `) }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave transfer mode?' });
      await question.getByRole('button', { name: 'Leave' }).click();
      await expectPage(page.getByText('Transfer mode')).toHaveCount(0);
      await expectPage(page.getByRole('grid', { name: 'Your fifteen' })).toHaveCount(0);
      await expectPage(page.getByRole('button', { name: 'Boosters' })).toBeDisabled();
      await expectPage(page.getByText('Budget left').filter({ visible: true })).toHaveCount(0);
      await expectPage(page.getByRole('button', { name: 'Transfers', exact: true }).filter({ visible: true })).toHaveCount(0);
      expect(troubles).toEqual([]);
    });
  },
);

/** Marks out the player in a cell of the pitch, and brings in the cheapest other one. */
async function exchange(page: Page, cell: number): Promise<void> {
  const card = page.getByRole('gridcell').nth(cell).getByRole('button').first();
  const name = await nameOnTheCard(card);
  await card.click();
  await expectPage(onThePitch(page, /marked out/)).toHaveCount(1);
  await addOtherPlayer(page, name);
  await expectPage(onThePitch(page, /marked out/)).toHaveCount(0);
}

/** Who stands on the pitch, in the order of reading. */
async function fifteen(page: Page): Promise<readonly string[]> {
  const cards = await onThePitch(page, /, /).all();
  return Promise.all(cards.map(nameOnTheCard));
}

function onThePitch(page: Page, name: RegExp) {
  return page.getByRole('gridcell').getByRole('button', { name });
}

/** The line of the game bar, or that over the pitch of a phone. */
function prompt(page: Page, text: string) {
  return page.getByText(text, { exact: true }).filter({ visible: true }).first();
}
