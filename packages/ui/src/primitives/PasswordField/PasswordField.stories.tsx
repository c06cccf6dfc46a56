import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PasswordField, type PasswordCheck } from './PasswordField.tsx';

const rules: readonly PasswordCheck[] = [
  { id: 'length', label: '8 to 128 characters', isMet: true },
  { id: 'lower', label: 'A lower case letter', isMet: true },
  { id: 'upper', label: 'An upper case letter', isMet: false },
  { id: 'digit', label: 'A number', isMet: true },
  { id: 'special', label: 'A special character', isMet: false },
];

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'scrum4half', onChange: fn() },
});

export const Default = meta.story({});

export const NewPassword = meta.story({
  args: { rules },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/A number met.*A special character missing/);
  },
});

export const Wrong = meta.story({
  args: {
    rules,
    error: 'Password must include 8 characters, including 1 upper case character, 1 number and 1 special character',
  },
});

export const ShownByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Password');
    await step('the password is hidden', async () => expect(field).toHaveAttribute('type', 'password'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await step('the button shows it, with its value', async () => {
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('scrum4half');
    });
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongText = meta.story({
  args: {
    label: 'A password that nobody else will think of, and that you use nowhere else',
    rules: [{ id: 'length', label: 'At least eight characters and no more than one hundred and twenty-eight', isMet: true }],
    hint: 'You will be asked for it again on every new device, and once a quarter of a year on those that you have.',
  },
});
