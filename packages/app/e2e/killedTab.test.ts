import type { BrowserContext, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { recordProof } from '../../server/src/proof/size.ts';
import { desktop, expectPage, useBrowser } from './browser.ts';
import { visitAsUser } from './user.ts';

useBrowser();

/** Each edit that a draft knows, on top of the ones before. */
const edits: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['adding', (page) => add(page)],
  ['adding another', (page) => add(page)],
  ['naming a captain', (page) => inProfile(page, 'Make captain')],
  ['removing', (page) => inProfile(page, 'Remove')],
  ['undoing', (page) => inTurn(page, add, add, undo)],
  ['redoing', (page) => inTurn(page, add, undo, redo)],
  ['autofilling', (page) => page.getByRole('button', { name: 'Autofill' }).click()],
  ['clearing a slot of the full team', (page) => inProfile(page, 'Remove')],
];

it('a tab that is killed right after an edit loses none of it: R12 [B5]', async (test) => {
  const { page } = await visitAsUser('/my-team', desktop);
  const context = page.context();
  let tab = page;
  const lost: string[] = [];
  for (const [name, act] of edits) {
    await inTurn(tab, act);
    const after = await pitch(tab);
    await kill(tab);
    tab = await reopened(context);
    if (JSON.stringify(await pitch(tab)) !== JSON.stringify(after)) lost.push(name);
  }
  expect(lost).toEqual([]);
  recordProof(test, `R12: the tab killed after each of ${edits.length} edits of a draft: none lost`);
  await context.close();
});

/** The renderer ends at once: nothing of the page runs any more. */
async function kill(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  devTools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

async function reopened(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(new URL('/my-team', inject('site')).href);
  await page.getByRole('button', { name: 'Keep' }).click();
  await expectPage(page.getByRole('alertdialog')).toHaveCount(0);
  return page;
}

/** What the pitch says of each place, captain included. */
async function pitch(page: Page): Promise<readonly string[]> {
  const all = places(page);
  await expectPage(all).toHaveCount(15);
  return all.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));
}

function places(page: Page) {
  return page.getByRole('grid', { name: 'Your fifteen' }).getByRole('gridcell').getByRole('button');
}

async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add / }).first().click();
}

const undo = (page: Page) => page.keyboard.press('Control+z');
const redo = (page: Page) => page.keyboard.press('Control+y');

/** Edits one after the other, each seen before the next. */
async function inTurn(page: Page, ...acts: readonly ((page: Page) => Promise<void>)[]): Promise<void> {
  for (const act of acts) {
    const before = await pitch(page);
    await act(page);
    await expectPage.poll(() => pitch(page)).not.toEqual(before);
  }
}

/** Presses a button in the profile of the last player on the pitch. */
async function inProfile(page: Page, name: string): Promise<void> {
  const picked = places(page).filter({ hasNot: page.getByText(/, empty/) });
  await picked.last().click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}
