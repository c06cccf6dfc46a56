import { countriesFile } from '@rugby/domain/contract/countries';
import { squadsFile } from '@rugby/domain/contract/squads';
import { checkDisplayName, logIn, register } from '@rugby/domain/contract/user';
import { editions } from '@rugby/domain/editions';
import { failed } from '@rugby/mocks/handlers/states';
import { betweenRounds, inEdition } from '@rugby/mocks/scenarios/scenarios';
import { useState } from 'react';
import { expect, fn, screen, userEvent as user, waitFor } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { answeredBy, type StoryNetwork } from '../../../../../.storybook/storyNetwork.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { filledIn, optionsOf, outcomeOf } from './sampleAnswers.ts';
import { AuthDialog, type AuthSection, type FormOutcome } from './AuthDialog.tsx';

const registration: AuthSection = 'registration';
const done: FormOutcome = { ok: true };
const never = new Promise<FormOutcome>(() => {});

const meta = preview.meta({
  component: AuthDialog,
  args: {
    edition: editions.srp,
    section: registration,
    now: '2026-03-25T04:47:28Z',
    countries: fromNetwork(betweenRounds, async (network) => optionsOf(answeredBy(await network.fetch(countriesFile)))),
    squads: fromNetwork(inEdition(editions.srp, betweenRounds), squadsIn),
    termsHref: '#terms',
    onSectionChange: fn(),
    onLogIn: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onRegister: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onCheckEmail: fn((): Promise<string | undefined> => Promise.resolve(undefined)),
    onCheckDisplayName: fn((): Promise<string | undefined> => Promise.resolve(undefined)),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
  render: function Switched(args) {
    const [section, setSection] = useState(args.section);
    return <AuthDialog {...args} section={section} onSectionChange={setSection} />;
  },
});

export const Login = meta.story({ args: { section: 'login' } });

export const LoginAgain = meta.story({
  args: {
    section: 'login',
    reason: 'Your session has ended. Log in to go on where you are: your changes are kept on this device.',
  },
});

export const LoginRefused = meta.story({
  args: {
    section: 'login',
    onLogIn: fromNetwork(betweenRounds, async (network) => {
      const body = { email: 'mere@example.org', password: 'Scrum4half!' };
      return answering(outcomeOf(await network.send(logIn, { body })));
    }),
  },
  play: async ({ args, step }) => {
    await type({ Email: 'mereana.k@example.co.nz', Password: 'Scrum4half!' });
    await user.keyboard('{Enter}');
    await step('the error of the form is shown inline, and no value is lost [A-080]', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
      await expect(screen.getByLabelText(/^Password/)).toHaveValue('Scrum4half!');
      await expect(args.onLogIn).toHaveBeenCalledWith({ email: 'mereana.k@example.co.nz', password: 'Scrum4half!' });
    });
  },
});

/** It looks like the story with a wrong password. */
export const LoginUnavailable = meta.story({
  args: {
    section: 'login',
    onLogIn: fromNetwork(
      betweenRounds,
      async (network) =>
        answering(outcomeOf(await network.send(logIn, { body: { email: filledIn.email, password: filledIn.password } }))),
      ...failed(logIn, 503),
    ),
  },
  parameters: { picture: { disable: true } },
  play: async () => {
    await type({ Email: filledIn.email, Password: filledIn.password });
    await user.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(sampleWords('common.errors.unavailable'));
  },
});

export const LoginUnfinished = meta.story({
  args: { section: 'login' },
  play: async ({ args }) => {
    await type({ Email: 'mereana' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
    await expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Please provide a valid email address');
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
});

export const LoginPending = meta.story({
  args: { section: 'login', onLogIn: fn(() => never) },
  play: async () => {
    await type({ Email: 'mereana.k@example.co.nz', Password: 'Scrum4half!' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Logging in/ })).toBeVisible());
  },
});

export const Registration = meta.story({
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Create account/ })).toBeDisabled();
  },
});

export const RegistrationOfTheChampionship = meta.story({
  args: { edition: editions.trc, squads: fromNetwork(inEdition(editions.trc, betweenRounds), squadsIn) },
});

export const WithErrors = meta.story({
  play: async ({ step }) => {
    await type({
      Email: 'mereana.k@example.co.nz',
      'Confirm email': 'mereana.k@example.com',
      Password: 'scrumhalf9',
      'Confirm password': 'scrumhalf9',
      'First name': '',
      'Last name': 'Kereopa',
    });
    await step('a visited field shows its error', async () => {
      await expect(screen.getByLabelText(/^Confirm email/)).toHaveAccessibleDescription('Emails do not match');
      await expect(screen.getByLabelText(/^First name/)).toHaveAccessibleDescription('Please provide your first name');
      await expect(screen.getByText('Fix the 3 fields to go on.')).toBeInTheDocument();
    });
    await step('an unvisited field does not', async () => expect(screen.getByLabelText(/^Display name/)).toBeValid());
    screen.getByRole('heading', { name: 'You' }).scrollIntoView();
  },
});

