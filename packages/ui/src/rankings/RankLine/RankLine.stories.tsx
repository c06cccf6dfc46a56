import { signedIn } from '@rugby/mocks/scenarios/aWorld';
import { historicRound, preSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { nothingOf } from '../../../../../.storybook/network/callState.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { fetchRanking } from '../sampleRanking.ts';
import { RankLine, type RankLineProps } from './RankLine.tsx';

const meta = preview.meta({
  component: RankLine,
  args: {
    ranks: fromNetwork(historicRound, ranksIn),
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the line has a caption, and its ranks are a list [B14]', async () => {
      await expect(canvas.getByRole('figure', { name: 'Rank after each round' })).toBeVisible();
      const items = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
      await expect(items.length).toBeGreaterThan(1);
      await expect(items[0]).toMatch(/^Round \d: rank [\d,]+$/);
    });
  },
});

/** A season of sixteen rounds with ranks in the millions. */
export const WholeSeason = meta.story({
  args: { ranks: Array.from({ length: 16 }, (_, index) => ({ roundNumber: index + 1, rank: 1_234_567 - index * 81_000 })) },
});

/** In a card that shows the rank beside it. */
export const Brief = WholeSeason.extend({
  args: { isBrief: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Round 16')).toBeVisible();
    await expect(canvas.getByText('1,234,567')).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Rank after each round' })).toBeVisible();
  },
});

/** Before the first round there is no rank. */
export const None = meta.story({
  parameters: { picture: { disable: true } },
  args: { ranks: fromNetwork((edition) => signedIn(preSeason(edition)), nothingOf(ranksIn)) },
  play: async ({ args, canvas }) => {
    await expect(args.ranks).toEqual([]);
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
});

/** One rank is no line. */
export const FirstRound = meta.story({
  parameters: { picture: { disable: true } },
  args: { ranks: [{ roundNumber: 1, rank: 40 }] },
  play: ({ canvas }) => expect(canvas.queryByRole('figure')).toBeNull(),
});

export const PseudoLocale = WholeSeason.extend(inPseudoLocale);

export const At320 = WholeSeason.extend(at320);

async function ranksIn(network: StoryNetwork): Promise<RankLineProps['ranks']> {
  return (await fetchRanking(network)).ownRanks.map(({ roundId, rank }) => ({ roundNumber: roundId, rank }));
}
