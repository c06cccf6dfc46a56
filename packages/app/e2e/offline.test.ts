import { randomUUID } from 'node:crypto';
import { renderedAttribute } from '@rugby/domain/contract/site/renderedPage';
import { showMyTeam } from '@rugby/domain/contract/team/team';
import { editions } from '@rugby/domain/editions';
import type { Team } from '@rugby/domain/game/model/entities';
import { playerIds } from '@rugby/domain/game/model/lineup';
import type { Page } from 'playwright';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { expectPage, expectReachable, phone, useBrowser } from './browser.ts';
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
import { nameOnTheCard, press, addOtherPlayer } from './team.ts';
import { aUser, signUp, visitAsUser } from './user.ts';
import { publishVersions } from './publishVersions.ts';

useBrowser();

afterEach(stopConnections);

describe.each(Object.values(editions))('the site of $title', ({ basePath, title }) => {
  const site = () => inject('site').replace(/\/$/, '');

  it('can be installed: its page names a manifest and icons of the edition [B21]', async () => {
    const html = await (await fetch(`${site()}${basePath}/`)).text();
    const path = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
    const manifest = await (await fetch(`${site()}${path}`)).json();
    expect(manifest).toMatchObject({
      name: title,
      start_url: `${basePath}/my-team`,
      scope: basePath || '/',
      display: 'standalone',
    });
    const icons: readonly { readonly src: string; readonly purpose: string }[] = manifest.icons;
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src } of icons) {
      const icon = await fetch(`${site()}${src}`);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
  });

  it('opens what was seen without a connection, says how old it is, and shows nothing of it after logout [B21]', async () => {
    const { page, troubles, connection } = await withTeam(basePath);
    await page.goto(`${connection.site}${basePath}/stats-centre`);
    await expectPage(page.getByRole('row').nth(3)).toBeVisible();
    expect(troubles).toEqual([]);

    await connection.lose();
    await page.goto(`${connection.site}${basePath}/my-team`);
    await expectPage(playerCards(page)).toHaveCount(15);
    await expectPage(page.getByText(/^Copy of \d\d:\d\d, you are offline\.$/)).toBeVisible();
    await expectReachable(page);
    // The copy opens every page: it has the HTML of none.
    const opened = await page.goto(`${connection.site}${basePath}/stats-centre`);
    expect(await opened?.text()).not.toContain(renderedAttribute);
    await expectPage(page.getByRole('row').nth(3)).toBeVisible();
    await page.goto(`${connection.site}${basePath}/help/game-guidelines/game-guidelines`);
    await expectPage(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPage(page.getByText(/^Copy of/)).toBeVisible();

    await connection.find(page);
    await page.goto(`${connection.site}${basePath}/my-team`);
    await expectPage(playerCards(page)).toHaveCount(15);
    await expectPage(page.getByText(/^Copy of/)).toHaveCount(0);
    expect(await privateCopies(page)).not.toEqual([]);
    await logOut(page);
    await expectPage.poll(() => privateCopies(page)).toEqual([]);
    await connection.lose();
    await page.goto(`${connection.site}${basePath}/my-team`);
    await expectPage(page.getByRole('gridcell')).toHaveCount(0);
    await page.context().close();
  });
});

it('queues a captain chosen without a connection over a reload, and sends it when the connection is back [B21]', async () => {
  const { basePath, apiSuffix } = editions.srp;
  const { page, connection } = await withTeam(basePath);
  const before = await savedTeam(page, apiSuffix);
  await connection.lose();
  const name = await chooseCaptain(page);
  await expectPage(visible(page, 'Queued, not saved')).toBeVisible();
  await page.reload();
  await expectPage(banner(page)).toBeVisible();
  await expectReachable(page);
  await expectPage(captain(page)).toContainText(name);
  expect(await savedTeam(page, apiSuffix)).toEqual(before);

  // Another page says where it is sent.
  await page.goto(`${connection.site}${basePath}/stats-centre`);
  await connection.find(page);
  await page.reload();
  await expectPage(page.getByText('Open your team to send it.')).toBeVisible();
  await expectReachable(page);
  expect(await savedTeam(page, apiSuffix)).toEqual(before);
  await page.getByRole('status').getByRole('link', { name: 'My Team' }).click();
  await expectPage.poll(async () => (await savedTeam(page, apiSuffix)).version).toBe(before.version + 1);
  await expectPage(visible(page, /^Saved \d\d:\d\d/)).toBeVisible();
  await expectPage(banner(page)).toHaveCount(0);
  await expectPage(captain(page)).toContainText(name);
  await page.context().close();
});