/** No picture: it looks like `WithErrors`. */
export const SubmittedByEnter = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, step }) => {
    await type({ Email: 'mereana.k@example.co.nz', 'Confirm email': 'mereana.k@example.com' });
    await user.keyboard('{Enter}');
    await step('every missing field shows its error, and the first has the focus', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('10 things to fix. Confirm email, password');
      await waitFor(() => expect(screen.getByLabelText(/^Confirm email/)).toHaveFocus());
    });
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
});

export const NameTakenWhileTyping = meta.story({
  args: {
    onCheckDisplayName: fromNetwork(betweenRounds, async (network) => {
      const { isAvailable } = answeredBy(await network.send(checkDisplayName, { body: { displayName: 'Mere K' } }));
      return answering(isAvailable ? undefined : sampleWords('auth.refusals.displayNameTaken'));
    }),
  },
  play: async ({ args }) => {
    await type({ 'Display name': '@Mereana' });
    await user.tab();
    await expect(args.onCheckDisplayName).toHaveBeenCalledWith('Mereana');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Display name/)).toHaveAccessibleDescription('This display name is already taken'),
    );
  },
});

export const RefusedByTheServer = meta.story({
  args: {
    onRegister: fromNetwork(betweenRounds, async (network) =>
      answering(outcomeOf(await network.send(register, { body: { ...filledIn, email: 'mere@example.org' } }))),
    ),
  },
  play: async ({ args, step }) => {
    await fillIn();
    await user.click(screen.getByRole('button', { name: /Create account/ }));
    await step('the values are sent once', async () => expect(args.onRegister).toHaveBeenCalledOnce());
    await step('the refused field has the focus, and no value is lost', async () => {
      await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
      await expect(screen.getByLabelText(/^Last name/)).toHaveValue('Kereopa');
    });
  },
});

export const Pending = meta.story({
  args: { onRegister: fn(() => never) },
  play: async () => {
    await fillIn();
    await user.click(screen.getByRole('button', { name: /Create account/ }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Creating/ })).toBeVisible());
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, step }) => {
    await fillIn();
    await step('the button is enabled when no field is missing [A-273]', async () => {
      await expect(screen.getByRole('button', { name: /Create account/ })).toBeEnabled();
    });
    await step('switching to the login and back keeps the values', async () => {
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
      await user.click(screen.getByRole('button', { name: 'Create an account' }));
      await expect(await screen.findByLabelText(/^Last name/)).toHaveValue('Kereopa');
    });
    await step('Enter in a field submits', async () => {
      screen.getByLabelText(/^Last name/).focus();
      await user.keyboard('{Enter}');
      await expect(args.onRegister).toHaveBeenCalledWith(
        expect.objectContaining({
          dob: '31/12/1990',
          gender: 'another',
          countryOfResidenceId: 242,
          supportedSquadId: 0,
          terms: true,
        }),
      );
    });
    await step('Escape closes', async () => {
      await user.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const PseudoLocale = Login.extend(inPseudoLocale);

export const At320 = Login.extend(at320);

export const At200Percent = Login.extend(at200Percent);

async function squadsIn(network: StoryNetwork) {
  return optionsOf(answeredBy(await network.fetch(squadsFile)));
}

/** A callback that answers what the network answered. */
function answering<Answer>(answer: Answer) {
  return fn(() => Promise.resolve(answer));
}

/** Types into the named fields; the last one keeps the focus. */
async function type(answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await user.click(await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' }));
    if (answer !== '') await user.paste(answer);
  }
}

async function choose(label: string, option: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: new RegExp(label) }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fillIn(): Promise<void> {
  await type({
    Email: 'mereana.k@example.co.nz',
    'Confirm email': 'mereana.k@example.co.nz',
    Password: 'Scrum4half!',
    'Confirm password': 'Scrum4half!',
    'First name': 'Mereana',
    'Last name': 'Kereopa',
    'Display name': 'Mereana',
    'Date of birth': '31121990',
  });
  await choose('Gender', 'Another gender');
  await type({ 'Country of residence': 'Fij' });
  await user.click(await screen.findByRole('option', { name: 'Fiji' }));
  await choose('Team you support', 'None');
  await user.click(screen.getByRole('checkbox', { name: /I accept/ }));
  clearAnnouncements();
}

/** react-aria keeps announcements for some seconds. They refer to options of a closed list, which axe reports. */
function clearAnnouncements(): void {
  document.querySelectorAll('[data-live-announcer] > *').forEach((log) => log.replaceChildren());
}
