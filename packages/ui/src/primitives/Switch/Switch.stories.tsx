import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Switch } from './Switch.tsx';

const meta = preview.meta({ component: Switch, args: { children: 'Round reminders', onChange: fn() } });

/** Off, on, and both disabled. */
export const Default = meta.story({
  render: (args) => (
    <>
      <Switch {...args} />
      <Switch {...args} defaultSelected />
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled defaultSelected />
    </>
  ),
});

export const Wrong = meta.story({
  args: { hint: 'By e-mail, on the day before the first kick-off', error: 'The choice could not be stored. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('The choice could not be stored. Please try again.');
  },
});

export const LongText = meta.story({
  args: {
    children: 'Tell me by e-mail when a player of my fifteen is not among the twenty-three that their coach has named',
    hint: 'Only until the first match of the round kicks off, and never more than one message a day.',
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Round reminders' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
