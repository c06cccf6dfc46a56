import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { FormOutcome } from '@rugby/domain/i18n/formOutcome';
import { ChangePassword } from './ChangePassword.tsx';

const done: FormOutcome = { ok: true };
const owner = { email: 'mere@example.org', firstName: 'Mere', lastName: 'Kahurangi', displayName: 'Mere K' };

const meta = preview.meta({
  component: ChangePassword,
  args: { owner, onSave: fn((): Promise<FormOutcome> => Promise.resolve(done)), onDirtyChange: fn() },
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
      await expect(form?.querySelector('[autocomplete="username"]')).toHaveValue(owner.email);
    });
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ canvas, args, userEvent }) => {
    const change = { currentPassword: 'Kererū-1990', password: 'Fly-half10x', confirmPassword: 'Fly-half10x' };
    await userEvent.type(canvas.getByLabelText('Current password'), change.currentPassword);
    await userEvent.type(canvas.getByLabelText('New password'), change.password);
    await userEvent.type(canvas.getByLabelText('Confirm new password'), change.confirmPassword);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(change);
  },
});
