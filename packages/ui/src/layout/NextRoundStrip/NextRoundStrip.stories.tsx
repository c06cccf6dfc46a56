import { roundsFile } from '@rugby/domain/contract/rounds';
import { editions } from '@rugby/domain/editions';
import { failed, loading, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, inEdition, lastMatch, lockedRound, midRound, offSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { fromNetwork, fromSeason, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import { missingRound } from '../../../../../.storybook/network/missingRound.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { NextRoundStrip } from './NextRoundStrip.tsx';
import { nextRoundOf } from './sampleRounds.ts';

const onRetry = fn();

const meta = preview.meta({
  component: NextRoundStrip,
  args: { round: fromSeason(betweenRounds, nextRoundOf) },
  parameters: { frame: 'bleed' },
});

const shownRound = async (network: StoryNetwork) => nextRoundOf(await network.season());

export const Default = meta.story({});

export const Countries = meta.story({ args: { round: fromSeason(inEdition(editions.trc, betweenRounds), nextRoundOf) } });

export const LongNames = meta.story({
  args: {
    round: fromSeason(betweenRounds, (season) => {
      const round = nextRoundOf(season);
      if (round.state !== 'upcoming') return round;
      return { ...round, home: { ...round.home, name: 'Moana Pasifika' }, away: { ...round.away, name: 'Fijian Drua' } };
    }),
  },
});

export const Started = meta.story({ args: { round: fromSeason(midRound, nextRoundOf) } });

/** The last match of a round is being played: the next one belongs to another round. */
export const FollowingRound = meta.story({
  args: { round: fromSeason(lockedRound, nextRoundOf) },
  parameters: { picture: { disable: true } },
  play: ({ canvas }) => expect(canvas.getByText('Round 8 starts in')).toBeVisible(),
});

/** The last match of the season is being played. */
export const AllStarted = meta.story({
  args: { round: fromSeason(lastMatch, nextRoundOf) },
  play: ({ canvas }) => expect(canvas.getByText('Round 9 is under way. Its last match has kicked off.')).toBeVisible(),
});

export const Loading = meta.story({ args: { round: fromNetwork(betweenRounds, missingRound(onRetry), ...loading(roundsFile)) } });

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    round: fromSlowNetwork(betweenRounds, { waiting: missingRound(onRetry), answered: shownRound }, ...slow(roundsFile, 100)),
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByText(/starts in$/)).toBeNull();
    await answerArrives({ loaded });
    await expect(await canvas.findByText(/starts in$/)).toBeVisible();
  },
});

export const None = meta.story({ args: { round: fromSeason(offSeason, nextRoundOf) } });

export const Failed = meta.story({
  args: { round: fromNetwork(betweenRounds, missingRound(onRetry), ...failed(roundsFile, 503)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
});
