import type { Edition } from '@rugby/domain/editions';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { choose, fillIn, findDialog, press } from './onScreen.ts';

/** What the stories type into the fields of the account. */
export const account = {
  Email: 'mereana.k@example.co.nz',
  'Confirm email': 'mereana.k@example.co.nz',
  Password: 'Scrum4half!',
  'Confirm password': 'Scrum4half!',
  'First name': 'Mereana',
  'Last name': 'Kereopa',
};

/** From the first step of the registration to the second. */
export async function goToStep2(answers: Readonly<Record<string, string>> = account): Promise<void> {
  await findDialog('Create your account');
  await fillIn(answers);
  await press('Next');
  await findDialog('Your team and terms');
}

/** Fills in the second step but for its consents. Clubs are a list, countries are cards. */
export async function fillInProfile({ name = 'Mereana', squad = 'None' } = {}): Promise<void> {
  await fillIn({ 'Display name': name, 'Date of birth': '14021994' });
  await press(/Gender/);
  await choose('Prefer not to say');
  await fillIn({ 'Country of residence': 'New Zea' });
  await choose('New Zealand');
  const card = screen.queryByRole('radio', { name: squad });
  if (card !== null) return user.click(card);
  await press(/Supported squad/);
  await choose(squad);
}

/** The link of the open dialog leads to the terms of the edition. */
export async function expectTermsOf({ id }: Pick<Edition, 'id'>): Promise<void> {
  const terms = { srp: '/help/t%26c', trc: '/rugby-championship/help/t%26cs' };
  const link = within(await screen.findByRole('dialog')).getByRole('link', { name: /Terms/ });
  await expect(link).toHaveAttribute('href', terms[id]);
}

/** Accepts the terms. */
export async function accept(): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
  clearAnnouncements();
}

/** react-aria keeps announcements for some seconds. They refer to options of a closed list, which axe reports. */
export function clearAnnouncements(): void {
  document.querySelectorAll('[data-live-announcer] > *').forEach((log) => log.replaceChildren());
}
