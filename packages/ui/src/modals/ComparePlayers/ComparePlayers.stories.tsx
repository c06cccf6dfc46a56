import { editions, kitOf } from '@rugby/domain/editions';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type ComparedPlayer, ComparePlayers } from './ComparePlayers.tsx';

const names = ['Talavou', 'Corrigan', 'Tuipulotu-Fainga’anuku', 'Ballantine'];
const squads = ['BLUE', 'CRUS', 'CHIE', 'HIGH'];
const players: readonly ComparedPlayer[] = names.map((name, index) => {
  const abbreviation = squads[index] ?? '';
  return {
    id: index + 1,
    name,
    squad: { name: abbreviation, abbreviation, kit: kitOf(editions.srp, abbreviation, index) },
    figures: [
      { name: 'Price', value: `${5 + index}.2m`, isBest: index === 0 },
      { name: 'Total points', value: String(133 + index), isBest: index === 3 },
      { name: 'Next fixture', value: 'v HURR', isBest: false },
    ],
  };
});

const meta = preview.meta({
  component: ComparePlayers,
  args: { players, onBack: fn() },
  parameters: { frame: 'bleed', picture: { target: 'dialog' } },
});

export const Four = meta.story({
  play: async ({ canvasElement, step }) => {
    await screen.findByRole('dialog');
    await step('the comparison does not scroll sideways [B11]', async () => {
      const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
});

export const Two = meta.story({ args: { players: players.slice(0, 2) } });

export const LongNames = meta.story({
  args: { players: players.slice(1, 3).map((player) => ({ ...player, name: `Tomasi ${player.name}-Tuipulotu-Fainga’anuku` })) },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});
