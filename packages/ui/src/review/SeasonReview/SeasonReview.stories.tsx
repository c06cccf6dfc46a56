import { variedRounds, midRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at200Percent, inForcedColours, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { reviewFrom } from '../../../../../.storybook/reviewFrom.ts';
import { SeasonReview } from './SeasonReview.tsx';

const meta = preview.meta({ component: SeasonReview, args: { contents: fromNetwork(variedRounds, reviewFrom) } });
const noPicture = { picture: { disable: true } } as const;

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('screen readers get the ranks and the points of each round as lists [B25]', async () => {
      await expect(canvas.getByText(/^Round 6: rank [\d,]+$/)).toBeInTheDocument();
      await expect(canvas.getByText(/^Round 6: \d+ points of \d+ possible$/)).toBeInTheDocument();
    });
  },
});

export const Tables = meta.story({
  args: { isTabular: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your rounds' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Your players' })).toBeVisible();
  },
});

/** The running round has no best fifteen. */
export const RoundInPlay = meta.story({
  args: { contents: fromNetwork(midRound, reviewFrom) },
  parameters: noPicture,
  play: ({ canvas }) => expect(canvas.getByText(/^Round 7: \d+ points?$/)).toBeInTheDocument(),
});

/** A season of sixteen rounds. */
export const WholeSeason = meta.story({
  args: {
    contents: fromNetwork(variedRounds, async (network) => {
      const contents = await reviewFrom(network);
      const rounds = [...contents.rounds, ...contents.rounds, ...contents.rounds].slice(0, 16).map((round, index) => ({
        ...round,
        roundId: index + 1,
        roundNumber: index + 1,
        rank: Math.round(12_000 / (index + 1)),
      }));
      return { ...contents, rounds };
    }),
  },
});

/** Ranks are not counted yet, and no booster was used. */
export const Beginning = meta.story({
  args: {
    contents: fromNetwork(variedRounds, async (network) => {
      const contents = await reviewFrom(network);
      const rounds = contents.rounds.slice(0, 1).map((round) => ({ ...round, rank: null }));
      return { ...contents, rounds, boosters: [], binding: undefined, ownBest: undefined };
    }),
  },
  parameters: noPicture,
  play: ({ canvas }) => expect(canvas.getByText('You have used no booster yet.')).toBeVisible(),
});

export const LongNames = meta.story({
  args: {
    contents: fromNetwork(variedRounds, async (network) => {
      const contents = await reviewFrom(network);
      const earners = contents.earners.map((earner) => ({ ...earner, name: 'Tuipulotu-Fainga’anuku' }));
      return { ...contents, earners };
    }),
  },
  parameters: noPicture,
});

export const PseudoLocale = LongNames.extend(inPseudoLocale);

export const At200Percent = Default.extend(at200Percent);

export const ForcedColours = Default.extend(inForcedColours);
