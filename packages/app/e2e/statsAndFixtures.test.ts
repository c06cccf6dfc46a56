import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, narrow, phone, useBrowser, visit } from './browser.ts';
import { visitAsUser } from './user.ts';

useBrowser();

const visits = [
  ['', desktop],
  ['/rugby-championship', narrow],
] as const;

describe.each(visits)('a signed-out user at %s', (edition, viewport) => {
  it(`sorts, filters and loads more in the stats centre, and finds it so after a reload at ${viewport.width} pixels [G-043, G-045, G-047]`, async () => {
    const { page, troubles } = await visit(`${edition}/stats-centre`, viewport);
    const rows = page.getByRole('rowheader');
    await expectPage(rows).toHaveCount(15);
    await expectReachable(page);
    await page.getByRole('button', { name: 'Load more' }).click();
    await expectPage(rows).toHaveCount(30);
    await page.getByRole('button', { name: 'Tackles', exact: true }).click();
    await expectPage(page.getByRole('columnheader', { name: 'Tackles' })).toHaveAttribute('aria-sort', 'descending');
    await page.getByRole('button', { name: /Position/ }).click();
    await page.getByRole('option', { name: 'Hooker' }).click();
    await expectPage(rows.first()).toContainText('Hooker');
    await expectPage(page).toHaveURL(/position=hooker&sort=tackles/);
    const first = await rows.first().textContent();
    await page.reload();
    await expectPage(rows.first()).toHaveText(first ?? '');
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expectPage(page.getByRole('columnheader', { name: 'Position rank' })).toBeAttached();
    await expectReachable(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it(`opens a player’s three tabs there, by keyboard too, at ${viewport.width} pixels [G-065, G-082, G-084]`, async () => {
    const { page, troubles } = await visit(`${edition}/stats-centre`, viewport);
    await page
      .getByRole('button', { name: /open profile/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expectPage(dialog.getByText('Total points')).toBeVisible();
    await dialog.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
    await expectPage(dialog.getByText('Games played')).toBeVisible();
    await expectReachable(page);
    await dialog.getByRole('tab', { name: 'Stats' }).press('ArrowRight');
    // The next three matches; a round without a match stands between them.
    await expectPage(dialog.getByRole('listitem').filter({ hasNotText: 'Bye' })).toHaveCount(3);
    await dialog.locator('summary', { hasText: /\d$/ }).first().press('Enter');
    await expectPage(dialog.getByRole('table')).toContainText(/\+\d/);
    const points = await dialog.locator('details[open] summary strong').textContent();
    await expectPage(dialog.locator('details[open] tfoot td')).toHaveText(`+${points}`);
    await expectReachable(page);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  it(`opens the fixtures from the header at ${viewport.width} pixels [A-147, G-050, G-051]`, async () => {
    const { page, troubles } = await visit(`${edition}/`, viewport);
    const button = page.getByRole('button', { name: 'Fixtures' });
    await button.click();
    const current = edition === '' ? 7 : 3;
    const widget = page.getByRole('dialog');
    await expectPage(widget.getByRole('heading', { level: 2 })).toHaveText(`Round ${current} Fixtures`);
    await expectPage(widget.getByRole('listitem').first()).toContainText(/\d\d:\d\d.*vs/);
    await expectPage(widget).toContainText('Your time, Auckland (NZ');
    await widget.getByRole('button', { name: 'Previous round' }).click();
    await expectPage(widget.getByRole('heading', { level: 2 })).toHaveText(`Round ${current - 1} Fixtures`);
    await expectPage(widget.getByRole('listitem').first()).toContainText('Full time');
    await expectReachable(page);
    await widget.getByRole('button', { name: 'All rounds' }).click();
    await expectPage(widget.locator('details[open] > summary')).toContainText(`Round ${current}`);
    await page.keyboard.press('Escape');
    await expectPage(widget).toHaveCount(0);
    await expectPage(button).toBeFocused();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

it.each([440, 768])('the stats centre has nothing to scroll sideways for at %i pixels', async (width) => {
  const { page } = await visit('/stats-centre', { width, height: 900 });
  await expectPage(page.getByRole('rowheader')).toHaveCount(15);
  await expectPage(page.getByRole('button', { name: /Position/ })).toBeVisible();
  await expectReachable(page);
  await page.context().close();
});

it('the fixtures close when the window gets another width, not another height [G-059, A-179]', async () => {
  const { page } = await visit('/', desktop);
  await page.getByRole('button', { name: 'Fixtures' }).click();
  const widget = page.getByRole('dialog');
  await expectPage(widget).toBeVisible();
  await page.setViewportSize({ ...desktop, height: desktop.height - 200 });
  await expectPage(widget).toBeVisible();
  await page.setViewportSize({ ...desktop, width: desktop.width - 100 });
  await expectPage(widget).toHaveCount(0);
  await page.context().close();
});

it.each([
  { motion: 'no-preference', device: phone, waits: true },
  { motion: 'reduce', device: phone, waits: false },
  { motion: 'no-preference', device: desktop, waits: false },
] as const)(
  'the fixtures open after 500 ms on a phone, sooner with reduced motion and on a desktop: $motion at $device.width pixels [A-245]',
  async ({ motion, device, waits }) => {
    // A page that the server does not render: its buttons work as soon as they are there.
    const { page } = await visit('/nothing', device);
    await page.emulateMedia({ reducedMotion: motion });
    const button = page.getByRole('button', { name: 'Fixtures' });
    const widget = page.getByRole('dialog');
    // What they are made of is loaded once.
    await button.press('Enter');
    await expectPage(widget.getByRole('listitem').first()).toBeVisible();
    await expectPage.poll(() => widget.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expectPage(button).toBeFocused();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await button.press('Enter');
    await page.clock.runFor(450);
    await expectPage(widget).toHaveCount(waits ? 0 : 1);
    await page.clock.runFor(100);
    await expectPage(widget).toBeVisible();
    await page.context().close();
  },
);

it('rounds that do not load are said so inside of the widget, and can be asked for again [G-062, G-063]', async () => {
  const { page } = await visit('/nothing');
  await page.route('**/json/rounds.json', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.getByRole('button', { name: 'Fixtures' }).click();
  const widget = page.getByRole('dialog');
  await expectPage(widget.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/json/rounds.json');
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expectPage(widget.getByRole('listitem').first()).toBeVisible();
  await page.context().close();
});

it('a signed-in user finds the same tabs for the players of their team', async () => {
  const { page } = await visitAsUser('/rugby-championship/my-team', phone);
  await page.getByRole('button', { name: 'Autofill' }).click();
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /captain/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Stats' }).click();
  await expectPage(dialog.getByText('Games played')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Fixtures' }).click();
  await expectPage(dialog.getByText('Coming up')).toBeVisible();
  await expectReachable(page);
  await page.context().close();
});
