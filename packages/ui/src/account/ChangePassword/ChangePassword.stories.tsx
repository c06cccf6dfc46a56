import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { FormOutcome } from '../AuthDialog/authForm.ts';
import { ChangePassword } from './ChangePassword.tsx';

const done: FormOutcome = { ok: true };

const meta = preview.meta({
  component: ChangePassword,
  args: { onSave: fn((): Promise<FormOutcome> => Promise.resolve(done)), onDirtyChange: fn() },
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
