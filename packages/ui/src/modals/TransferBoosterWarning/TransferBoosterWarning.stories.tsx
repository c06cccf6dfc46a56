import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TransferBoosterWarning } from './TransferBoosterWarning.tsx';

const meta = preview.meta({
  component: TransferBoosterWarning,
  args: { booster: 'Co-captain', player: 'Makavili', onReset: fn(), onKeep: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const LongNames = meta.story({ args: { player: 'Tuipulotu-Fainga’anuku', booster: 'Triple Captain' } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onReset: fn(), onKeep: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Makavili carries Co-captain' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
});
