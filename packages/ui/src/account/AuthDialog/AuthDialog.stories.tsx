import { countriesFile } from '@rugby/domain/contract/geo/countries';
import { logIn } from '@rugby/domain/contract/account/user';
import { squadsFile } from '@rugby/domain/contract/squads';
import { editions } from '@rugby/domain/editions';
import { failed } from '@rugby/mocks/handlers/states';
import { betweenRounds, inEdition } from '@rugby/mocks/scenarios/scenarios';
import { useState } from 'react';
import { expect, fn, screen, userEvent as user, waitFor } from 'storybook/test';
import { refusalOf, sendingOf } from '../../../../../.storybook/network/callState.ts';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { filledIn, optionsOf, squadOptionsOf } from './sampleAnswers.ts';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { AuthDialog, type AuthSection } from './AuthDialog.tsx';

const login: AuthSection = 'login';
const done: FormOutcome = { ok: true };
const never = new Promise<FormOutcome>(() => {});

const meta = preview.meta({
  component: AuthDialog,
  args: {
    edition: editions.srp,
    section: login,
    now: '2026-03-25T04:47:28Z',
    countries: fromNetwork(betweenRounds, async (network) => optionsOf(valueOrThrow(await network.fetch(countriesFile)))),
    squads: fromNetwork(inEdition(editions.srp, betweenRounds), async (network) =>
      squadOptionsOf(editions.srp, valueOrThrow(await network.fetch(squadsFile))),
    ),
    termsHref: '#terms',
    worksUntil: '20:14',
    contactHref: '#contact',
    onSectionChange: fn(),
    onLogIn: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onForgotPassword: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onResetPassword: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onRegister: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onCheckEmail: () => Promise.resolve(undefined),
    onCheckDisplayName: () => Promise.resolve(undefined),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
  render: function Switched(args) {
    const [section, setSection] = useState(args.section);
    return <AuthDialog {...args} section={section} onSectionChange={setSection} />;
  },
});

export const Login = meta.story({});

export const LoginAgain = meta.story({
  args: {
    reason: 'Your session has ended. Log in to go on where you are: your changes are kept on this device.',
  },
});

/** After the link of a league, whose name may be long. */
export const LoginToJoinALeague = meta.story({
  args: { leagueName: 'W'.repeat(40) },
  parameters: { picture: { disable: true } },
  play: async () => {
    await screen.findByText(/^Log in or create an account to join the league W+\.$/);
    expectNothingCut();
  },
});

export const LoginRefused = meta.story({
  args: {
    onLogIn: fromNetwork(
      betweenRounds,
      refusalOf((network) => network.send(logIn, { body: { email: 'mere@example.org', password: 'Scrum4half!' } })),
    ),
  },
  play: async ({ args, step }) => {
    await type({ Email: 'mereana.k@example.co.nz', Password: 'Scrum4half!' });
    await user.keyboard('{Enter}');
    await step('the error of the form is shown inline, and no value is lost [A-079, A-080]', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
      await expect(screen.getByLabelText(/^Password/)).toHaveValue('Scrum4half!');
      await expect(args.onLogIn).toHaveBeenCalledWith({ email: 'mereana.k@example.co.nz', password: 'Scrum4half!' });
      await expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
      await expect(screen.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
    });
  },
});

/** It looks like the story with a wrong password. */
export const LoginUnavailable = meta.story({
  args: {
    onLogIn: fromNetwork(
      betweenRounds,
      sendingOf((network) => network.send(logIn, { body: { email: filledIn.email, password: filledIn.password } })),
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
  play: async ({ args }) => {
    await type({ Email: 'mereana' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
    await expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Please provide a valid email address');
    await expect(args.onLogIn).not.toHaveBeenCalled();
  },
});

/** The address is not asked for twice. */
export const LoginForgotten = meta.story({
  name: 'The login leads to the request for a link, with the address [A-168]',
  parameters: { picture: { disable: true } },
  play: async () => {
    await type({ Email: 'mereana.k@example.co.nz' });
    await user.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible();
    await expect(screen.getByLabelText(/^Email/)).toHaveValue('mereana.k@example.co.nz');
  },
});

export const LoginPending = meta.story({
  args: { onLogIn: fn(() => never) },
  play: async () => {
    await type({ Email: 'mereana.k@example.co.nz', Password: 'Scrum4half!' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /Logging in/ })).toBeVisible());
  },
});

export const PseudoLocale = Login.extend(inPseudoLocale);

export const At320 = Login.extend(at320);

export const At200Percent = Login.extend(at200Percent);

/** Types into the named fields; the last one keeps the focus. */
async function type(answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await user.click(await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' }));
    if (answer !== '') await user.paste(answer);
  }
}
