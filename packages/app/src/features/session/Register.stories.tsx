import { register as createAccount } from '@rugby/domain/contract/account/user';
import { squadsFile } from '@rugby/domain/contract/squads';
import { failedWhile, refused } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import {
  expectGone,
  expectNoDialog,
  expectPitch,
  expectShown,
  fillIn,
  findDialog,
  press,
} from '../../../../../.storybook/plays/onScreen.ts';
import { accept, expectTermsOf, fillInProfile, goToStep2 } from '../../../../../.storybook/plays/registrationOnScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { showPassingFault } from '../../../../../.storybook/network/showPassingFault.ts';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';
import { LazyAuthOverlay } from './LazyAuthOverlay.ts';

const meta = preview.meta({
  title: 'Flows/Register',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

const answers = {
  Email: 'ana@example.org',
  'Confirm email': 'ana@example.org',
  Password: 'Scrum4half!',
  'Confirm password': 'Scrum4half!',
  'First name': 'Ana',
  'Last name': 'Waka',
};

/** From the landing page to the first look at the players. */
export const NewAccount = meta.story({
  ...showRoute('/', { world: betweenRounds }),
  play: async ({ step, globals }) => {
    await press('Play now');
    await findDialog('Create your account');
    await step('fill in the form', () => register(answers));
    await step('the terms are those of the edition [G-007]', () => expectTermsOf(storyEdition(globals)));
    await press('Create account');
    await step('arrive at the team page [A-002, A-053]', async () => {
      await findDialog('The players are here');
      await expectPitch();
    });
  },
});

const noSquads = showPassingFault('/', { world: betweenRounds }, (isThere) => failedWhile(isThere, squadsFile, 503));

/** Squads that could not be loaded are no reason to choose none: they can be loaded again. */
export const SquadsMissing = meta.story({
  ...noSquads.route,
  play: async ({ globals }) => {
    await press('Play now');
    await goToStep2();
    await expectShown('The squads could not be loaded.');
    noSquads.end();
    await press('Try again');
    await expectGone('The squads could not be loaded.');
    await fillInProfile({ squad: { srp: 'Hurricanes', trc: 'New Zealand' }[storyEdition(globals).id] });
  },
});

/** A dialog that is closed by mistake costs nothing: it opens at the same step with the same answers, until a user was signed in. */
export const ClosedByMistake = meta.story({
  ...showRoute('/', { world: betweenRounds }),
  play: async ({ step }) => {
    await press('Play now');
    await register(answers);
    await step('Escape closes', async () => {
      await userEvent.keyboard('{Escape}');
      await expectGone('Your team and terms');
    });
    await step('the second step opens as it was left', async () => {
      await press('Play now');
      await findDialog('Your team and terms');
      await expect(screen.getByLabelText(/^Display name/)).toHaveValue('Ana W');
      await expect(screen.getByRole('checkbox', { name: /I accept/ })).toBeChecked();
      await press('Back');
      await expect(await screen.findByLabelText(/^Email/)).toHaveValue(answers.Email);
    });
    await step('also from the login, and with Close', async () => {
      await press('Close', await findDialog('Create your account'));
      await expectGone('Create your account');
      await press('Log in');
      await press('Create an account', await findDialog('Log in'));
      await findDialog('Create your account');
      await expect(screen.getByLabelText(/^Last name/)).toHaveValue(answers['Last name']);
    });
    await step('it is sent, and forgotten then', async () => {
      await press('Next');
      await findDialog('Your team and terms');
      await press('Create account');
      await findDialog('The players are here');
    });
  },
});

/** The server refuses an address that has an account, at its field. */
export const TakenEmail = meta.story({
  ...showRoute('/', { world: betweenRounds }),
  play: async () => {
    await press('Play now');
    await findDialog('Create your account');
    await fillIn({ ...answers, Email: 'mere@example.org', 'Confirm email': 'mere@example.org' });
    await expectShown('There is already an account with this email address');
  },
});

/** The server alone knows which words display names may not contain. It refuses one while the form is filled in. */
export const BannedName = meta.story({
  ...showRoute('/', { world: betweenRounds }),
  play: async () => {
    await press('Play now');
    await goToStep2(answers);
    await fillIn({ 'Display name': 'The dunce', 'Date of birth': '14021994' });
    await expectShown('This name contains a word that is not allowed here. Please choose another.');
  },
});

/** The server refuses the account for a reason that belongs to no field. */
export const Refused = meta.story({
  ...showRoute('/', {
    world: betweenRounds,
    network: refused(createAccount, 403, 'forbidden', 'The game cannot be played from your country.'),
  }),
  play: async ({ step }) => {
    await press('Play now');
    await findDialog('Create your account');
    await register(answers);
    await press('Create account');
    await step('the reason stands above the form [A-350]', () => expectShown('The game cannot be played from your country.'));
  },
});

/** The browser stores no cookies, and a session needs one: nothing is sent, because the user would be signed out at once. */
export const WithoutCookies = meta.story({
  ...showRoute('/', { world: betweenRounds }),
  play: async ({ step }) => {
    await press('Play now');
    await findDialog('Create your account');
    await register(answers);
    const cookieEnabled = spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await press('Create account');
    await step('the reason stands above the form, and no account was created [A-350]', async () => {
      await expectShown(/does not store cookies/);
      await findDialog('Your team and terms');
    });
    await press('Back');
    await press('Log in', await findDialog('Create your account'));
    await findDialog('Log in');
    await fillIn({ Email: 'mere@example.org', Password: 'Kererū-1990' });
    await press('Log in', await findDialog('Log in'));
    await step('nor is a user logged in', () => expectShown(/does not store cookies/));
    cookieEnabled.mockRestore();
  },
});

/** Out, and in again: a wrong password is refused, the right one leads to the team. */
export const LogOutAndIn = meta.story({
  ...showRoute('/leagues', { world: historicRound }),
  play: async ({ step }) => {
    await expectShown('Thursday Night Tackles');
    await step('logging out asks for no login [A-033]', async () => {
      await LazyAuthOverlay.load();
      await press(/account of/);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
      await expectShown('Play now');
      await expectNoDialog();
    });
    await step('a wrong password is refused above the fields of the login [A-251, A-350]', async () => {
      await press('Log in');
      await findDialog('Log in');
      await fillIn({ Email: 'mere@example.org', Password: 'Wrong-one9x' });
      await press('Log in', await findDialog('Log in'));
      await expectShown('Incorrect password. Please try again.');
    });
    await step('log in, which leads to the team and not to the page that was left on purpose [A-033, A-051, A-053]', async () => {
      await userEvent.clear(screen.getByLabelText(/^Password/, { selector: 'input' }));
      await fillIn({ Password: 'Kererū-1990' });
      await press('Log in', await findDialog('Log in'));
      await expectPitch();
    });
  },
});

export const LogInWhereAsked = meta.story({
  name: 'The page that asked for the login opens after it [A-014, A-032, A-051]',
  ...showRoute('/leagues', { world: (edition) => ({ ...historicRound(edition), user: null }) }),
  play: async () => {
    await findDialog('Log in');
    await fillIn({ Email: 'mere@example.org', Password: 'Kererū-1990' });
    await press('Log in', await findDialog('Log in'));
    await expectShown('Thursday Night Tackles');
  },
});

async function register(answers: Readonly<Record<string, string>>): Promise<void> {
  await goToStep2(answers);
  await fillInProfile({ name: 'Ana W' });
  await accept();
}
