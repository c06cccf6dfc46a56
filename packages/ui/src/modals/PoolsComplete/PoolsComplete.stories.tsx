import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { PoolsComplete, type PoolsCompleteProps } from './PoolsComplete.tsx';

const full: PoolsCompleteProps['occasion'] = 'full';
const published: PoolsCompleteProps['occasion'] = 'published';

const meta = preview.meta({
  component: PoolsComplete,
  args: { occasion: full, onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Full = meta.story({});

export const Published = meta.story({ args: { occasion: published } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Your fifteen is full' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
