import type { BoosterType } from '@rugby/domain/game/model/entities';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { BoosterConfirm } from './BoosterConfirm.tsx';

const tripleCaptain: BoosterType = 'TRIPLE_CAPTAIN';
const limitless: BoosterType = 'LIMITLESS';
const coCaptain: BoosterType = 'CO_CAPTAIN';
const boostedPlayer: string | null = 'Ravula';

const meta = preview.meta({
  component: BoosterConfirm,
  args: { type: tripleCaptain, name: 'Triple Captain', player: boostedPlayer, roundNumber: 7, onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Confirms a booster, and that a triple captain follows the captaincy [G-105, G-296]',
  play: async () => {
    await expect(await screen.findByText(/If you change your captain before he locks, the booster goes/)).toBeInTheDocument();
  },
});

export const CoCaptain = meta.story({ args: { type: coCaptain, name: 'Co-captain', player: 'Makavili' } });

export const Limitless = meta.story({ args: { type: limitless, name: 'Limitless', player: null } });

export const LimitlessStaysOverBudget = meta.story({
  parameters: { picture: { disable: true } },
  args: { type: limitless, name: 'Limitless', player: null, keepsLimitless: true },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Limitless is on' });
    await expect(screen.queryByText(/comes back/)).toBeNull();
  },
});

export const LongNames = meta.story({ args: { player: 'Tuipulotu-Fainga’anuku' } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Triple Captain is on Ravula' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
