import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = preview.meta({
  component: RadioGroup<string>,
  args: {
    label: 'Privacy',
    value: 'private',
    onChange: fn(),
    options: [
      { id: 'private', label: 'Private' },
      { id: 'public', label: 'Public' },
    ],
  },
  render: function Chosen({ value, onChange, ...args }) {
    const [chosen, setChosen] = useState(value);
    return (
      <RadioGroup
        {...args}
        value={chosen}
        onChange={(id) => {
          setChosen(id);
          onChange(id);
        }}
      />
    );
  },
});

export const Default = meta.story({});

/** Each option says what it means. */
export const Explained = meta.story({
  args: {
    options: [
      { id: 'private', label: 'Private', text: 'Only people with the code or the link can join.' },
      { id: 'public', label: 'Public', text: 'Anyone can find it by its name and join.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Private' })).toHaveAccessibleDescription(/code or the link/);
  },
});

export const Wrong = meta.story({ args: { value: null, error: 'Please choose one' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongText = meta.story({
  args: {
    label: 'Who may find this league and join it without an invitation',
    hint: 'You can change this until the league starts.',
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Public' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('public');
  },
});
