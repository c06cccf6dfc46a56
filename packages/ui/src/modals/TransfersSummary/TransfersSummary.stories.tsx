import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { transfersOf, withLastName } from '../../game/TransferRow/sampleTransfers.ts';
import { TransfersSummary } from './TransfersSummary.tsx';

const meta = preview.meta({
  component: TransfersSummary,
  args: {
    transfers: fromSeason(historicRound, (season) => transfersOf(season, 2)),
    roundNumber: 7,
    before: 500_000,
    after: 1_300_000,
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Two = meta.story({
  name: 'Lists who leaves and who comes in, with the budget before and after [G-109]',
  play: async ({ args }) => {
    const lines = within(await screen.findByRole('list', { name: 'Your transfers' })).getAllByRole('listitem');
    await expect(lines).toHaveLength(2);
    for (const [index, { out, in: incoming }] of args.transfers.entries())
      await expect(lines[index]).toHaveTextContent(new RegExp(`${out.player.lastName}.*${incoming?.player.lastName}`));
    await expect(screen.getByRole('dialog')).toHaveTextContent(/0\.5.*1\.3/);
  },
});

export const Four = meta.story({
  name: 'Four transfers are visible without scrolling [G-110]',
  args: { transfers: fromSeason(historicRound, (season) => transfersOf(season, 4)) },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Your transfers' });
    await waitFor(() => expect(list.scrollHeight).toBe(list.clientHeight));
    await expect(getComputedStyle(list).overflowY).toBe('visible');
  },
});

export const Five = meta.story({
  name: 'The fifth transfer makes the list scroll [G-110]',
  args: { transfers: fromSeason(historicRound, (season) => transfersOf(season, 5)) },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Your transfers' });
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight));
    await expect(getComputedStyle(list).overflowY).toBe('auto');
  },
});

export const Fifteen = meta.story({ args: { transfers: fromSeason(historicRound, (season) => transfersOf(season, 15)) } });

export const CaptainLeaves = meta.story({ args: { isCaptainLeaving: true } });

export const WithByes = meta.story({
  name: 'The summary says how many have no match after the transfers [D47]',
  args: { restingCount: 3 },
  play: async () => {
    const text = 'In your new team 3 of 15 have no match in round 7, and nobody scores without one.';
    await expect(await screen.findByText(text)).toBeVisible();
  },
});

/** The team over the budget has no budget before the transfers either. */
export const Limitless = meta.story({
  args: { isLimitless: true, before: -8_000_000, after: -12_000_000 },
  play: async () => {
    await expect(await screen.findByText('No limit')).toBeVisible();
    await expect(screen.getByRole('dialog')).not.toHaveTextContent(/[−-]\d/);
  },
});

export const Sending = meta.story({ args: { isSending: true } });

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    transfers: fromSeason(historicRound, (season) =>
      transfersOf(season, 2).map((transfer) => ({
        ...transfer,
        out: withLastName(transfer.out, 'Tuipulotu-Fainga’anuku'),
      })),
    ),
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Your transfers' });
    await waitFor(() => expect(list.scrollWidth).toBe(list.clientWidth));
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { transfers: fromSeason(historicRound, (season) => transfersOf(season, 15)), onConfirm: fn(), onClose: fn() },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('dialog', { name: '15 transfers' });
    await step('the long list takes the focus, so that arrow keys scroll it', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('list', { name: 'Your transfers' })).toHaveFocus();
    });
    await step('the confirm button is next', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const PseudoLocale = Five.extend(inPseudoLocale);

export const At320 = Five.extend(at320);

export const At200Percent = Five.extend(at200Percent);
