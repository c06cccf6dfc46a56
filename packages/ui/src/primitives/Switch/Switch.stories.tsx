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

/** The track at the end of the row, with its state in a word; the whole row answers a press. */
export const AtTheEnd = meta.story({
  args: { track: 'end', hint: 'Before the lock, only when something needs you' },
  render: (args) => (
    <>
      <Switch {...args} />
      <Switch {...args} defaultSelected />
      <Switch {...args} isDisabled />
    </>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const [first] = canvas.getAllByRole('switch', { name: 'Round reminders' });
    const [hint] = canvas.getAllByText('Before the lock, only when something needs you');
    const [label] = canvas.getAllByText('Round reminders');
    const track = label?.previousElementSibling;
    await expect(track?.getBoundingClientRect().left).toBeGreaterThan(label?.getBoundingClientRect().right ?? Infinity);
    await expect(hint).toBeVisible();
    await expect(first).toHaveAccessibleDescription('Before the lock, only when something needs you');
    await expect(track).toHaveTextContent('OnOff');
    if (label !== undefined) await userEvent.click(label);
    await expect(args.onChange).toHaveBeenCalledWith(true);
    if (label !== undefined) await userEvent.click(label);
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
