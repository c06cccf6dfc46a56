import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { QueuedBanner } from './QueuedBanner.tsx';

const meta = preview.meta({ component: QueuedBanner, args: { onTakeBack: fn() }, parameters: { frame: 'bleed' } });

export const Default = meta.story({});

export const Undecided = meta.story({ args: { onDecide: fn() } });

export const ByKeyboard = meta.story({
  args: { onDecide: fn() },
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTakeBack).toHaveBeenCalledOnce();
  },
});
