import type { Player, Round } from '@rugby/domain/game/model/entities';
import type { GameWorld } from '@rugby/domain/game/model/world';
import { nextOpponent, showOpponent } from '@rugby/domain/game/players/statistics';
import { byes, historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { playerOf } from '../../game/PlayerCard/sampleCards.ts';
import { squadOf } from '../../game/PoolRow/sampleRows.ts';
import { type ComparedPlayer, ComparePlayers } from './ComparePlayers.tsx';

const meta = preview.meta({
  component: ComparePlayers,
  args: { players: fromSeason(historicRound, (season) => comparedOf(season, [1, 2, 3, 4])), onBack: fn() },
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

export const InColumns = meta.story({
  name: 'Four players stand beside each other [B11]',
  parameters: { picture: { disable: true } },
  play: async () => {
    const heads = await screen.findAllByRole('columnheader');
    await expect(new Set(heads.map((head) => head.getBoundingClientRect().top)).size).toBe(1);
    await expect(new Set(heads.map((head) => head.getBoundingClientRect().left)).size).toBe(4);
  },
});

/** On a phone a column has room for a long last name: it is not broken before its last letter. */
export const FourLongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    players: fromSeason(historicRound, (season) =>
      comparedOf(season, [1, 2, 3, 4]).map((player) => ({ ...player, name: 'Ned Barraclough' })),
    ),
  },
  play: async () => {
    for (const head of await screen.findAllByRole('columnheader')) {
      const text = document.createRange();
      const name = head.lastChild;
      if (name?.textContent !== 'Ned Barraclough') throw new Error('The head has no name.');
      text.setStart(name, 'Ned '.length);
      text.setEnd(name, name.textContent.length);
      await expect(text.getClientRects()).toHaveLength(1);
    }
  },
});

export const Two = meta.story({ args: { players: fromSeason(historicRound, (season) => comparedOf(season, [1, 2])) } });

/** One of them has no match in the round. */
export const Bye = meta.story({
  args: { players: fromSeason(byes, (season) => comparedOf(season, [10, 12])) },
  play: () => expect(screen.findByText('Bye')).resolves.toBeVisible(),
});

export const LongNames = meta.story({
  args: {
    players: fromSeason(historicRound, (season) =>
      comparedOf(season, [2, 3]).map((player) => ({ ...player, name: `Tomasi ${player.name}-Tuipulotu-Fainga’anuku` })),
    ),
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** Players beside each other: the lowest price and the most points are best. */
function comparedOf(season: GameWorld, ids: readonly number[]): readonly ComparedPlayer[] {
  const players = ids.map((id) => playerOf(season, id));
  const lowest = Math.min(...players.map(({ cost }) => cost));
  const most = Math.max(...players.map(({ stats }) => stats.totalPoints));
  return players.map((player) => ({
    id: player.id,
    name: player.lastName,
    squad: squadOf(season, player.squadId),
    figures: [
      { name: 'Price', value: `${(player.cost / 1_000_000).toFixed(1)}m`, isBest: player.cost === lowest },
      { name: 'Total points', value: String(player.stats.totalPoints), isBest: player.stats.totalPoints === most },
      { name: 'Next fixture', value: nextMatch(player, season.rounds), isBest: false },
    ],
  }));
}

function nextMatch(player: Player, rounds: readonly Round[]): string {
  const next = showOpponent(nextOpponent(player, rounds));
  return typeof next === 'string' ? 'Bye' : `v ${next?.abbreviation}`;
}
