import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, expectPage, expectReachable, phone, useBrowser, visit } from './browser.ts';
import { useGame } from './game.ts';
import { handOverAndLeave } from './league.ts';
import { aUser, logIn, visitAsUser, registerElsewhere } from './user.ts';

useBrowser();

const game = useGame();

describe.each([
  ['', desktop],
  ['/rugby-championship', phone],
] as const)('a league in the edition at "%s"', (base, viewport) => {
  it('is created, joined by the mailed link, handed over, left and has members removed, by keyboard [A-104, A-226, A-227]', async () => {
    const [manager, guest] = [aUser(), aUser()];
    const { page, troubles } = await visitAsUser(`${base}/leagues`, viewport, { site: game.site, user: manager });
    await registerElsewhere(new URL(`${base}/`, game.site), guest);

    const name = `Touch ${Date.now().toString(36)}`;
    await createLeague(page, name);
    await page.getByLabel('Email addresses').fill(`${guest.email}, not-an-address`);
    await page.keyboard.press('Enter');
    await expectPage(page.getByText('not-an-address is not an email address. Nothing was sent.')).toBeVisible();
    // Backspace takes the last address back into the field.
    await page.getByLabel('Email addresses').press('Backspace');
    await expectPage(page.getByLabel('Email addresses')).toHaveValue('not-an-address');
    await page.getByLabel('Email addresses').fill('');
    await page.keyboard.press('Enter');
    await expectPage(page.getByText('Your invites have been sent')).toBeVisible();
    await expectReachable(page);

    const mail = await game.mailTo(guest.email);
    const link = new URL(/http\S+\/leagues\/join\/\w+/.exec(mail)?.[0] ?? '');
    expect(link.pathname.startsWith(`${base}/leagues/join/`)).toBe(true);
    const { page: other, troubles: othersTroubles } = await visit(link.pathname, viewport, game.site);
    await logIn(other, guest);
    const dialog = other.getByRole('dialog', { name });
    await expectPage(dialog).toContainText(manager.displayName);
    await expectReachable(other);
    await dialog.getByRole('button', { name: 'Join' }).press('Enter');
    await other.waitForURL(/\/league\/\d+\/table$/);
    await expectPage(other.getByRole('heading', { level: 1, name })).toBeFocused();
    const manage = other.url().replace(/table$/, 'manage');
    // The league has taken the place of the join page in the history.
    await other.goBack();
    await other.waitForURL((url) => !url.pathname.includes('/league/'));
    expect(other.url()).not.toContain('/leagues/join/');

    await page.reload();
    await handOverAndLeave(page, other, { guest: guest.displayName, manage });
    await expectPage(other.getByText(`You have left ${name}`)).toBeVisible();
    await expectReachable(other);
    expect([...troubles, ...othersTroubles].filter((trouble) => !/status of 40[14]/.test(trouble))).toEqual([]);
  });
});

/** From the list of leagues to the manage tab of a new one. */
async function createLeague(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Create league' }).press('Enter');
  await page.getByLabel('Name').fill(name);
  await expectReachable(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/league\/\d+\/manage$/);
  const message = page.getByText(`Your league ${name} has been created successfully`);
  await expectPage(message).toBeVisible();
  // The focus does not wait until the message has gone.
  await expectPage(page.getByRole('heading', { level: 1, name })).toBeFocused();
  expect(await message.isVisible()).toBe(true);
}

it('sent invites are confirmed on the button for 2 seconds, and by a message for 5 [A-121]', async () => {
  const { page } = await visitAsUser('/leagues', desktop, { site: game.site });
  await createLeague(page, `Tries ${Date.now().toString(36)}`);
  await expectPage(page.getByLabel('Email addresses')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByLabel('Email addresses').fill(aUser().email);
  await page.getByRole('button', { name: 'Send 1 invite' }).click();
  const message = page.getByText('Your invites have been sent');
  const sent = page.getByRole('button', { name: 'Sent', exact: true });
  await expectPage(message).toBeVisible();
  await expectPage(sent).toBeVisible();
  await page.clock.runFor(1900);
  await expectPage(sent).toBeVisible();
  await page.clock.runFor(200);
  await expectPage(sent).toHaveCount(0);
  await page.clock.runFor(2800);
  await expectPage(message).toBeVisible();
  await page.clock.runFor(200);
  await expectPage(message).toHaveCount(0);
  await page.context().close();
});

it('the link of a league of the other edition leads there from the field for codes', async () => {
  const { page } = await visitAsUser('/leagues/join', desktop, { site: game.site });
  const path = '/rugby-championship/leagues/join/K7QTX4BD';
  await page.getByLabel('Code of the league').fill(`Join us: ${new URL(path, game.site).href}`);
  await page.keyboard.press('Enter');
  await expectPage(page).toHaveURL(new URL(path, game.site).href);
  await page.context().close();
});

it('a deleted league leads to the list of leagues, whose heading has the focus [A-125]', async () => {
  const { page } = await visitAsUser('/leagues', desktop, { site: game.site });
  await createLeague(page, `Scrum ${Date.now().toString(36)}`);
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  await page.getByRole('button', { name: 'Delete league' }).press('Enter');
  await page.getByRole('button', { name: 'Yes, Delete' }).press('Enter');
  await expectPage(page.getByRole('heading', { level: 1, name: 'My Leagues' })).toBeFocused();
  await page.context().close();
});
