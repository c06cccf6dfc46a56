import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  component: TextField,
  args: { label: 'Display name', hint: 'At least 3 characters', defaultValue: 'Mereana', onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({});

export const Empty = meta.story({ args: { defaultValue: '', placeholder: 'name@example.com', label: 'Email', type: 'email' } });

export const Wrong = meta.story({
  args: { defaultValue: 'Me', error: 'Display name must be at least 3 characters' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Display name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Display name must be at least 3 characters');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongText = meta.story({
  args: {
    label: 'The name under which every other manager in every league sees your fifteen',
    defaultValue: 'Tuipulotu-Fainga’anuku’s Unstoppable Loose Forwards of the Southern Night',
    error: 'A display name may have at most 30 characters: this one is much longer than that, so please leave something out',
  },
});

export const ByKeyboard = meta.story({
  args: { defaultValue: '' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('Mer');
    await expect(args.onChange).toHaveBeenLastCalledWith('Mer');
  },
});
