import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({ component: Checkbox, args: { children: 'Send me round reminders', onChange: fn() } });

export const Default = meta.story({});

export const Chosen = meta.story({ args: { defaultSelected: true } });

export const Wrong = meta.story({
  args: {
    children: (
      <>
        I accept the <Link href="#terms">Terms & Conditions</Link>
      </>
    ),
    error: 'Please accept Terms & Conditions',
  },
});

export const Disabled = meta.story({
  render: (args) => (
    <>
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled defaultSelected />
    </>
  ),
});

export const LongText = meta.story({
  args: {
    children: 'New Zealand Rugby may send me news, offers and invitations about its teams, its partners and its competitions.',
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
