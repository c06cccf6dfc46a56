import { editionOfPath } from '@rugby/domain/editions';
import { type APIRequestContext, type Page, request } from 'playwright';
import { expect, inject } from 'vitest';
import { desktop, expectPage, visit, type VisitSettings } from './browser.ts';

let users = 0;

/** The answers of a new user to the registration form; each call is another user. */
export function aUser() {
  users += 1;
  const name = `${Date.now().toString(36)}${users}`;
  return { email: `user-${name}@example.org`, password: 'Scrum-half9x', displayName: `User ${name}` };
}

export type User = ReturnType<typeof aUser>;

export interface UserVisit extends VisitSettings {
  /** Where the game runs. */
  readonly site?: string;
  readonly user?: User;
}

/** Visits a page of the game as a new user of its edition, who has registered by the call that the form sends. The form has tests of its own. */
export function visitAsUser(
  path: string,
  viewport = desktop,
  { site = inject('site'), user = aUser(), prepare, ...settings }: UserVisit = {},
) {
  return visit(path, viewport, site, {
    ...settings,
    prepare: async (context) => {
      await sendRegistration(context.request, new URL(path, site), user);
      await prepare?.(context);
    },
  });
}

/** Registers a user in the edition of an address, and opens no page. */
export async function registerElsewhere(address: URL, user: User): Promise<void> {
  const client = await request.newContext();
  await sendRegistration(client, address, user);
  await client.dispose();
}

/** Registers in the same way from a page that is open, in its edition, and ends on my-team. */
export async function signUp(page: Page, user: User): Promise<void> {
  const address = new URL(page.url());
  await sendRegistration(page.request, address, user);
  await page.goto(`${address.origin}${editionOfPath(address.pathname).basePath}/my-team`);
}

/** Registers by the call that the form sends, in the edition of an address. */
export async function sendRegistration(client: APIRequestContext, { origin, pathname }: URL, user: User): Promise<void> {
  const call = ['user', 'register', editionOfPath(pathname).apiSuffix].filter((part) => part !== '').join('/');
  const answer = await client.post(`${origin}/api/en/${call}`, { data: { ...user, ...profile } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What every new user answers about themself. */
export const profile = {
  firstName: 'Mere',
  lastName: 'Kahu',
  dob: '31/12/1990',
  gender: 'female',
  countryOfResidenceId: 554,
  supportedSquadId: 0,
  terms: true,
};

/** Registers through the dialog of the landing page and ends on my-team. */
export async function register(page: Page, user: User): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).click();
  await completeRegistration(page, user);
  await page.waitForURL(/\/my-team$/);
}

/** Fills in both steps of the registration that is open, and sends it. */
export async function completeRegistration(page: Page, user: User): Promise<void> {
  const dialog = page.getByRole('dialog');
  await fillInAccount(page, user);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await fillInProfile(page, user);
  await acceptTerms(page);
  await dialog.getByRole('button', { name: 'Create account' }).click();
}

/** Fills in the step of the registration that asks for the account. */
export async function fillInAccount(page: Page, { email, password }: User): Promise<void> {
  const answers = { Email: email, 'Confirm email': email, Password: password, 'Confirm password': password };
  for (const [label, answer] of Object.entries({ ...answers, 'First name': profile.firstName, 'Last name': profile.lastName }))
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(answer);
}

/** Fills in the step that asks for the profile, but for its terms. */
export async function fillInProfile(page: Page, { displayName }: User): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Display name', { exact: true }).fill(displayName);
  await dialog.getByLabel('Date of birth', { exact: true }).fill(profile.dob);
  await dialog.getByRole('button', { name: /Gender/ }).click();
  await page.getByRole('option', { name: 'Female' }).click();
  await dialog.getByRole('combobox', { name: /Country/ }).click();
  await page.keyboard.type('New Zea');
  await page.getByRole('option', { name: 'New Zealand' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await chooseNoSquad(page);
}

/** Presses the start of the sentence: a link to the terms follows. */
export async function acceptTerms(page: Page): Promise<void> {
  const start = { x: 5, y: 5 };
  await page.getByRole('dialog').getByText('I accept').click({ position: start });
}

/** Logs in through the dialog that is open. */
export async function logIn(page: Page, { email, password }: User): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Clubs are a list, countries are cards. */
async function chooseNoSquad(page: Page): Promise<void> {
  const card = page.getByRole('dialog').getByRole('radio', { name: 'None' });
  const list = page.getByRole('dialog').getByRole('button', { name: /Supported squad/ });
  await card.or(list).waitFor({ state: 'attached' });
  if ((await card.count()) > 0) {
    await card.press('Space');
    await expectPage(card).toBeChecked();
    return;
  }
  await list.click();
  await page.getByRole('option', { name: 'None' }).click();
}
