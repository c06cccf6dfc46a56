import { requestPasswordReset, resetPassword } from '@rugby/domain/contract/account/passwordReset';
import { editions } from '@rugby/domain/editions';
import { tokenOfLink } from '@rugby/mocks/handlers/passwordReset';
import { failed, offline, refused } from '@rugby/mocks/handlers/states';
import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { useState } from 'react';
import { expect, fn, screen, userEvent as user, waitFor } from 'storybook/test';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { formOutcome, type FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { AuthDialog, type AuthSection } from './AuthDialog.tsx';

const done: FormOutcome = { ok: true };
const never = new Promise<FormOutcome>(() => {});
const section = (shown: AuthSection) => shown;

const meta = preview.meta({
  title: 'account/AuthDialog/Forgotten password',
  component: AuthDialog,
  args: {
    edition: editions.srp,
    section: section('forgot-password'),
    now: '2026-03-25T04:47:28Z',
    countries: [],
    squads: [],
    worksUntil: '20:14',
    contactHref: '#contact',
    onSectionChange: fn(),
    onLogIn: fn(answerLater(done)),
    onRegister: fn(answerLater(done)),
    onForgotPassword: fn(answerLater(done)),
    onResetPassword: fn(answerLater(done)),
    onCheckEmail: fn(() => Promise.resolve(undefined)),
    onCheckDisplayName: fn(() => Promise.resolve(undefined)),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
  render: function Switched(args) {
    const [shown, setShown] = useState(args.section);
    const notice = args.section === 'reset-password' ? { notice: sampleWords('auth.password.isSet') } : {};
    return <AuthDialog {...args} {...notice} section={shown} onSectionChange={setShown} />;
  },
});
const noPicture = { picture: { disable: true } } as const;

export const Forgot = meta.story({});

export const ForgotInvalid = meta.story({
  parameters: noPicture,
  play: async ({ args, step }) => {
    await step('without a valid address nothing is sent [A-282]', async () => {
      for (const typed of [{}, { Email: 'mereana' }]) {
        await type(typed);
        await press('Send the link');
        await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
        await expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Please provide a valid email address');
      }
      await expect(args.onForgotPassword).not.toHaveBeenCalled();
    });
  },
});

export const ForgotPending = meta.story({
  args: { onForgotPassword: fn(() => never) },
  play: async () => {
    await type({ Email: 'mereana.k@example.co.nz' });
    await press('Send the link');
    await waitFor(() => expect(screen.getByRole('button', { name: /Sending/ })).toBeVisible());
  },
});

export const ForgotTooOften = meta.story({
  args: {
    onForgotPassword: fromNetwork(
      betweenRounds,
      requestLink,
      ...refused(requestPasswordReset, 429, 'rate-limited', sampleWords('server.tooMany', { count: 15 })),
    ),
  },
  play: async () => {
    await type({ Email: 'mere@example.org' });
    await press('Send the link');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 15 minutes.');
    await expect(screen.getByLabelText(/^Email/)).toHaveValue('mere@example.org');
  },
});

export const ForgotUnavailable = meta.story({
  args: {
    onForgotPassword: fromNetwork(betweenRounds, requestLink, ...failed(requestPasswordReset, 503)),
  },
  parameters: noPicture,
  play: async () => {
    await type({ Email: 'mere@example.org' });
    await press('Send the link');
    await expect(await screen.findByRole('alert')).toHaveTextContent(sampleWords('common.errors.unavailable'));
  },
});

export const ForgotOffline = meta.story({
  args: {
    onForgotPassword: fromNetwork(betweenRounds, requestLink, ...offline(requestPasswordReset)),
  },
  parameters: noPicture,
  play: async () => {
    await type({ Email: 'mere@example.org' });
    await press('Send the link');
    await expect(await screen.findByRole('alert')).toHaveTextContent(sampleWords('common.errors.offline'));
  },
});

/** By keyboard from the request to the sentence about the mail, and back to another address. */
export const Sent = meta.story({
  play: async ({ args, step }) => {
    await type({ Email: ' mereana.k@example.co.nz ' });
    await press('Send the link');
    await step('the title and the text are those of the specification [A-082, A-083]', async () => {
      await expect(await screen.findByRole('dialog', { name: 'Email sent' })).toBeVisible();
      await expect(screen.getByRole('status')).toHaveTextContent(
        'A link has been sent to your email address to reset your password. If it was not received please contact us or try with a different email address.',
      );
      await expect(args.onForgotPassword).toHaveBeenCalledWith('mereana.k@example.co.nz');
    });
    await step('the address is masked, and the hour is named', async () => {
      await expect(screen.getByText('m•••••k@example.co.nz')).toBeVisible();
      await expect(screen.getByText('20:14, one hour, once')).toBeVisible();
    });
  },
});

export const DifferentAddress = meta.story({
  name: 'The sections follow each other: a mail is sent, another address is asked for, the login [A-168, A-169]',
  parameters: noPicture,
  play: async () => {
    await type({ Email: 'mereana.k@example.co.nz' });
    await press('Send the link');
    await user.click(await screen.findByRole('button', { name: 'Different address' }));
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
    await expect(screen.getByLabelText(/^Email/)).toHaveValue('mereana.k@example.co.nz');
    await user.click(screen.getByRole('button', { name: 'Back to log in' }));
    await expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  },
});

export const Reset = meta.story({ args: { section: section('reset-password') } });

export const ResetInvalid = meta.story({
  args: { section: section('reset-password') },
  play: async ({ args, step }) => {
    await type({ 'New password': 'scrumhalf9', 'Confirm password': 'scrumhalf8' });
    await press('Set new password');
    await step('both fields say what is wrong, and the first has the focus [A-281]', async () => {
      await waitFor(() => expect(screen.getByLabelText(/^New password/)).toHaveFocus());
      await expect(screen.getByText(sampleWords('auth.problems.password'))).toBeVisible();
      await expect(screen.getByText('Passwords do not match')).toBeVisible();
    });
    await expect(args.onResetPassword).not.toHaveBeenCalled();
  },
});

export const ResetWithDeadLink = meta.story({
  args: {
    section: section('reset-password'),
    onResetPassword: fromNetwork(betweenRounds, resetWith('an-old-token')),
  },
  play: async ({ step }) => {
    await step('the section of a link asks for a new password [A-168]', async () => {
      await expect(await screen.findByRole('dialog', { name: 'Choose a new password' })).toBeVisible();
    });
    await type({ 'New password': 'Line-out2', 'Confirm password': 'Line-out2' });
    await press('Set new password');
    await expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work any more');
    await user.click(screen.getByRole('button', { name: 'Get a new link' }));
    await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Back to log in' }));
  },
});

export const ResetPending = meta.story({
  args: { section: section('reset-password'), onResetPassword: fn(() => never) },
  parameters: noPicture,
  play: async () => {
    await type({ 'New password': 'Line-out2', 'Confirm password': 'Line-out2' });
    await press('Set new password');
    await waitFor(() => expect(screen.getByRole('button', { name: /Setting/ })).toBeVisible());
  },
});

/** The login follows, with the sentence of the specification. */
export const ResetDone = meta.story({
  args: {
    section: section('reset-password'),
    onResetPassword: fromNetwork(betweenRounds, resetWith(tokenOfLink)),
  },
  play: async ({ args, step }) => {
    await type({ 'New password': 'Line-out2', 'Confirm password': 'Line-out2' });
    await press('Set new password');
    await step('the password is sent with its confirmation [A-084]', async () => {
      await expect(args.onResetPassword).toHaveBeenCalledWith({ password: 'Line-out2', confirmPassword: 'Line-out2' });
    });
    await step('the banner is that of the specification [A-085]', async () => {
      await expect(await screen.findByRole('status')).toHaveTextContent(
        'Your new password is configured! Please login with your new password.',
      );
      await expect(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    });
  },
});

export const PseudoLocale = Forgot.extend(inPseudoLocale);

export const At320 = Forgot.extend(at320);

export const At200Percent = Forgot.extend(at200Percent);

/** Types into the named fields; the last one keeps the focus. */
async function type(answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await user.click(await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' }));
    await user.paste(answer);
  }
}

/** The press takes the focus out of the fields before the form goes: a field that goes with the focus makes React work while it works. */
async function press(name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name }));
}

/** A callback that answers what the network answers to a request for a link. */
async function requestLink(network: StoryNetwork) {
  const outcome = await network.send(requestPasswordReset, { body: { email: 'mere@example.org' } });
  return fn(answerLater(formOutcome(outcome, sampleWords)));
}

/** A callback that answers what the network answers to a new password with this token. */
function resetWith(token: string) {
  return async (network: StoryNetwork) =>
    fn(answerLater(formOutcome(await network.send(resetPassword, { body: { password: 'Line-out2', token } }), sampleWords)));
}
