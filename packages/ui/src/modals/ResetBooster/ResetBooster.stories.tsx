import type { BoosterType } from '@rugby/domain/game/model/entities';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ResetBooster } from './ResetBooster.tsx';

const coCaptain: BoosterType = 'CO_CAPTAIN';
const limitless: BoosterType = 'LIMITLESS';
const boostedPlayer: string | null = 'Makavili';

const meta = preview.meta({
  component: ResetBooster,
  args: { type: coCaptain, name: 'Co-captain', player: boostedPlayer, roundNumber: 7, onReset: fn(), onCancel: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Asks before a booster is reset [G-106]',
  play: async () => {
    await expect(await screen.findByText(/^Co-captain comes off Makavili for round 7/)).toBeInTheDocument();
  },
});

export const Limitless = meta.story({ args: { type: limitless, name: 'Limitless', player: null } });

export const Pending = meta.story({ args: { isPending: true } });

export const Refused = meta.story({ args: { error: 'Makavili is locked: his match has kicked off.' } });

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: { player: 'Tuipulotu-Fainga’anuku' },
  play: async () => {
    await expect(await screen.findByText(/comes off Tuipulotu-Fainga’anuku for round 7/)).toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onReset: fn(), onCancel: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Are You Sure?' });
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Reset booster' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
