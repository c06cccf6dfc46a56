import { expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser, useRendered, visit } from './browser.ts';
import { scriptsOfSite } from './scriptsOfSite.ts';

useBrowser();

it('a dialog whose file is missing says so, and opens after the page is loaded again from there, by keyboard', async () => {
  const { page } = await visit('/rules');
  const file = '**/assets/FixturesOverlay-*.js*';
  await page.route(file, (route) => route.abort());
  const opener = page.getByRole('button', { name: 'Fixtures' });
  const failed = page.getByRole('alertdialog', { name: 'This did not arrive.' });

  await opener.focus();
  await page.keyboard.press('Enter');
  await expectPage(failed.getByRole('button', { name: 'Try again' })).toBeFocused();
  await expectReachable(page);
  await page.keyboard.press('Escape');
  await expectPage(failed).toHaveCount(0);
  await expectPage(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(failed.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.unroute(file);
  await page.keyboard.press('Tab');
  await expectPage(failed.getByRole('button', { name: 'Reload' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(failed).toHaveCount(0);
  await useRendered(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/^Round \d+ Fixtures$/);
  await page.context().close();
});

it('a dialog whose file did not arrive opens by “Try again” as soon as the connection is back', async () => {
  const { page } = await visit('/rules');
  const file = '**/assets/FixturesOverlay-*.js*';
  await page.route(file, (route) => route.abort());
  await page.getByRole('button', { name: 'Fixtures' }).click();
  const failed = page.getByRole('alertdialog', { name: 'This did not arrive.' });
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expectPage(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(file);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expectPage(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/^Round \d+ Fixtures$/);
  await page.context().close();
});

it('a dialog opens by “Try again” also when files were lost that it shares with others', async () => {
  const { page } = await visit('/rules');
  const opener = page.getByRole('button', { name: 'Fixtures' });
  await expectPage(opener).toBeVisible();
  await page.waitForLoadState('networkidle');
  const lost: string[] = [];
  await page.route('**/assets/*.js*', (route) => {
    lost.push(route.request().url());
    return route.abort();
  });
  await opener.click();
  const failed = page.getByRole('alertdialog', { name: 'This did not arrive.' });
  await expectPage(failed.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(lost.filter((url) => !url.includes('FixturesOverlay'))).not.toEqual([]);
  await page.unroute('**/assets/*.js*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expectPage(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/^Round \d+ Fixtures$/);
  await page.context().close();
});

it.each([
  ['Fixtures', 'FixturesOverlay'],
  ['Menu', 'MenuDrawer'],
])('%s does not open when its file arrives after Escape, and opens with the next press', async (name, code) => {
  const { page, file } = await visitWithFileHeld('/rules', `**/assets/${code}-*.js*`, phone);
  await useRendered(page);
  const opener = page.getByRole('button', { name, exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await file.arrive();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await opener.press('Enter');
  await expectPage(page.getByRole('dialog')).toHaveCount(1);
  await page.context().close();
});

it('Escape before the drawer of a phone has opened keeps it closed', async () => {
  const { page } = await visit('/rules', phone);
  await useRendered(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const opener = page.getByRole('button', { name: 'Fixtures', exact: true });
  for (const [key, count] of [
    ['Escape', 0],
    ['Shift', 1],
  ] as const) {
    await opener.press('Enter');
    await page.keyboard.press(key);
    await page.clock.fastForward(600);
    await page.waitForLoadState('networkidle');
    await expectPage(page.getByRole('dialog')).toHaveCount(count);
  }
  await page.context().close();
});

it('the menu closes when the user goes back', async () => {
  const { page } = await visit('/rules', phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Stats centre' }).click();
  await page.waitForURL('**/stats-centre');
  await expectPage(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectPage(menu).toBeVisible();
  await page.goBack();
  await expectPage(menu).toHaveCount(0);
  await page.context().close();
});

it('the tutorial closes when the user goes back', async () => {
  const { page } = await visit('/rules', desktop);
  await useRendered(page);
  await page.getByRole('link', { name: 'Stats centre' }).first().click();
  await page.waitForURL('**/stats-centre');
  await page.getByRole('button', { name: 'Tutorial', exact: true }).click();
  await expectPage(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/help/**');
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  await page.context().close();
});

it('a list whose file arrives while its button is held down opens when the button is released', async () => {
  const { page, file } = await visitWithListHeld();
  await page.getByRole('button', { name: 'Show the choices' }).hover();
  await page.mouse.down();
  await file.arrive();
  await page.mouse.up();
  await expectPage(page.getByRole('option').first()).toBeVisible();
  await page.context().close();
});

it('a field whose list arrives while it is pressed takes the press, and has its list afterwards', async () => {
  const { page, file } = await visitWithListHeld();
  const field = page.getByRole('combobox').first();
  const pressed = await field.elementHandle();
  await field.hover();
  await page.mouse.down();
  await file.arrive();
  expect(await pressed?.evaluate((input) => input.isConnected)).toBe(true);
  await page.mouse.up();
  await expectPage(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectPage(page.getByRole('option').first()).toBeVisible();
  await page.context().close();
});

/** The components' page, whose list of a combo box arrives when the test says so. */
function visitWithListHeld() {
  return visitWithFileHeld('/components', '**/assets/ComboBoxSearch-*.js*');
}

/** A page of which one file arrives when the test says so. */
async function visitWithFileHeld(path: string, held: string, viewport = desktop) {
  const { page } = await visit(path, viewport);
  let send: () => void = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(held, async (route) => {
    await sent;
    await route.continue();
  });
  const arrive = async () => {
    const arrived = page.waitForResponse(held);
    send();
    // It has run when an import of it is answered, and what it shows is on the screen two frames later.
    await page.evaluate(`import('${(await arrived).url()}').then(() => {})`);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  };
  return { page, file: { arrive } };
}

it('every file of the site runs, in whatever order it is loaded', async () => {
  const names = await scriptsOfSite();
  expect(names.length).toBeGreaterThan(20);
  const { page } = await visit('/rules');
  await expectPage(page.getByRole('button', { name: 'Fixtures' })).toBeVisible();
  for (const name of names)
    expect(await page.evaluate(`import('/assets/${name}').then(() => 'runs', String)`), name).toBe('runs');
  await page.context().close();
});