it('asks about a queued captain when the team was saved elsewhere meanwhile, and sends nothing by itself [B21]', async () => {
  const { basePath, apiSuffix } = editions.trc;
  const { page, connection } = await withTeam(basePath);
  await connection.lose();
  const name = await chooseCaptain(page);
  await expectPage(banner(page)).toBeVisible();
  const { captainId, version, lineup } = await savedTeam(page, apiSuffix);
  const newId = lineup.centre.find((id) => id !== captainId);
  const elsewhere = await page.request.post(callOf(apiSuffix, 'team/change-captain'), {
    data: { newId, version },
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([elsewhere.status(), await elsewhere.text()]).toEqual([200, expect.any(String)]);

  await connection.find(page);
  const question = page.getByRole('alertdialog', { name: 'Queued, not sent' });
  await expectPage(question).toContainText('saved somewhere else');
  await expectPage(question).toContainText(`you picked ${name.split(' ').at(-1)}`);
  await expectReachable(page);
  expect(await savedTeam(page, apiSuffix)).toMatchObject({ captainId: newId, version: version + 1 });
  await page.keyboard.press('Escape');
  await press(page, 'Decide');
  await question.getByRole('button', { name: 'Save what I queued' }).click();
  await expectPage(banner(page)).toHaveCount(0);
  await expectPage.poll(async () => (await savedTeam(page, apiSuffix)).version).toBe(version + 2);
  await expectPage(captain(page)).toContainText(name);
  await page.context().close();
});

it('a first team and transfers that are sent without a connection are queued and sent later, and fixtures open meanwhile [B21]', async () => {
  const { basePath, apiSuffix } = editions.trc;
  const { page, connection } = await visitOverConnection(basePath);
  await comeBack(page);
  await press(page, 'Autofill');
  await expectPage(visible(page, 'Not saved')).toBeVisible();
  await connection.lose();
  await press(page, 'Save team');
  await page.getByRole('dialog', { name: 'Review your team' }).getByRole('button', { name: 'Save team' }).click();
  await expectPage(banner(page)).toBeVisible();
  await page.getByRole('button', { name: 'Fixtures' }).click();
  await expectPage(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/^Round \d+ Fixtures$/);
  await page.keyboard.press('Escape');
  await connection.find(page);
  await press(page, 'Done');
  await expectPage(banner(page)).toHaveCount(0);
  const before = await savedTeam(page, apiSuffix);

  await connection.lose();
  await press(page, 'Transfers');
  const card = playerCards(page).nth(1);
  const name = await nameOnTheCard(card);
  await card.click();
  await addOtherPlayer(page, name);
  await press(page, /^Review 1/);
  await press(page, 'Make 1 transfer');
  await expectPage(banner(page)).toBeVisible();
  await expectReachable(page);
  expect(await savedTeam(page, apiSuffix)).toEqual(before);
  await connection.find(page);
  await expectPage(banner(page)).toHaveCount(0);
  const after = await savedTeam(page, apiSuffix);
  const [outs, ins] = [playerIds(before.lineup), playerIds(after.lineup)];
  expect([after.version, ins.filter((id) => !outs.includes(id)).length]).toEqual([before.version + 1, 1]);
  await expectPage(playerCards(page).filter({ hasText: name })).toHaveCount(0);
  await page.context().close();
});

it('a user who takes over a device without a logout before sees nothing of the user before, also without a connection [B21]', async () => {
  const { page, connection } = await withTeam('');
  await page.context().clearCookies();
  await page.goto(new URL('/', page.url()).href);
  await signUp(page, aUser());
  await expectPage(emptySlots(page)).toHaveCount(15);
  await comeBack(page);
  await connection.lose();
  await page.reload();
  await expectPage(page.getByText(/^Copy of/)).toBeVisible();
  await expectPage(emptySlots(page)).toHaveCount(15);
  expect(await privateCopies(page)).toHaveLength(1);
  await page.context().close();
});

it('a logout without a connection leads to the landing page, also when nothing of it was seen before [B21]', async () => {
  const { page, connection } = await visitOverConnection('');
  await expectPage(emptySlots(page)).toHaveCount(15);
  const isInstalled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  await page.clock.fastForward(15_000);
  await expectPage.poll(isInstalled).toBe(true);
  await connection.lose();
  await logOut(page);
  await page.context().close();
});

it('a new version asks before it loads the page again [B21]', async () => {
  const proxy = await publishVersions(inject('site'));
  const { page } = await visitAsUser('/my-team', phone, { site: proxy.site, serviceWorkers: 'allow' });
  await expectPage.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  proxy.publish();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByText('An update of the game is ready.');
  await expectPage(notice).toBeVisible();
  await expectReachable(page);
  await press(page, 'Later');
  await expectPage(notice).toHaveCount(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true);
  await page.context().close();
  await proxy.stop();
});

/** The names of the caches with answers to a user. */
function privateCopies(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('private:')));
}

/** The saved team as the server answers it, whatever connection the page has. */
async function savedTeam(page: Page, apiSuffix: string): Promise<Pick<Team, 'captainId' | 'version' | 'lineup'>> {
  const answer = await page.request.get(callOf(apiSuffix, 'team/show-my'));
  const { team } = showMyTeam.success.parse((await answer.json()).success);
  if (team === null) throw new Error('The user has no team.');
  return { captainId: team.captainId, version: team.version, lineup: team.lineup };
}

function banner(page: Page) {
  return page.getByRole('region', { name: 'Queued change' });
}

function emptySlots(page: Page) {
  return page.getByRole('gridcell').getByRole('button', { name: /, empty/ });
}
