import { findPlayer } from '@rugby/domain/game/model/lookup';
import { fullName } from '@rugby/domain/game/players/fullName';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleWords } from '../../words/sampleWords.ts';
import { NotSuitableForCaptain } from './NotSuitableForCaptain.tsx';

const meta = preview.meta({
  component: NotSuitableForCaptain,
  args: {
    booster: fromSeason(historicRound, ({ edition }) => boosterName('CO_CAPTAIN', edition, sampleWords)),
    player: fromSeason(historicRound, captainOf),
    onClose: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Says that the booster does not suit the captain [G-107]',
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Not for your captain' })).toHaveTextContent(
      `${args.player} is your captain and scores double already. ${args.booster} needs another player.`,
    );
  },
});

export const LongNames = meta.story({ args: { player: 'Etuate Vaiangina Tuipulotu-Fainga’anuku' } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Not for your captain' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

function captainOf(season: Season): string {
  const captain = findPlayer(season.team?.captainId, season);
  return captain === undefined ? '' : fullName(captain);
}
