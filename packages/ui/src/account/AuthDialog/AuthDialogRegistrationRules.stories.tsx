import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { expect, fn, screen, userEvent as user, waitFor } from 'storybook/test';
import { expectShown, fillIn, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { registrationArgs } from '../../../../../.storybook/plays/registrationArgs.ts';
import {
  accept,
  account,
  clearAnnouncements,
  fillInProfile,
  goToStep2,
} from '../../../../../.storybook/plays/registrationOnScreen.ts';
import { AuthDialog, type CheckedAnswer } from './AuthDialog.tsx';
import { filledIn } from './sampleAnswers.ts';

const meta = preview.meta({
  title: 'account/AuthDialog/Rules of the registration',
  component: AuthDialog,
  args: registrationArgs,
  parameters: { frame: 'bleed', picture: { disable: true } },
});

export const PasswordsDiffer = meta.story({
  play: async ({ step }) => {
    await fillIn({ ...account, 'Confirm password': 'Scrum4half?' });
    await user.tab();
    await step('the password is typed twice, the same both times [A-255, A-256]', async () => {
      const field = screen.getByLabelText(/^Confirm password/, { selector: 'input' });
      await expect(field).toHaveAccessibleDescription('Passwords do not match');
      await expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    });
  },
});

export const GenderMissing = meta.story({
  play: async ({ step }) => {
    await goToStep2();
    screen.getByRole('button', { name: /Gender/ }).focus();
    await user.tab();
    await step('the field says that it is missing [A-265]', async () => {
      const field = screen.getByRole('button', { name: /Gender/ });
      await waitFor(() => expect(field).toHaveAccessibleDescription('Please provide your gender'));
    });
  },
});

export const PendingSentOnce = meta.story({
  args: { onRegister: fn(() => new Promise<FormOutcome>(() => {})) },
  play: async ({ args, step }) => {
    await goToStep2();
    await fillInProfile();
    await accept();
    await press('Create account');
    await step('while the account is created, it cannot be sent again [A-273]', async () => {
      const button = await screen.findByRole('button', { name: /Creating/ });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await user.click(button);
      screen.getByLabelText(/^Display name/).focus();
      await user.keyboard('{Enter}');
      await expect(args.onRegister).toHaveBeenCalledOnce();
    });
  },
});

/** Back and forth, and to the login and back: nothing is lost. */
export const BackWithoutLoss = meta.story({
  play: async ({ step }) => {
    await goToStep2();
    await fillInProfile();
    await step('back: the account is still there, and the focus is in its first field [A-064]', async () => {
      await press('Back');
      await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
      await expect(screen.getByLabelText(/^Last name/)).toHaveValue('Kereopa');
      await expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveValue(filledIn.password);
    });
    await step('forth: so is the profile [A-068, A-071]', async () => {
      await press('Next');
      await waitFor(() => expect(screen.getByLabelText(/^Display name/)).toHaveFocus());
      await expect(screen.getByLabelText(/^Display name/)).toHaveValue('Mereana');
      await expect(screen.getByLabelText(/^Date of birth/)).toHaveValue('14/02/1994');
    });
    clearAnnouncements();
  },
});

/** A display name typed in the second step is a part of the password of the first. */
export const LaterAnswerSpoilsTheFirstStep = meta.story({
  play: async ({ args }) => {
    await goToStep2({ ...account, Password: 'Dropgoal-9', 'Confirm password': 'Dropgoal-9' });
    await fillInProfile({ name: 'Dropgoal' });
    await accept();
    await press('Create account');
    await waitFor(() => expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveFocus());
    await expectShown('Please choose a password without your name or email address');
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
});

/** The check of the address fails: the form goes on, and registering asks again. */
export const CheckFails = meta.story({
  args: { onCheckEmail: fn((): Promise<CheckedAnswer> => Promise.resolve(undefined)) },
  play: async ({ args, step }) => {
    await step('a failed check does not block the step [A-075, A-078]', () => goToStep2());
    await expect(args.onCheckEmail).toHaveBeenCalledWith(filledIn.email);
  },
});
