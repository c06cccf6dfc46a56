import type { BrowserContext, Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, phone, useBrowser, visit } from './browser.ts';
import { visitAsUser } from './user.ts';

useBrowser();

describe.each([
  ['/', 'Super Rugby Pacific Fantasy', 'Pick fifteen. Own the weekend.', '/rugby-championship/'],
  ['/rugby-championship', 'Rugby Championship Fantasy', 'Four nations. One fifteen.', '/'],
])('the landing page at %s', (path, title, headline, other) => {
  it.each([desktop, phone, narrow])(
    'is its edition, whole and reachable at $width pixels [G-002, A-013, A-052]',
    async (viewport) => {
      const { page, troubles } = await visit(path, viewport);
      await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      expect(await page.title()).toBe(title);
      await expectPage(page.locator(`a[href="${other}"]`).filter({ visible: true }).first()).toBeVisible();
      await expectReachable(page);
      expect(troubles).toEqual([]);
      await page.context().close();
    },
  );
});

it('an address that is none of ours says so and shows the way [A-030, A-031]', async () => {
  const { page } = await visit('/rugby-championship/no-such-page', phone);
  await expectPage(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible();
  await expectReachable(page);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expectPage(page).toHaveURL(/\/rugby-championship\/?$/);
});

it('a failed load of the rounds shows an error in its place and can be retried', async () => {
  const { page } = await visit('/nothing');
  // A live update would load the rounds again by itself.
  await page.route('**/live', (route) => route.abort());
  let failures = 0;
  await page.route('**/json/rounds.json', async (route) => {
    await route.fulfill({ status: 404, body: '{}' });
    failures += 1;
  });
  await page.goto(new URL('/', page.url()).href);
  // Once before the site takes the place of the rendered page, and once when it has: the second would end the error by itself.
  await expectPage.poll(() => failures).toBeGreaterThanOrEqual(2);
  await expectPage(page.getByRole('alert')).toContainText('The next match could not be loaded.');
  await page.unroute('**/json/rounds.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectPage(page.getByRole('alert')).toHaveCount(0);
});

it('a login that is asked for while the session is checked leads a signed-in user straight to the team [A-054, A-055]', async () => {
  const page = await askBeforeTheAnswer((route) => route.continue());
  await page.waitForURL(/\/my-team$/);
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  await page.context().close();
});

it('the same login opens its dialog once the session is found to have ended [A-055]', async () => {
  const page = await askBeforeTheAnswer((route) => route.fulfill({ status: 401, body: '{}' }));
  await expectPage(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expectPage(page.getByRole('button', { name: 'Play now', includeHidden: true })).toHaveCount(1);
  await page.context().close();
});

/** A landing page on which a user with a session presses Log in before the game answers who they are, as `answer` does. */
async function askBeforeTheAnswer(answer: (route: Route) => Promise<void>): Promise<Page> {
  const pressed = Promise.withResolvers<void>();
  const prepare = (context: BrowserContext) =>
    context.route('**/api/en/user', async (route) => {
      await pressed.promise;
      await answer(route);
    });
  const { page } = await visitAsUser('/', phone, { prepare });
  const logIn = page.getByRole('button', { name: 'Log in' }).last();
  await logIn.click();
  await expectPage(logIn).toHaveAttribute('data-pending', 'true');
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  pressed.resolve();
  return page;
}
