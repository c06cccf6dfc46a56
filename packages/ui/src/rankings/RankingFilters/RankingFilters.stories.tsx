import type { Season } from '@rugby/mocks/scenarios/Season';
import { historicRound, preSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen } from 'storybook/test';
import { nothingOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { RankingFilters } from './RankingFilters.tsx';

const meta = preview.meta({
  component: RankingFilters,
  args: {
    rounds: fromSeason(historicRound, completeRounds),
    roundId: null,
    statistic: 'overallPoints' as const,
    onRoundChange: fn(),
    onStatisticChange: fn(),
  },
});

export const Default = meta.story({});

export const Chosen = meta.story({ args: { roundId: 2, statistic: 'averagePoints' } });

/** Before the first round there is nothing but the season to choose. */
export const NoRound = meta.story({
  args: {
    rounds: fromNetwork(
      preSeason,
      nothingOf(async (network) => completeRounds(await network.season())),
    ),
  },
  parameters: { picture: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Round/ }));
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Overall']);
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a round is chosen [A-128]', async () => {
      canvas.getByRole('button', { name: /Round/ }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.click(await screen.findByRole('option', { name: 'Round 2' }));
      await expect(args.onRoundChange).toHaveBeenCalledWith(2);
    });
    await step('the statistics are total, average and last-round points [A-129, A-218, A-376]', async () => {
      canvas.getByRole('button', { name: /Statistic/ }).focus();
      await userEvent.keyboard('{ArrowDown}');
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent).toSorted()).toEqual([
        'Average points',
        'Last-round points',
        'Total points',
      ]);
      await userEvent.click(screen.getByRole('option', { name: 'Average points' }));
      await expect(args.onStatisticChange).toHaveBeenCalledWith('averagePoints');
    });
    await step('total points are those of the season, last-round points those of a round [A-218]', async () => {
      const statistic = canvas.getByRole('button', { name: /Statistic/ });
      await expect(statistic).toHaveTextContent('Total points');
      await userEvent.click(statistic);
      await userEvent.click(await screen.findByRole('option', { name: 'Last-round points' }));
      await expect(args.onStatisticChange).toHaveBeenLastCalledWith('roundPoints');
    });
  },
});

export const PseudoLocale = Chosen.extend(inPseudoLocale);

export const At320 = Chosen.extend(at320);

function completeRounds({ rounds }: Season): Season['rounds'] {
  return rounds.filter(({ status }) => status === 'complete');
}
