import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { openTransfer, sampleTransfers } from './sampleTransfers.ts';
import { type TransferContent, TransferRow } from './TransferRow.tsx';

const filled = sampleTransfers(1)[0] ?? openTransfer(1);
const open = openTransfer(15);
const actions = { onFill: fn(), onDrop: fn(), onRevert: fn() };

const meta = preview.meta({
  component: TransferRow,
  args: { transfer: filled, actions },
  render: (args) => (
    <div style={{ maxInlineSize: 384 }}>
      <TransferRow {...args} />
    </div>
  ),
});

export const Default = meta.story({});

export const Open = meta.story({ args: { transfer: open } });

export const ReadOnly = meta.story({ render: () => <TransferRow transfer={filled} /> });

/** The match started after the player was marked, so the player stays. */
export const OutLocked = meta.story({ args: { transfer: { ...open, out: { ...open.out, isLocked: true } } } });

/** The other side is locked: this one may still change. */
export const InLocked = meta.story({ args: { transfer: inLocked(filled) } });

export const LongNames = meta.story({
  args: {
    transfer: {
      ...filled,
      out: { ...filled.out, player: { ...filled.out.player, lastName: 'Tuipulotu-Fainga’anuku' } },
      in: filled.in && { ...filled.in, player: { ...filled.in.player, lastName: 'Etcheverrigaray-Montoya' } },
    },
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { transfer: open, actions: { onFill: fn(), onDrop: fn(), onRevert: fn() } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the open side leads to the players of the position', async () => {
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
  args: { transfer: inLocked(filled), actions: { onFill: fn(), onDrop: fn(), onRevert: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another' }));
    await expect(args.actions?.onDrop).toHaveBeenCalledOnce();
  },
});

function inLocked(transfer: TransferContent): TransferContent {
  return { ...transfer, in: transfer.in && { ...transfer.in, isLocked: true } };
}
