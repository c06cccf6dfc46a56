import { getRanking } from '@rugby/domain/contract/ranking';
import { loading, slow } from '@rugby/mocks/handlers/states';
import { historicRound, live } from '@rugby/mocks/scenarios/scenarios';
import { expect, waitFor } from 'storybook/test';
import { whileMissing } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { fetchRanking } from '../sampleRanking.ts';
import { YourPlace, type OwnPlace, type YourPlaceContents } from './YourPlace.tsx';

const meta = preview.meta({
  component: YourPlace,
  args: { contents: fromNetwork(historicRound, (network) => placeIn(network)) },
});

/** A ranking that fails has its own message, beside which no place is shown. */
const missing: Readonly<Record<'pending' | 'error', YourPlaceContents>> = {
  pending: { state: 'loading' },
  error: { state: 'none' },
};

const missingPlace = whileMissing((network) => network.send(getRanking, { query: {} }), missing);

export const Default = meta.story({
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Your place' });
    await expect(section).toHaveTextContent(/1,204=? of 2,100/);
    await expect(canvas.getByRole('figure', { name: 'Rank after each round' })).toBeVisible();
    await expect(section).toHaveTextContent(/To pass .+ in place 1,1\d\d=?\d+ points?/);
  },
});

/** While a round is played: provisional, with the players left to play and the projected points. */
export const Live = meta.story({
  args: {
    contents: fromNetwork(live, (network) =>
      placeIn(network, {
        next: { teamName: 'Kick It Dead', rank: 1203, isTied: false, playersLeft: 2 },
        projectedFinish: { rank: 7, isTied: false },
      }),
    ),
  },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Your place' });
    await expect(section).toHaveTextContent(/of 2,100, provisional/);
    await expect(section).toHaveTextContent(/\d+ places? (won|lost) since kick-off/);
    await expect(section).toHaveTextContent(/To pass Kick It Dead in place 1,203/);
    await expect(section).toHaveTextContent(/Players left to play: you have \d+, they have 2\./);
    await expect(section).toHaveTextContent(/Projected finish: place 7, with [\d,]+ points\./);
  },
});

export const InTheLead = meta.story({
  args: { contents: fromNetwork(historicRound, (network) => placeIn(network, { rank: 1, isTied: false, pointsToPass: null })) },
  play: ({ canvas }) => expect(canvas.getByText('You are in the lead.')).toBeVisible(),
});

/** By averages no number of points passes a team, so none is named. */
export const ByAverage = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    contents: fromNetwork(historicRound, async (network) => placeIn(network, {}, { stat: 'averagePoints' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your place' })).toHaveTextContent(/of 2,100/);
    await expect(canvas.queryByText('You are in the lead.')).toBeNull();
  },
});

/** Who joins a league by an invite has no team yet. */
export const NoTeam = meta.story({
  args: { contents: { state: 'no-team', href: '/my-team' } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Pick your team' })).toHaveAttribute('href', '/my-team'),
});

export const NotRanked = meta.story({ args: { contents: { state: 'none' } } });

export const Loading = meta.story({
  args: {
    contents: fromNetwork(historicRound, missingPlace, ...loading(getRanking)),
  },
});

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: { contents: fromSlowNetwork(historicRound, { waiting: missingPlace, answered: placeIn }, ...slow(getRanking, 100)) },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByText(/of 2,100/)).toBeNull();
    await answerArrives({ loaded });
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your place' })).toHaveTextContent(/1,204=? of 2,100/));
  },
});

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    contents: fromNetwork(live, (network) =>
      placeIn(network, {
        rank: 1_234_567,
        numTeams: 12_345_678,
        next: {
          teamName: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
          rank: 1_234_566,
          isTied: true,
          playersLeft: 15,
        },
      }),
    ),
  },
});

export const PseudoLocale = Live.extend(inPseudoLocale);

export const At320 = LongNames.extend(at320);

async function placeIn(network: StoryNetwork, changed: Partial<OwnPlace> = {}, query = {}): Promise<YourPlaceContents> {
  const { user, next, ownRanks, numTeams, isProvisional } = await fetchRanking(network, query);
  if (user === null) return { state: 'none' };
  const { rank, isTied, placesWon, placesWonSinceKickOff, pointsToPass, playersToPlay, projectedPoints } = user;
  const place: OwnPlace = {
    rank,
    isTied,
    numTeams,
    isProvisional,
    sinceRound: placesWon === null ? null : { won: placesWon, roundNumber: 5 },
    sinceKickOff: placesWonSinceKickOff,
    ranks: ownRanks.map(({ roundId, rank: after }) => ({ roundNumber: roundId, rank: after })),
    pointsToPass,
    playersLeft: playersToPlay,
    projectedPoints,
    ...(next !== null && {
      next: { teamName: next.teamName, rank: next.rank, isTied: next.isTied, playersLeft: next.playersToPlay },
    }),
    ...changed,
  };
  return { state: 'ready', place };
}
