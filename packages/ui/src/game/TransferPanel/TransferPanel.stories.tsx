import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { openTransfer, transfersOf, withLastName } from '../TransferRow/sampleTransfers.ts';
import { TransferPanel } from './TransferPanel.tsx';

const meta = preview.meta({
  component: TransferPanel,
  args: {
    transfers: fromSeason(historicRound, (season) => [...transfersOf(season, 1), openTransfer(season, 15)]),
    onFill: fn(),
    onDrop: fn(),
    onRevert: fn(),
    onResetAll: fn(),
  },
  parameters: { frame: 'bleed' },
  render: (args) => (
    <div style={{ maxInlineSize: 424 }}>
      <TransferPanel {...args} />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 of 2 to fill')).toBeVisible();
    // The prompt of the page announces the next step.
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Empty = meta.story({ args: { transfers: [] } });

export const Many = meta.story({
  args: { transfers: fromSeason(historicRound, (season) => transfersOf(season, 9)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9 filled')).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onFill: fn(), onRevert: fn(), onResetAll: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the reset button comes first, then each transfer', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onResetAll).toHaveBeenCalledOnce();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRevert).toHaveBeenCalledWith(1);
    });
    await step('the open slot of the second transfer names the leaving player', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onFill).toHaveBeenCalledWith(15);
    });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const LongNames = meta.story({
  args: {
    transfers: fromSeason(historicRound, (season) =>
      transfersOf(season, 1).map((transfer) => ({
        ...transfer,
        out: withLastName(transfer.out, 'Tuipulotu-Fainga’anukuʻolakepa'),
      })),
    ),
  },
});
