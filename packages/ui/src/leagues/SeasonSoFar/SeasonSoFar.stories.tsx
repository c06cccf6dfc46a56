import { getLeagues } from '@rugby/domain/contract/league/leagues';
import { summarizeLeagues } from '@rugby/domain/game/leagues/summarizeLeagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { type StoryNetwork, valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { SeasonSoFar, type SeasonSoFarProps } from './SeasonSoFar.tsx';

const summaryIn = async (network: StoryNetwork) => {
  const summary = summarizeLeagues(valueOrThrow(await network.send(getLeagues, { query: {} })).leagues);
  if (summary === undefined) throw new Error('The user of the scenario has no rank in a league.');
  return summary;
};

const args: SeasonSoFarProps = {
  summary: fromNetwork(historicRound, summaryIn),
  round: { roundNumber: 6, isProvisional: false },
};
const meta = preview.meta({ component: SeasonSoFar, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(figures).toEqual([
      expect.stringMatching(/^\d+=? of \d+$/),
      expect.stringMatching(/^\d of 3$/),
      expect.stringMatching(/^\d+ points?$/),
    ]);
    await expect(canvas.getByText(/^Ranks are final for round 6\./)).toBeVisible();
  },
});

export const Provisional = meta.story({
  args: { round: { roundNumber: 6, isProvisional: true } },
  play: ({ canvas }) => expect(canvas.getByText(/^Points of round 6 may still change\./)).toBeVisible(),
});

/** A user who leads everywhere has no place left to win. */
export const InTheLead = meta.story({
  args: { summary: { best: { rank: 1, isTied: true, numRankedTeams: 48_310 }, numLed: 4, numRanked: 4, nearest: null } },
  play: ({ canvas }) => expect(canvas.queryByText('Nearest place to win')).toBeNull(),
});

export const UnknownRound = meta.story({ args: { round: undefined } });

export const PseudoLocale = Default.extend({ ...inPseudoLocale, play: async () => {} });

export const At320 = InTheLead.extend(at320);
