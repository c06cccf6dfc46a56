import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser, visit } from './browser.ts';
import { useGameOfEachTry } from './game.ts';
import { createLeague } from './league.ts';
import { nameOnTheCard, press, visitWithTeam } from './team.ts';
import { aUser, completeRegistration, visitAsUser } from './user.ts';

useBrowser();

const game = useGameOfEachTry();

it('a link shows the fifteen of a live round to a signed-out user on a phone until its owner stops it [B16]', async () => {
  const { page, troubles } = await visitWithTeam('/my-team', desktop, { site: game.site });
  await expectPage(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await game.season('start --edition srp --round 7');
  await game.season('simulate --edition srp --round 7 --seed 3');
  await page.reload();
  const fifteen = await namesOn(page.getByRole('grid', { name: 'Your fifteen' }));
  await press(page, 'Share');
  const dialog = page.getByRole('dialog', { name: 'Share round 7' });
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
  const link = await linkIn(dialog, /http\S+\/en\/fantasy\/team\/[\w=-]+/);
  await expectReachable(page);

  const head = await headOf(page, link);
  expect(head.status).toBe(200);
  expect(head.meta('og:title')).toMatch(/^Fifteen of /);
  expect(head.meta('og:description')).toMatch(/^Round 7, provisional: -?\d+ points?\./);
  const picture = await page.request.get(new URL(new URL(head.meta('og:image')).pathname, game.site).href);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

  const { page: guest, troubles: guestsTroubles } = await visit(new URL(link).pathname, phone, game.site);
  await guest.waitForURL(/\/shared-team\/[\w-]{22}$/);
  await expectPage(guest).toHaveTitle(/^Shared fifteen/);
  const pitch = guest.getByRole('region', { name: /^Fifteen of/ });
  expect(await namesOn(pitch)).toEqual(fifteen);
  const points = /: (-?\d+) points?\./.exec(head.meta('og:description'))?.[1] ?? '';
  await expectPage(guest.getByRole('region', { name: 'Game bar' })).toContainText(points);
  await expectReachable(guest);

  await dialog.getByRole('button', { name: 'Stop sharing' }).press('Enter');
  await expectPage(dialog.getByText('The link does not work any more.').first()).toBeVisible();
  expect((await headOf(page, link)).status).toBe(404);
  expect([...troubles, ...guestsTroubles]).toEqual([]);
  await guest.reload();
  await expectPage(guest.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await expectPage(pitch).toHaveCount(0);
  await expectReachable(guest);
  await Promise.all([page.context().close(), guest.context().close()]);
});

it('the link of a league leads a user who registers on a phone to that league, and they join it [A-113, A-118, A-225]', async () => {
  const base = '/rugby-championship';
  const { page, troubles } = await visitAsUser(`${base}/leagues/create`, desktop, { site: game.site });
  await createLeague(page, []);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const facebook = await page.getByRole('link', { name: 'Facebook' }).getAttribute('href');
  const link = new URL(facebook ?? '').searchParams.get('u') ?? '';
  expect(new URL(link).pathname).toMatch(/^\/en\/fantasy\/trc\/league_invite\/[\w=-]+$/);
  expect((await headOf(page, link)).meta('og:title')).toBe(`Join ${name}`);

  const { page: guest, troubles: guestsTroubles } = await visit(new URL(link).pathname, phone, game.site);
  const logIn = guest.getByRole('dialog', { name: 'Log in' });
  await logIn.getByRole('button', { name: 'Create an account' }).press('Enter');
  await completeRegistration(guest, aUser());
  const join = guest.getByRole('dialog', { name });
  await expectPage(join).toContainText('Private');
  await expectReachable(guest);
  await join.getByRole('button', { name: 'Join', exact: true }).press('Enter');
  await guest.waitForURL(/\/rugby-championship\/league\/\d+\/table$/);
  await expectPage(guest.getByRole('heading', { level: 1 })).toHaveText(name);
  expect([...troubles, ...guestsTroubles].filter((trouble) => !trouble.includes('status of 401'))).toEqual([]);
  await Promise.all([page.context().close(), guest.context().close()]);
});

/** The names of the players on a pitch in the order of their places. */
async function namesOn(pitch: Locator): Promise<readonly string[]> {
  const cards = pitch.locator('[data-jersey]').getByRole('button', { name: /,/ });
  await expectPage(cards).toHaveCount(15);
  return Promise.all((await cards.all()).map(nameOnTheCard));
}

/** The address of this shape that can be read there. */
async function linkIn(place: Page | Locator, shape: RegExp): Promise<string> {
  return shape.exec((await place.getByText(shape).first().textContent()) ?? '')?.[0] ?? '';
}

/** What an app that previews links reads from the page behind an address. */
async function headOf(page: Page, link: string) {
  const answer = await page.request.get(link);
  const html = await answer.text();
  const meta = (name: string) => new RegExp(`<meta\\s+(?:name|property)="${name}"\\s+content="([^"]*)"`).exec(html)?.[1] ?? '';
  return { status: answer.status(), meta };
}
