import { roundFigures } from '@rugby/domain/game/rankings/roundFigures';
import { live } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import type { StoryNetwork } from '../../../../../.storybook/storyNetwork.ts';
import { fetchRanking } from '../sampleRanking.ts';
import { RoundFigures } from './RoundFigures.tsx';

const meta = preview.meta({
  component: RoundFigures,
  args: { roundNumber: 7, figures: fromNetwork(live, figuresIn) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [best, average] = canvas.getAllByRole('definition');
    await expect(best).toHaveTextContent(/., -?[\d,]+$/);
    await expect(average).toHaveTextContent(/^-?[\d,]+$/);
  },
});

/** Of teams with equal points none is named. */
export const Shared = meta.story({
  args: { figures: { best: 361, bestTeams: ['Ruck and Roll', 'Sin Bin Diesel'], average: 301 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 teams, 361')).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    roundNumber: 19,
    figures: { best: 1361, bestTeams: ['Llanfairpwllgwyngyllgogerychwyrndrobwll'], average: 1301 },
  },
});

export const PseudoLocale = LongText.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);

async function figuresIn(network: StoryNetwork) {
  const { rankings } = await fetchRanking(network);
  const figures = roundFigures(rankings);
  if (figures === undefined) throw new Error('The fake network has no ranking of two teams.');
  return figures;
}
