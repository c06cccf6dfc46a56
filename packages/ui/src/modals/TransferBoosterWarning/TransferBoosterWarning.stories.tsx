import { editions } from '@rugby/domain/editions';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { boosted, inEdition } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { activeBooster, boostedName } from '../ResetBooster/sampleBooster.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { TransferBoosterWarning } from './TransferBoosterWarning.tsx';

const meta = preview.meta({
  component: TransferBoosterWarning,
  args: {
    booster: fromSeason(boosted, nameOfBooster),
    player: fromSeason(boosted, carrierOf),
    onReset: fn(),
    onKeep: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({});

export const LongNames = meta.story({ args: { player: 'Tuipulotu-Fainga’anuku', booster: 'Triple Captain' } });

export const ByKeyboard = meta.story({
  name: 'Warns that the player carries a booster, which can be reset or stay [G-108]',
  parameters: { picture: { disable: true } },
  args: {
    booster: fromSeason(inEdition(editions.srp, boosted), nameOfBooster),
    player: fromSeason(inEdition(editions.srp, boosted), carrierOf),
    onReset: fn(),
    onKeep: fn(),
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Okeroa carries Co-captain' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReset).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
});

function nameOfBooster(season: Season): string {
  return boosterName(activeBooster(season).type, season.edition, sampleWords);
}

function carrierOf(season: Season): string {
  return boostedName(season) ?? '';
}
