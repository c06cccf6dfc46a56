import { roundFigures } from '@rugby/domain/game/rankings/roundFigures';
import { live } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { fetchRanking } from '../sampleRanking.ts';
import { RoundFigures } from './RoundFigures.tsx';

const meta = preview.meta({
  component: RoundFigures,
  args: { roundNumber: 7, figures: fromNetwork(live, figuresIn) },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [best, average, captain] = canvas.getAllByRole('definition');
    await expect(best).toHaveTextContent(/., -?[\d,]+$/);
    await expect(average).toHaveTextContent(/^-?[\d,]+$/);
    await expect(captain).toHaveTextContent(/^\D+, \d+$/);
  },
});

/** Of teams with equal points none is named, nor of captains of equally many teams. */
export const Shared = meta.story({
  args: {
    figures: {
      best: 361,
      bestTeams: ['Ruck and Roll', 'Sin Bin Diesel'],
      average: 301,
      captain: { players: ['Stonehill', 'Havili'], teams: 3 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 teams, 361')).toBeInTheDocument();
    await expect(canvas.getByText('2 players, 3 each')).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    roundNumber: 19,
    figures: {
      best: 1361,
      bestTeams: ['Llanfairpwllgwyngyllgogerychwyrndrobwll'],
      average: 1301,
      captain: { players: ['Featherstonehaugh-Cholmondeley'], teams: 1204 },
    },
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
