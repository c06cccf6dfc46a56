import { editions } from '@rugby/domain/editions';
import { historicRound, inEdition } from '@rugby/mocks/scenarios/scenarios';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { watchListOf } from './sampleWatchList.ts';
import { WatchList } from './WatchList.tsx';

const meta = preview.meta({
  component: WatchList,
  args: {
    players: fromSeason(historicRound, watchListOf),
    compared: [1, 2],
    canCompareMore: true,
    onToggleCompared: fn(),
    onCompare: fn(),
    onRemove: fn(),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const FourChosen = meta.story({ args: { compared: [1, 2, 3, 4], canCompareMore: false } });

export const Empty = meta.story({ args: { players: [], compared: [] } });

export const LongNames = meta.story({
  args: {
    players: fromSeason(historicRound, (season) =>
      watchListOf(season)
        .slice(0, 2)
        .map((line) => ({ ...line, name: `${line.name}-Tuipulotu-Fainga’anuku` })),
    ),
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { players: fromSeason(inEdition(editions.srp, historicRound), watchListOf), compared: [] },
  render: function Choosing(args) {
    const [compared, setCompared] = useState<readonly number[]>([]);
    return <WatchList {...args} compared={compared} onToggleCompared={(id) => setCompared([...compared, id])} />;
  },
  play: async ({ args, userEvent, step }) => {
    await step('one player cannot be compared', async () => {
      (await screen.findByRole('checkbox', { name: 'Compare Sione Talavou' })).focus();
      await userEvent.keyboard(' ');
      await expect(screen.getByRole('button', { name: 'Compare (1)' })).toBeDisabled();
    });
    await step('two players can be compared [B11]', async () => {
      screen.getByRole('checkbox', { name: 'Compare Brodie Corrigan' }).focus();
      await userEvent.keyboard(' ');
      (await screen.findByRole('button', { name: 'Compare (2)' })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onCompare).toHaveBeenCalledOnce();
    });
    await step('a player can be removed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Stop watching Tama Hapeta' }));
      await expect(args.onRemove).toHaveBeenCalledWith(5);
    });
  },
});
