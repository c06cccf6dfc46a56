import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { DeleteAccount } from './DeleteAccount.tsx';

const done: FormOutcome = { ok: true };

const meta = preview.meta({
  component: DeleteAccount,
  args: {
    preview: {
      goes: [
        {
          id: 'identity',
          title: 'Name, email, date of birth and avatar',
          text: 'At once, with your password and your notifications',
        },
        { id: 'sessions', title: '3 sessions', text: 'You are signed out on every device' },
      ],
      stays: [{ id: 'srp', title: 'Points in rounds that have started', text: '6 rounds, without your name' }],
    },
    onRetry: fn(),
    onDownload: fn((): Promise<string | undefined> => Promise.resolve(undefined)),
    onDelete: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onKeep: fn(),
  },
});

/** The account can be kept before a password is typed. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
  },
});

export const Loading = meta.story({ args: { preview: undefined } });

export const Failed = meta.story({
  args: { preview: undefined, error: 'The game is busy right now. Please try again in a moment.' },
});

export const LongNames = meta.story({
  args: {
    preview: {
      goes: [
        {
          id: 'srp',
          title: 'Tuipulotu-Fainga’anuku and the unstoppable forwards',
          text: 'Your lineup in Super Rugby Pacific Fantasy',
        },
      ],
      stays: [],
    },
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent, step }) => {
    await step('everything can be downloaded first', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Download everything first' })).toHaveFocus();
      await expect(args.onDownload).toHaveBeenCalledWith('json');
    });
    await step('the password comes first, then a confirmation, then the account is deleted [A-091, A-096]', async () => {
      await userEvent.tab();
      await userEvent.keyboard('Kererū-1990{Enter}');
      const dialog = await screen.findByRole('alertdialog');
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(args.onDelete).not.toHaveBeenCalled();
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.getByLabelText('Password, to be sure')).toHaveValue('Kererū-1990');
    });
    await step('the account is kept, and the password is forgotten', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
      await expect(canvas.getByLabelText('Password, to be sure')).toHaveValue('');
      await expect(args.onKeep).toHaveBeenCalledOnce();
    });
  },
});
