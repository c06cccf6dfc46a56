import type { Page } from 'playwright';

let users = 0;

/** The answers of a new user to the registration form; each call is another user. */
export function aUser() {
  users += 1;
  const name = `${Date.now().toString(36)}${users}`;
  return { email: `user-${name}@example.org`, password: 'Scrum-half9x', displayName: `User ${name}` };
}

/** Registers through the dialog of the landing page and ends on my-team. */
export async function register(page: Page, user: ReturnType<typeof aUser>): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).click();
  const dialog = page.getByRole('dialog');
  const fields = { Email: user.email, 'Confirm email': user.email, Password: user.password, 'Confirm password': user.password };
  const names = { 'First name': 'Mere', 'Last name': 'Kahu', 'Display name': user.displayName, 'Date of birth': '31/12/1990' };
  for (const [label, answer] of Object.entries({ ...fields, ...names }))
    await dialog.getByLabel(label, { exact: true }).fill(answer);
  await dialog.getByRole('button', { name: /Gender/ }).click();
  await page.getByRole('option', { name: 'Female' }).click();
  await dialog.getByRole('combobox', { name: /Country/ }).click();
  await page.keyboard.type('New Zea');
  await page.getByRole('option', { name: 'New Zealand' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /Team you support/ }).click();
  await page.getByRole('option', { name: 'None' }).click();
  await dialog.getByText('I accept').click();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/my-team$/);
}

/** Logs in through the dialog that is open. */
export async function logIn(page: Page, { email, password }: ReturnType<typeof aUser>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
