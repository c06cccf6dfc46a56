import { applyBooster } from '@rugby/domain/contract/team/boosters';
import type { Booster, BoosterType } from '@rugby/domain/game/model/entities';
import { boosterName } from '@rugby/domain/i18n/boosterWords';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { boostedNameIn } from '../ResetBooster/sampleBooster.ts';
import { BoosterConfirm } from './BoosterConfirm.tsx';

const tripleCaptain: BoosterType = 'TRIPLE_CAPTAIN';
const limitless: BoosterType = 'LIMITLESS';
const coCaptain: BoosterType = 'CO_CAPTAIN';

const meta = preview.meta({
  component: BoosterConfirm,
  args: { ...afterApplying(tripleCaptain), onClose: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Default = meta.story({
  name: 'Confirms a booster, and that a triple captain follows the captaincy [G-105, G-296]',
  play: async ({ args }) => {
    await expect(
      await screen.findByText(/you can change your captain, and the booster goes with the armband/),
    ).toBeInTheDocument();
    const dialog = screen.getByRole('dialog', { name: `${args.name} is on ${args.player}` });
    await expect(dialog).toHaveTextContent(`${args.player} scores three times in round ${args.roundNumber}.`);
    await expect(dialog).toHaveTextContent('You can reset it in the boosters until a player concerned locks.');
  },
});

export const CoCaptain = meta.story({ args: afterApplying(coCaptain, 14) });

export const Limitless = meta.story({ args: afterApplying(limitless) });

export const LimitlessStaysOverBudget = meta.story({
  parameters: { picture: { disable: true } },
  args: { ...afterApplying(limitless), keepsLimitless: true },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Limitless is on' });
    await expect(screen.queryByText(/comes back/)).toBeNull();
  },
});

export const LongNames = meta.story({ args: { player: 'Tuipulotu-Fainga’anuku' } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: `${args.name} is on ${args.player}` });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** The args that show what applying a booster answers. */
function afterApplying(type: BoosterType, playerId: number | null = null) {
  function applied<Value>(show: (booster: Booster, season: Season) => Value): Value {
    return fromNetwork(historicRound, async (network) => {
      const { team } = valueOrThrow(await network.send(applyBooster, { body: { type, playerId } }));
      const [booster] = team.boosters;
      if (booster === undefined) throw new Error('The network answered a team without boosters');
      return show(booster, await network.season());
    });
  }
  return {
    type,
    name: applied((booster, { edition }) => boosterName(booster.type, edition, sampleWords)),
    player: applied(boostedNameIn),
    roundNumber: applied(({ roundNumber }) => roundNumber),
  };
}
