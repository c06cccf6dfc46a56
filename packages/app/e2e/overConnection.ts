import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { aConnection } from './aConnection.ts';
import { expectPage, phone } from './browser.ts';
import { nameOnTheCard, visitWithTeam } from './team.ts';
import { type UserVisit, visitAsUser } from './user.ts';

const connections: { readonly stop: () => Promise<void> }[] = [];

/** Stops the connections of the visitors; after each test that has any. */
export async function stopConnections(): Promise<void> {
  await Promise.all(connections.splice(0).map(({ stop }) => stop()));
}

/** A new user on the team page of an edition with a phone, whose connection can be lost. */
export async function visitOverConnection(basePath: string, visitPage = visitAsUser, prepare?: UserVisit['prepare']) {
  const connection = await aConnection(inject('site'));
  connections.push(connection);
  const settings = { site: connection.site, serviceWorkers: 'allow', ...(prepare && { prepare }) } as const;
  return { connection, ...(await visitPage(`${basePath}/my-team`, phone, settings)) };
}

/** A new user of an edition with a saved team, who has come back once: the device has copied the site. */
export async function withTeam(basePath: string) {
  const visited = await visitOverConnection(basePath, visitWithTeam);
  await comeBack(visited.page);
  return visited;
}

/** Loads the page again under the service worker, and waits until every file of the site is copied. */
export async function comeBack(page: Page): Promise<void> {
  await expectPage
    .poll(() => onceInstalled(page, () => page.evaluate(() => navigator.serviceWorker.controller !== null)))
    .toBe(true);
  await page.reload();
  const worker = await page.request.get(new URL('/serviceWorker.js', page.url()).href);
  const files = [...new Set((await worker.text()).match(/\/assets\/[\w.-]+/g))];
  expect(files.length).toBeGreaterThan(50);
  const copied = () =>
    page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname));
  const missing = async () => {
    const present = new Set(await copied());
    return files.filter((file) => !present.has(file));
  };
  await expectPage.poll(() => onceInstalled(page, missing)).toEqual([]);
  await expectPage(page.getByRole('gridcell')).not.toHaveCount(0);
}

/** Reads while the clock of the page goes faster: it installs the worker some seconds after all else. */
async function onceInstalled<Value>(page: Page, read: () => Promise<Value>): Promise<Value> {
  await page.clock.fastForward(5000);
  return read();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectPage(page.getByRole('button', { name: 'Play now' })).toBeVisible();
}

/** Makes another player captain, and answers their full name. */
export async function chooseCaptain(page: Page): Promise<string> {
  // Before a captain who rests the game asks once more.
  const other = playerCards(page)
    .filter({ hasNotText: /captain|no match/ })
    .first();
  const name = await nameOnTheCard(other);
  await other.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make captain' }).click();
  return name;
}

export function callOf(apiSuffix: string, path: string): string {
  return new URL(['/api/en/fantasy', apiSuffix, path].filter(Boolean).join('/'), inject('site')).href;
}

export function visible(page: Page, text: string | RegExp) {
  return page.getByText(text).filter({ visible: true }).first();
}

/** The cards of the players on the pitch. */
export function playerCards(page: Page) {
  return page.getByRole('gridcell').getByRole('button', { name: /, / });
}

export function captain(page: Page) {
  return page.getByRole('gridcell').getByRole('button', { name: /captain/ });
}
