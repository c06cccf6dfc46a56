import { editions } from '@rugby/domain/editions';
import type { BrowserContext } from 'playwright';
import { afterEach, expect, it } from 'vitest';
import { expectPage, useBrowser } from './browser.ts';
import {
  callOf,
  captain,
  chooseCaptain,
  comeBack,
  playerCards,
  logOut,
  stopConnections,
  visible,
  visitOverConnection,
  withTeam,
} from './overConnection.ts';
import { press, visitWithTeam } from './team.ts';
import { aUser, logIn } from './user.ts';

useBrowser();
afterEach(stopConnections);

it('without a connection, the site opens with what was saved last, and says how old it is [B21]', async () => {
  const { basePath } = editions.srp;
  // What is first needed without a connection is loaded before, so that it is copied.
  const missing = new Set(['SiteNotices', 'QueuedSection', 'QueuedChangeStore', 'MenuDrawer', 'MenuSheet']);
  const prepare = async (context: BrowserContext) => {
    context.on('request', (request) => missing.delete(/\/assets\/(\w+)-/.exec(request.url())?.[1] ?? ''));
  };
  const { page, connection } = await visitOverConnection(basePath, visitWithTeam, prepare);
  await comeBack(page);
  await expectPage.poll(() => [...missing]).toEqual([]);
  const name = await chooseCaptain(page);
  await expectPage(visible(page, /^Saved \d\d:\d\d/)).toBeVisible();
  await expectPage(captain(page)).toContainText(name);
  await connection.lose();
  await page.reload();
  await expectPage(captain(page)).toContainText(name);
  await expectPage(page.getByText(/^Copy of \d\d:\d\d, you are offline\.$/)).toBeVisible();
  await expectPage(page.getByRole('alertdialog')).toHaveCount(0);
  await page.context().close();
});

it('without a connection, the site opens also for a user who logged in on this visit [B21]', async () => {
  const user = aUser();
  const { page, connection } = await visitOverConnection('', (path, viewport, settings) =>
    visitWithTeam(path, viewport, { ...settings, user }),
  );
  await comeBack(page);
  await logOut(page);
  await press(page, 'Log in');
  await logIn(page, user);
  await expectPage(playerCards(page)).toHaveCount(15);
  const isUserCopied = () => page.evaluate(async () => (await caches.match('/api/en/user')) !== undefined);
  await expectPage.poll(isUserCopied).toBe(true);
  await connection.lose();
  await page.reload();
  await expectPage(playerCards(page)).toHaveCount(15);
  await page.context().close();
});

it('a captain chosen without a connection on the first visit is saved once there is one [B21]', async () => {
  const { basePath, apiSuffix } = editions.trc;
  const { page, connection } = await visitOverConnection(basePath, visitWithTeam);
  await playerCards(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make captain' }).waitFor();
  await page.keyboard.press('Escape');
  await connection.lose();
  const name = await chooseCaptain(page);
  await expectPage(visible(page, 'Queued, not saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await connection.find(page);
  await expectPage(visible(page, /^Saved \d\d:\d\d/)).toBeVisible();
  await expectPage(captain(page)).toContainText(name);
  const saved = await (await page.request.get(callOf(apiSuffix, 'team/show-my'))).json();
  const shown = await page.request.get(new URL('/json/trc/players.json', page.url()).href);
  const player = (await shown.json()).find(({ id }: { readonly id: number }) => id === saved.success.team.captainId);
  expect(`${player.firstName} ${player.lastName}`).toBe(name);
  await page.context().close();
});

it('a logout without a connection ends the session as soon as there is one [A-221, B21]', async () => {
  const { basePath, apiSuffix } = editions.trc;
  const { page, connection } = await withTeam(basePath);
  await connection.lose();
  await page.reload();
  await expectPage(playerCards(page)).toHaveCount(15);
  await logOut(page);
  await connection.find(page);
  const isSignedIn = async () => (await page.request.get(callOf(apiSuffix, 'team/show-my'))).status() === 200;
  await expectPage.poll(isSignedIn).toBe(false);
  await page.goto(`${connection.site}${basePath}/my-team`);
  await expectPage(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await page.context().close();
});
