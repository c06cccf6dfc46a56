import type { Position } from '@rugby/domain/game/entities';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { openTransfer, sampleTransfers } from '../../game/TransferRow/sampleTransfers.ts';
import { PositionChange } from './PositionChange.tsx';

const { out, in: incoming } = sampleTransfers(1)[0] ?? openTransfer(1);
const hooker: Position = 'hooker';
const prop: Position = 'prop';

const meta = preview.meta({
  component: PositionChange,
  args: { out, in: incoming ?? out, before: hooker, now: prop, onTransfers: fn(), onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'page' } },
});

export const Default = meta.story({});

export const LongNames = meta.story({
  args: { out: { ...out, player: { ...out.player, lastName: 'Tuipulotu-Fainga’anuku' } } },
});

export const ByKeyboard = meta.story({
  name: 'A button enables transfer mode, closing keeps the team [G-114, G-305]',
  parameters: { picture: { disable: true } },
  args: { onTransfers: fn(), onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'A position has changed' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTransfers).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
