import { findPlayer } from '@rugby/domain/game/model/lookup';
import { currentRound } from '@rugby/domain/game/season/rounds';
import type { Season } from '@rugby/mocks/scenarios/Season';
import { byes } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { RestingPlayer } from './RestingPlayer.tsx';

const meta = preview.meta({
  component: RestingPlayer,
  args: {
    player: fromSeason(byes, captainOf),
    roundNumber: fromSeason(byes, ({ rounds }) => currentRound(rounds)?.roundNumber ?? 0),
    role: { kind: 'captain' as const },
    onGoOn: fn(),
    onBack: fn(),
  },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const AsCaptain = meta.story({});

export const Boosted = meta.story({ args: { role: { kind: 'booster', name: 'Triple captain' } } });

export const LongNames = meta.story({ args: { player: 'Tuipulotu-Fainga’anuku' } });

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent, step }) => {
    await screen.findByRole('alertdialog', { name: `${args.player} has no match in round 7` });
    await step('the first button changes nothing [D47]', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Pick another captain' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
    await step('the second goes on', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onGoOn).toHaveBeenCalledOnce();
    });
    await step('Escape changes nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onBack).toHaveBeenCalledTimes(2);
      await expect(args.onGoOn).toHaveBeenCalledOnce();
    });
  },
});

function captainOf({ team, players }: Season): string {
  return findPlayer(team?.captainId, { players })?.lastName ?? '';
}
