import { removeBooster } from '@rugby/domain/contract/team/boosters';
import type { BoosterType } from '@rugby/domain/game/model/entities';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import { loading } from '@rugby/mocks/handlers/states';
import { boosted } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromNetwork, fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleWords } from '../../words/sampleWords.ts';
import { activeBooster, boostedName } from './sampleBooster.ts';
import { ResetBooster } from './ResetBooster.tsx';

const limitless: BoosterType = 'LIMITLESS';

const meta = preview.meta({
  component: ResetBooster,
  args: {
    type: fromSeason(boosted, (season) => activeBooster(season).type),
    name: fromSeason(boosted, (season) => boosterName(activeBooster(season).type, season.edition, sampleWords)),
    player: fromSeason(boosted, boostedName),
    roundNumber: fromSeason(boosted, (season) => activeBooster(season).roundNumber),
    onReset: fn(),
    onCancel: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Asks before a booster is reset [G-106]',
  play: async ({ args }) => {
    const text = `${args.name} comes off ${args.player} for round 7`;
    await expect(await screen.findByText((shown) => shown.startsWith(text))).toBeInTheDocument();
  },
});

export const Limitless = meta.story({ args: { type: limitless, name: 'Limitless', player: null } });

export const Pending = meta.story({
  args: {
    isPending: fromNetwork(boosted, async (network) => (await reset(network)).state === 'pending', ...loading(removeBooster)),
  },
});

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: { player: 'Tuipulotu-Fainga’anuku' },
  play: async () => {
    await expect(await screen.findByText(/comes off Tuipulotu-Fainga’anuku for round 7/)).toBeInTheDocument();
  },
});

export const ByKeyboard = meta.story({
  name: 'A booster is reset or kept by keyboard [G-106]',
  parameters: { picture: { disable: true } },
  args: { onReset: fn(), onCancel: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Are You Sure?' });
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Reset booster' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Takes the booster of the team back. */
function reset(network: StoryNetwork) {
  return network.request(network.send(removeBooster, { params: { boosterId: 1 }, body: {} }));
}
