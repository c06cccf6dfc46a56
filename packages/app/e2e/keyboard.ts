import type { Locator, Page } from 'playwright';
import { expectPage } from './browser.ts';
import { profile, type User } from './user.ts';

/** Moves the focus there by the Tab key alone: to one of the elements, where there are several. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let presses = 0; presses < mostTabs; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${mostTabs} presses of Tab do not lead to ${String(target)}.`);
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}

/** More than there are stops on any page. */
const mostTabs = 80;

/** Moves the focus to a control by the Tab key, and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Fills in the step of the registration that asks for the account, and stays in its last field. */
export async function typeAccount(page: Page, { email, password }: User): Promise<void> {
  const answers = { Email: email, 'Confirm email': email, Password: password, 'Confirm password': password };
  for (const [label, answer] of Object.entries({ ...answers, 'First name': profile.firstName, 'Last name': profile.lastName })) {
    await tabTo(page, page.getByRole('dialog').getByLabel(label, { exact: true }));
    await page.keyboard.type(answer);
  }
}

/** Fills in the step that asks for the profile, with its terms. */
export async function typeProfile(page: Page, { displayName }: User): Promise<void> {
  const { keyboard } = page;
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Display name', { exact: true }));
  await keyboard.type(displayName);
  await tabTo(page, dialog.getByLabel('Date of birth', { exact: true }));
  await keyboard.type(profile.dob.replaceAll('/', ''));
  await expectPage(dialog.getByText('Free')).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: /Gender/ }));
  await choose(page, 'F', 'Female');
  await tabTo(page, dialog.getByRole('combobox', { name: /Country/ }));
  await keyboard.type('New Zea');
  await page.getByRole('option', { name: 'New Zealand' }).waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await chooseNoSquad(page);
  await tabTo(page, dialog.getByRole('checkbox', { name: /I accept/ }));
  await keyboard.press('Space');
}

/** Clubs are a list, countries are cards. */
async function chooseNoSquad(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const cards = dialog.getByRole('radio');
  const list = dialog.getByRole('button', { name: /Supported squad/ });
  await cards.or(list).first().waitFor({ state: 'attached' });
  if ((await cards.count()) === 0) {
    await tabTo(page, list);
    await choose(page, 'End', 'None');
    return;
  }
  await tabTo(page, cards);
  await page.keyboard.press('ArrowUp');
  await expectPage(dialog.getByRole('radio', { name: 'None' })).toBeChecked();
}

/** Opens the list in focus and chooses by a key: the first letter, or one that moves the focus. */
async function choose(page: Page, key: string, option: string): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: option }).waitFor();
  await page.keyboard.press(key);
  await expectPage(page.getByRole('option', { name: option })).toBeFocused();
  await page.keyboard.press('Enter');
}
