import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type WatchLine, WatchList } from './WatchList.tsx';

const names = ['Talavou', 'Corrigan', 'Fonomanu', 'Ballantine', 'Hapeta'];
const players: readonly WatchLine[] = names.map((name, index) => ({
  id: index + 1,
  name,
  facts: 'BLUE, prop, 5.2 million, 133 points',
  changes: index === 1 ? ['price +0.2 million', 'Selected to Play, now Injured'] : [],
}));

const meta = preview.meta({
  component: WatchList,
  args: {
    players,
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
  args: { players: players.slice(0, 2).map((line) => ({ ...line, name: `Tomasi ${line.name}-Tuipulotu-Fainga’anuku` })) },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { compared: [] },
  render: function Choosing(args) {
    const [compared, setCompared] = useState<readonly number[]>([]);
    return <WatchList {...args} compared={compared} onToggleCompared={(id) => setCompared([...compared, id])} />;
  },
  play: async ({ args, userEvent, step }) => {
    await step('one alone is not compared', async () => {
      (await screen.findByRole('checkbox', { name: 'Compare Talavou' })).focus();
      await userEvent.keyboard(' ');
      await expect(screen.getByRole('button', { name: 'Compare (1)' })).toBeDisabled();
    });
    await step('two are [B11]', async () => {
      screen.getByRole('checkbox', { name: 'Compare Corrigan' }).focus();
      await userEvent.keyboard(' ');
      (await screen.findByRole('button', { name: 'Compare (2)' })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onCompare).toHaveBeenCalledOnce();
    });
    await step('a player can be removed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Stop watching Hapeta' }));
      await expect(args.onRemove).toHaveBeenCalledWith(5);
    });
  },
});
