import { editions } from '@rugby/domain/editions';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { fullName } from '@rugby/domain/game/players/fullName';
import { historicRound, inEdition } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { openTransfer, transfersOf, withLastName } from './sampleTransfers.ts';
import { type TransferContent, TransferRow } from './TransferRow.tsx';

const clubs = inEdition(editions.srp, historicRound);
const open = fromSeason(historicRound, (season) => openTransfer(season, 15));
const actions = { onFill: fn(), onDrop: fn(), onRevert: fn() };

const meta = preview.meta({
  component: TransferRow,
  args: { transfer: fromSeason(historicRound, filled), actions },
  render: (args) => (
    <div style={{ maxInlineSize: 384 }}>
      <TransferRow {...args} />
    </div>
  ),
});

export const Default = meta.story({});

export const Open = meta.story({ args: { transfer: open } });

export const ReadOnly = meta.story({ render: ({ transfer }) => <TransferRow transfer={transfer} /> });

/** The match started after the player was marked, so the player stays. */
export const OutLocked = meta.story({
  args: {
    transfer: fromSeason(historicRound, (season) => {
      const transfer = openTransfer(season, 15);
      return { ...transfer, out: { ...transfer.out, isLocked: true } };
    }),
  },
});

/** The other side is locked; this one can still change. */
export const InLocked = meta.story({ args: { transfer: fromSeason(historicRound, (season) => inLocked(filled(season))) } });

export const LongNames = meta.story({
  args: {
    transfer: fromSeason(historicRound, (season) => {
      const { out, in: newcomer, ...transfer } = filled(season);
      return {
        ...transfer,
        out: withLastName(out, 'Tuipulotu-Fainga’anuku'),
        in: newcomer && withLastName(newcomer, 'Etcheverrigaray-Montoya'),
      };
    }),
  },
});

/** Another player of the team has the last name of the one who leaves. */
export const Namesakes = meta.story({
  args: {
    transfer: fromSeason(historicRound, (season) => {
      const transfer = filled(season);
      return { ...transfer, out: { ...transfer.out, name: fullName(transfer.out.player) } };
    }),
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    transfer: fromSeason(clubs, (season) => openTransfer(season, 15)),
    actions: { onFill: fn(), onDrop: fn(), onRevert: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the open side shows the players of the position', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Outside back, choose who comes in for Whittaker' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.actions?.onFill).toHaveBeenCalledOnce();
    });
    await step('the transfer can be reverted', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Revert the transfer of Whittaker' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(args.actions?.onRevert).toHaveBeenCalledOnce();
    });
  },
});

export const LockedNewcomerIsDropped = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    transfer: fromSeason(historicRound, (season) => inLocked(filled(season))),
    actions: { onFill: fn(), onDrop: fn(), onRevert: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another' }));
    await expect(args.actions?.onDrop).toHaveBeenCalledOnce();
  },
});

export const BothLocked = meta.story({
  name: 'Another newcomer is not offered for a player who is locked and stays',
  parameters: { picture: { disable: true } },
  args: {
    transfer: fromSeason(historicRound, (season) => {
      const transfer = inLocked(filled(season));
      return { ...transfer, out: { ...transfer.out, isLocked: true } };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is locked and stays in your team/)).toBeVisible();
    await expect(canvas.queryByText(/is locked now/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Choose another' })).toBeNull();
  },
});

function inLocked(transfer: TransferContent): TransferContent {
  return { ...transfer, in: transfer.in && { ...transfer.in, isLocked: true } };
}

function filled(season: GameWorld): TransferContent {
  return transfersOf(season, 1)[0] ?? openTransfer(season, 1);
}
