import { type BoosterType, boosterTypes } from '@rugby/domain/game/model/entities';
import { boosted, historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { type BoosterAvailability, BoosterTile, type BoosterTileProps } from './BoosterTile.tsx';
import { availabilityOf } from './sampleBoosters.ts';

const tripleCaptain: BoosterType = 'TRIPLE_CAPTAIN';
const free: BoosterAvailability = { kind: 'free' };
const active: BoosterAvailability = { kind: 'active', player: 'Stonehill' };
const started: BoosterAvailability = { kind: 'active', player: 'Stonehill', refusal: 'Stonehill is locked: it counts.' };
const used: BoosterAvailability = { kind: 'used', roundNumber: 2, player: 'Kotzberg' };
const locked: BoosterAvailability = { kind: 'locked', reason: 'One booster a round' };
const long: BoosterAvailability = { kind: 'used', roundNumber: 14, player: 'Tuipulotu-Fainga’anuku' };

const meta = preview.meta({
  component: BoosterTile,
  args: {
    type: tripleCaptain,
    name: 'Triple Captain',
    state: fromSeason(historicRound, (season) => availabilityOf(season, tripleCaptain)),
    onUse: fn(),
    onReset: fn(),
  },
});

export const Default = meta.story({});

/** The team has a co-captain in this round, so that no other booster can be applied. */
export const LockedByAnother = meta.story({
  args: { state: fromSeason(boosted, (season) => availabilityOf(season, tripleCaptain)) },
});

export const Active = meta.story({
  args: {
    type: 'CO_CAPTAIN',
    name: 'Co-Captain',
    state: fromSeason(boosted, (season) => availabilityOf(season, 'CO_CAPTAIN')),
  },
});

/** Free, active, active without a reset, used, and locked with its reason. */
export const States = meta.story({
  render: (args) => <Stack tiles={[free, active, started, used, locked].map((state) => ({ ...args, state }))} />,
});

export const EveryType = meta.story({
  render: (args) => <Types {...args} />,
});

export const Pending = meta.story({ args: { isPending: true } });

export const LongNames = meta.story({ args: { name: 'Triple Captain of the Round', state: long } });

export const LimitlessStaysOverBudget = meta.story({
  parameters: { picture: { disable: true } },
  args: { type: 'LIMITLESS', name: 'Limitless', keepsLimitless: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/comes back/)).toBeNull();
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onUse: fn(), onReset: fn() },
  render: (args) => <Stack tiles={[args, { ...args, state: active }, { ...args, state: locked }]} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the names of use and reset contain the booster', async () => {
      await userEvent.tab();
      await expect(canvas.getAllByRole('button', { name: 'Use Triple Captain' })[0]).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onUse).toHaveBeenCalledOnce();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onReset).toHaveBeenCalledOnce();
    });
    await step('a locked booster cannot be used, and shows the reason', async () => {
      await expect(canvas.getByText('One booster a round')).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: 'Use Triple Captain' })[1]).toBeDisabled();
    });
  },
});

function Types(args: BoosterTileProps) {
  const words = useWords();
  return <Stack tiles={boosterTypes.map((type) => ({ ...args, type, name: words(`boosters.name.plain.${type}`) }))} />;
}

function Stack({ tiles }: { readonly tiles: readonly BoosterTileProps[] }) {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {tiles.map((tile, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the tiles of a story never move
        <BoosterTile key={index} {...tile} />
      ))}
    </div>
  );
}
