import type { Position } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, within } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { TransferSide } from '../../game/TransferRow/TransferRow.tsx';
import { openTransfer, transfersOf, withLastName } from '../../game/TransferRow/sampleTransfers.ts';
import { PositionChange } from './PositionChange.tsx';

const noReplacement: TransferSide | null = null;
const hooker: Position = 'hooker';
const prop: Position = 'prop';

const meta = preview.meta({
  component: PositionChange,
  args: {
    out: fromSeason(historicRound, (season) => transferOf(season).out),
    in: noReplacement,
    before: hooker,
    now: prop,
    onTransfers: fn(),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Names the player with the position before and now [G-303]',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'A position has changed' });
    await expect(dialog).toHaveTextContent(`${args.out.player.lastName} has moved from hooker to prop`);
    await expect(dialog).toHaveTextContent('HookerProp');
  },
});

export const Replaced = meta.story({
  name: 'Names who is in the slot now [G-303]',
  args: { in: fromSeason(historicRound, (season) => transferOf(season).in) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'A position has changed' });
    await expect(args.in?.player.lastName).not.toBe(args.out.player.lastName);
    for (const side of [args.out, args.in]) await expect(dialog).toHaveTextContent(side?.player.lastName ?? 'nobody');
  },
});

export const WithoutTransfers = meta.story({
  name: 'Without a transfer mode the dialog can only be closed',
  parameters: { picture: { disable: true } },
  render: ({ out, in: into, before, now, onClose }) => (
    <PositionChange out={out} in={into} before={before} now={now} onClose={onClose} />
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'A position has changed' });
    await expect(within(dialog).queryByRole('button', { name: 'Make transfers' })).toBeNull();
  },
});

export const LongNames = meta.story({
  args: {
    out: fromSeason(historicRound, (season) => {
      const { out } = transferOf(season);
      return withLastName(out, 'Tuipulotu-Fainga’anuku');
    }),
  },
});

export const ByKeyboard = meta.story({
  name: 'A button starts transfer mode, closing keeps the team [G-114, G-305, A-173]',
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

function transferOf(season: GameWorld) {
  return transfersOf(season, 1)[0] ?? openTransfer(season, 1);
}
