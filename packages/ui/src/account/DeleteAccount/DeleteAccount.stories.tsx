import { deactivateAccount, getDeletionPreview } from '@rugby/domain/contract/account/account';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { failed, loading, refusedField, slow } from '@rugby/mocks/handlers/states';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sampleWords } from '../../words/sampleWords.ts';
import { fromNetwork, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import { deletionFrom } from '../../../../../.storybook/network/deletionFrom.ts';
import { failureOf } from '../../../../../.storybook/network/callState.ts';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { formOutcome, type FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { DeleteAccount } from './DeleteAccount.tsx';

const done: FormOutcome = { ok: true };

const meta = preview.meta({
  component: DeleteAccount,
  args: {
    preview: fromNetwork(historicRound, deletionFrom),
    onRetry: fn(),
    onDownload: fn((): Promise<string | undefined> => Promise.resolve(undefined)),
    onDelete: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onKeep: fn(),
  },
});

export const Default = meta.story({});

/** The account can be kept before a password is typed. */
export const Kept = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
  },
});

export const Loading = meta.story({
  args: { preview: fromNetwork(historicRound, deletionFrom, ...loading(getDeletionPreview)) },
});

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    preview: fromSlowNetwork(historicRound, deletionFrom, ...slow(getDeletionPreview, 100)),
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    await answerArrives({ loaded });
    await expect(await canvas.findByLabelText('Password, to be sure')).toBeVisible();
    await expect(canvas.queryByRole('status', { name: 'Loading' })).toBeNull();
  },
});

export const Failed = meta.story({
  args: {
    preview: fromNetwork(historicRound, deletionFrom, ...failed(getDeletionPreview, 503)),
    error: fromNetwork(
      historicRound,
      failureOf((network) => network.send(getDeletionPreview, {})),
      ...failed(getDeletionPreview, 503),
    ),
  },
});

export const Refused = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    onDelete: fromNetwork(
      historicRound,
      async (network) =>
        fn(answerLater(formOutcome(await network.send(deactivateAccount, { body: { password: 'wrong' } }), sampleWords))),
      ...refusedField(deactivateAccount, 'password', 'This is not your current password.'),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password, to be sure'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
    await expect(await canvas.findByText('This is not your current password.')).toBeVisible();
  },
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
