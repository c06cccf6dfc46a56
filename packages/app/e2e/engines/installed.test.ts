import { type Edition, editions } from '@rugby/domain/editions';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { aConnection } from '../aConnection.ts';
import { expectPage } from '../browser.ts';
import { logOut, playerCards } from '../overConnection.ts';
import { sendTeam } from '../team.ts';
import { aUser, sendRegistration } from '../user.ts';
import { debianChromium, requirePrograms } from './findPrograms.ts';

beforeAll(() => requirePrograms({ [debianChromium]: 'chromium' }));

describe.each(Object.values(editions))('$title, installed', (edition) => {
  it('has a window of its own, opens whole without a connection, and no page of it has an address bar [B21]', async () => {
    const connection = await aConnection(inject('site'));
    onTestFinished(connection.stop);
    const context = await aBrowser();
    const start = new URL(`${edition.basePath}/my-team`, connection.site);
    await sendRegistration(context.request, start, aUser());
    await sendTeam(context.request, start);

    const window = await install(context, edition, connection.site);
    await expectPage(window).toHaveURL(start.href);
    await expectPage(playerCards(window)).toHaveCount(15);
    expect(await isStandalone(window)).toBe(true);
    const height = await heightOf(window);
    // The first visit of an installed site copies all of it.
    await expectPage.poll(() => missingFiles(window)).toEqual([]);

    await connection.lose();
    await window.goto(start.href);
    await expectPage(playerCards(window)).toHaveCount(15);
    await expectPage(window.getByText(/^Copy of \d\d:\d\d, you are offline\.$/)).toBeVisible();
    await window.goto(new URL(`${edition.basePath}/stats-centre`, connection.site).href);
    await expectPage(window.getByRole('row').nth(3)).toBeVisible();
    expect(await isStandalone(window)).toBe(true);

    await connection.find(window);
    await window.goto(start.href);
    await logOut(window);
    await expectPage(window).toHaveURL(new URL(edition.basePath, connection.site).href);
    expect([await isStandalone(window), await heightOf(window)]).toEqual([true, height]);
  });
});

/** A browser with a profile of its own, because a private window installs nothing. */
async function aBrowser(): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext('', {
    executablePath: debianChromium,
    // Playwright's own headless mode is another browser, which has no windows.
    headless: false,
    args: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    viewport: null,
    locale: 'en-NZ',
    reducedMotion: 'reduce',
  });
  onTestFinished(() => context.close());
  return context;
}

/** Installs the site of an edition as a user does from the menu of the browser, opens it from the desktop, and answers its window. */
async function install(context: BrowserContext, { basePath }: Edition, site: string): Promise<Page> {
  const browser = await context.browser()?.newBrowserCDPSession();
  if (browser === undefined) throw new Error('The browser has ended.');
  const manifestId = `${site}${basePath}/`;
  await browser.send('PWA.install', { manifestId, installUrlOrBundleUrl: `${site}${basePath}` });
  await browser.send('PWA.changeAppUserSettings', { manifestId, displayMode: 'standalone' });
  const [window] = await Promise.all([context.waitForEvent('page'), browser.send('PWA.launch', { manifestId })]);
  return window;
}

function isStandalone(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia('(display-mode: standalone)').matches);
}

/** An address bar takes its height from the page. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => innerHeight);
}

/** The files of the site that the service worker has not copied yet. */
async function missingFiles(page: Page): Promise<readonly string[]> {
  const worker = await page.request.get(new URL('/serviceWorker.js', page.url()).href);
  const files = [...new Set((await worker.text()).match(/\/assets\/[\w.-]+/g))];
  const copied = await page.evaluate(async () => {
    const requests = await (await caches.open('files')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });
  return files.filter((file) => !copied.includes(file));
}
