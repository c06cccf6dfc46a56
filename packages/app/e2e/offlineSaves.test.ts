import { editions } from '@rugby/domain/editions';
import { afterEach, describe, it } from 'vitest';
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
import { completeTeam } from './team.ts';
import { aUser, signUp } from './user.ts';

useBrowser();
afterEach(stopConnections);

describe.each(Object.values(editions))('without a connection, the site of $title', ({ apiSuffix, basePath }) => {
  it('opens with what was saved last, and says how old it is [B21]', async () => {
    const { page, connection } = await visitOverConnection(basePath);
    // What is first needed without a connection is loaded before, so that it is copied.
    const parts = ['SiteNotices', 'QueuedSection', 'createQueuedStore', 'MenuDrawer', 'MenuSheet'].map((part) =>
      page.waitForRequest(new RegExp(`/assets/${part}-`)),
    );
    await signUp(page, aUser());
    await completeTeam(page);
    await comeBack(page);
    await Promise.all(parts);
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

  it('ends the session of a user who signed out without a connection as soon as there is one [A-221, B21]', async () => {
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
});
