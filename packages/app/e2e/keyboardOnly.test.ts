import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, narrow, useBrowser, visit } from './browser.ts';
import { enter, tabTo, typeAccount, typeProfile } from './keyboard.ts';
import { createLeague } from './league.ts';
import { nameOnTheCard, places } from './team.ts';
import { aUser, visitAsUser } from './user.ts';

useBrowser();

describe.each([
  ['', desktop],
  ['/rugby-championship', narrow],
] as const)('a new user of the edition at "%s" who has only a keyboard', (base, viewport) => {
  it(`registers, builds and saves a team, transfers, uses a booster and joins a league at ${viewport.width} pixels [B13]`, async () => {
    const { page: managersPage } = await visitAsUser(`${base}/leagues/create`);
    const code = await createLeague(managersPage, []);
    const league = (await managersPage.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await managersPage.context().close();

    const pointers: string[] = [];
    const { page, troubles } = await visit(`${base}/`, viewport, undefined, {
      prepare: (context) => listenForPointers(context, pointers),
    });
    await register(page);
    for (const place of [0, 1, 2]) await pickDearestPlayer(page, place);
    await enter(page, visibleButton(page, 'Autofill'));
    await expectPage(places(page).filter({ hasText: /, empty/ })).toHaveCount(0);
    await makeCaptain(page, 2);
    await saveTeam(page);
    await transferDearProp(page);
    await useTripleCaptain(page);
    await joinLeague(page, code);
    await expectPage(page.getByRole('heading', { level: 1, name: league })).toBeFocused();
    expect(pointers).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

/** Notes the page of every press of a pointer: there must be none. */
async function listenForPointers(context: BrowserContext, pointers: string[]): Promise<void> {
  await context.exposeFunction('notePointer', (address: string) => pointers.push(address));
  await context.addInitScript(() => {
    const notePointer = () => {
      const note: unknown = Reflect.get(globalThis, 'notePointer');
      if (typeof note === 'function') note(location.href);
    };
    addEventListener('pointerdown', notePointer, { capture: true });
  });
}

async function register(page: Page): Promise<void> {
  const user = aUser();
  await enter(page, page.getByRole('button', { name: 'Play now' }));
  await typeAccount(page, user);
  await page.keyboard.press('Enter');
  await typeProfile(page, user);
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Create account' }));
  await page.waitForURL(/\/my-team$/);
  await page.getByRole('grid', { name: 'Your fifteen' }).waitFor();
}

/** Fills a place of the front row. */
async function pickDearestPlayer(page: Page, place: number): Promise<void> {
  const empty = places(page).filter({ hasText: /, empty/ });
  const before = await empty.count();
  await moveTo(page, place);
  await page.keyboard.press('Enter');
  await addDearestPlayer(page);
  await expectPage(empty).toHaveCount(before - 1);
}

/** From a place or the button that opens the players: to the dearest of them who is not leaving the team, who is added. */
async function addDearestPlayer(page: Page, leaving = ''): Promise<void> {
  const players = page.getByRole('grid', { name: 'Players to choose from' }).getByRole('row');
  await tabTo(page, players);
  const isLeaving = (await players.first().getAttribute('aria-label')) === leaving;
  if (isLeaving) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expectPage(players.nth(isLeaving ? 1 : 0).getByRole('button', { name: /^Add / })).toBeFocused();
  await page.keyboard.press('Enter');
}

async function makeCaptain(page: Page, place: number): Promise<void> {
  await moveTo(page, place);
  await page.keyboard.press('Enter');
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Make captain' }));
  await expectPage(places(page).nth(place)).toHaveAccessibleName(/, captain/);
}

async function saveTeam(page: Page): Promise<void> {
  await enter(page, visibleButton(page, 'Save team'));
  await enter(page, page.getByRole('dialog', { name: 'Review your team' }).getByRole('button', { name: 'Save team' }));
  await enter(page, page.getByRole('dialog', { name: 'Your team is in' }).getByRole('button', { name: 'Done' }));
}

async function transferDearProp(page: Page): Promise<void> {
  await enter(page, visibleButton(page, 'Transfers'));
  await moveTo(page, 0);
  const leaving = await nameOnTheCard(places(page).first());
  await page.keyboard.press('Enter');
  await expectPage(places(page).first()).toHaveAccessibleName(/marked out/);
  // On a phone the players are behind a button.
  const players = visibleButton(page, 'Players');
  if ((await players.count()) > 0) await enter(page, players);
  await addDearestPlayer(page, leaving);
  await enter(page, visibleButton(page, /^Review 1/));
  await enter(page, page.getByRole('button', { name: 'Make 1 transfer' }));
  await enter(page, page.getByRole('dialog', { name: 'Your team is confirmed' }).getByRole('button', { name: 'Done' }));
}

async function useTripleCaptain(page: Page): Promise<void> {
  await enter(page, page.getByRole('button', { name: 'Boosters' }));
  await enter(page, page.getByRole('button', { name: 'Use Triple Captain' }));
  await enter(page, page.getByRole('dialog', { name: /^Triple Captain is on/ }).getByRole('button', { name: 'Done' }));
  await expectPage(places(page).filter({ hasText: /triple captain/ })).toHaveCount(1);
}

async function joinLeague(page: Page, code: string): Promise<void> {
  const menu = visibleButton(page, 'Menu');
  if ((await menu.count()) > 0) await enter(page, menu);
  await enter(page, page.getByRole('link', { name: 'My Leagues' }));
  await enter(page, page.getByRole('link', { name: 'Join a league' }));
  await tabTo(page, page.getByLabel('Code of the league'));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await enter(page, page.getByRole('dialog').getByRole('button', { name: 'Join', exact: true }));
  await page.waitForURL(/\/league\/\d+\/table$/);
}

/** Moves the focus to a place of the front row: the pitch is one stop, and the arrows lead on from it. */
async function moveTo(page: Page, place: number): Promise<void> {
  await tabTo(page, places(page));
  await page.keyboard.press('Control+Home');
  for (let presses = 0; presses < place; presses += 1) await page.keyboard.press('ArrowRight');
  await expectPage(places(page).nth(place)).toBeFocused();
}

/** One in the game bar, or in the bottom bar of a phone. */
function visibleButton(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).filter({ visible: true });
}
