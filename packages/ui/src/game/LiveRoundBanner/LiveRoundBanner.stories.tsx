import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LiveRoundBanner } from './LiveRoundBanner.tsx';

const meta = preview.meta({ component: LiveRoundBanner, args: { onClose: fn() }, parameters: { frame: 'bleed' } });

export const Default = meta.story({
  name: 'Says that points are not final, and can be closed [G-298, G-368]',
  args: { onClose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Round is now live. Please note that points may not be final until 4hrs after the end of the match',
    );
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
