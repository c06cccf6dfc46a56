import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { SaveReceipts, type SaveReceiptLine } from './SaveReceipts.tsx';

const players = ['Tuala', 'Kirkbride', 'Moana', 'Havili', 'Ngata', 'Fainga’anuku', 'Reid', 'Taumata', 'Bell', 'Okafor'];
const saved: SaveReceiptLine = {
  version: 14,
  savedAt: '25/03/2026, 18:52:07',
  roundNumber: 7,
  isAsSent: true,
  players,
  captain: 'Kirkbride',
};

const meta = preview.meta({
  component: SaveReceipts,
  args: {
    receipts: [{ ...saved, version: 15, savedAt: '25/03/2026, 19:01:44', isAsSent: false, captain: null }, saved],
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const Opened = meta.story({
  play: async ({ userEvent, step }) => {
    await step('a receipt opens on the players and the captain as they are stored', async () => {
      await userEvent.click(await screen.findByText(/Version 14/));
      await expect(screen.getByText(/Captain: Kirkbride/)).toBeVisible();
    });
  },
});

export const None = meta.story({ args: { receipts: [] } });

export const LongNames = meta.story({
  args: { receipts: [{ ...saved, players: players.map((name) => `${name}-Vakataumalohi`), captain: 'Tuipulotu-Fainga’anuku' }] },
  parameters: { picture: { disable: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText(/Version 14/));
    await expect(screen.getByText(/Captain: Tuipulotu-Fainga’anuku/)).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
