import { updateUser } from '@rugby/domain/contract/account/account';
import { aUser } from '@rugby/mocks/builders/user';
import { failed } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, userEvent as user, waitFor } from 'storybook/test';
import { refusalOf, sendingOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, type Scenario } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { userFrom } from '../../../../../.storybook/network/userFrom.ts';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { sampleWords } from '../../words/sampleWords.ts';
import { ChangePassword } from './ChangePassword.tsx';

const done: FormOutcome = { ok: true };
const change = { currentPassword: 'Kererū-1990', password: 'Fly-half10x', confirmPassword: 'Fly-half10x' };
const kahurangi: Scenario = (edition) => ({ ...historicRound(edition), user: aUser({ lastName: 'Kahurangi' }) });
const saveWithAnother = (network: StoryNetwork) =>
  network.send(updateUser, { body: { ...change, currentPassword: 'Kererū-1991' } });
const saveChange = (network: StoryNetwork) => network.send(updateUser, { body: change });

const meta = preview.meta({
  component: ChangePassword,
  args: {
    owner: fromNetwork(kahurangi, userFrom),
    onSave: fn((): Promise<FormOutcome> => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
});

export const Default = meta.story({});

export const NotEqual = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Fly-half10x');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Fly-half10y');
    await userEvent.tab();
    await step('both entries have to be equal [A-279, A-280]', async () => {
      await expect(await canvas.findByText('Passwords must match')).toBeVisible();
    });
  },
});

export const TooWeak = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'flyhalf10');
    await userEvent.tab();
    await step('a password that misses a rule has its sentence [A-250]', async () => {
      await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
        /Password must include 8 characters, including 1 upper case character, 1 number and 1 special character/,
      );
    });
  },
});

export const WithOwnName = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'Kahurangi-1990');
    await userEvent.tab();
    await step('it must not contain a name of its owner, as in the registration [A-275]', async () => {
      await expect(await canvas.findByText('Please choose a password without your name or email address')).toBeVisible();
    });
  },
});

/** A password manager fills in the current password of a form that the user has not touched. */
export const FilledInByTheBrowser = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent, step }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'Kererū-1990');
    await step('the current password alone is nothing to save, and nothing to lose [A-092]', async () => {
      await expect(canvas.getByText('Nothing changed.')).toBeVisible();
      await expect(args.onDirtyChange).not.toHaveBeenCalledWith(true);
    });
    await step('the password manager finds whose password it is', async () => {
      const form = canvas.getByLabelText('Current password').closest('form');
      await expect(form?.querySelector('[autocomplete="username"]')).toHaveValue(args.owner.email);
    });
  },
});

/** The world of the mocks knows the password, and it is another one. */
export const Refused = meta.story({
  args: { onSave: fromNetwork(kahurangi, refusalOf(saveWithAnother)) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, step }) => {
    await sendChange();
    await step('the sentence of the server stands at its field, and nothing typed is lost [A-350]', async () => {
      const current = canvas.getByLabelText('Current password');
      await waitFor(() => expect(current).toHaveAccessibleDescription(sampleWords('account.refusals.wrongPassword')));
      await expect(canvas.getByLabelText('New password')).toHaveValue(change.password);
    });
  },
});

export const Failed = meta.story({
  args: { onSave: fromNetwork(kahurangi, sendingOf(saveChange), ...failed(updateUser, 503)) },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await sendChange();
    await expect(await canvas.findByText(sampleWords('common.errors.unavailable'))).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args }) => {
    await sendChange();
    await expect(args.onSave).toHaveBeenCalledWith(change);
  },
});

/** Fills the form in and sends it by keyboard. */
async function sendChange(): Promise<void> {
  await user.type(screen.getByLabelText('Current password'), change.currentPassword);
  await user.type(screen.getByLabelText('New password'), change.password);
  await user.type(screen.getByLabelText('Confirm new password'), change.confirmPassword);
  await user.keyboard('{Enter}');
}
