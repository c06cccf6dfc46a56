import { getLeagues } from '@rugby/domain/contract/league/leagues';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { leagueFrom } from '../../../../../.storybook/network/leagueFrom.ts';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { LeagueCard, type LeagueCardProps } from './LeagueCard.tsx';

const args: LeagueCardProps = {
  league: fromNetwork(historicRound, leagueFrom(leagueIds.member)),
  userId: 1,
  startRound: 1,
  roundBefore: 5,
  ranks: fromNetwork(historicRound, async (network) => {
    const { leagues } = valueOrThrow(await network.send(getLeagues, { query: {} }));
    const line = leagues.find(({ id }) => id === leagueIds.member)?.ownRanks ?? [];
    return line.map(({ roundId, rank }) => ({ roundNumber: roundId, rank }));
  }),
  href: '#ladder',
  leadsTo: 'table',
};
const meta = preview.meta({ component: LeagueCard, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ladder of Harbour Bridge Office' })).toHaveAttribute('href', '#ladder');
    await expect(canvas.queryByText('Not started yet')).toBeNull();
    await expect(canvas.getByText(/since round 5$/)).toBeVisible();
    await expect(canvas.getByText(/^\d+ points? to pass \p{L}/u)).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Rank after each round' })).toBeVisible();
  },
});

/** The user shares the first rank. */
export const InTheLead = meta.story({
  args: {
    league: fromNetwork(historicRound, async (network) => ({
      ...(await leagueFrom(leagueIds.member)(network)),
      rank: 1,
      isTied: true,
      pointsToPass: null,
      nextTeamName: null,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1=')).toBeVisible();
    await expect(canvas.getByText('You are in the lead.')).toBeVisible();
  },
});

/** A member without a team, or whose team has not played yet, has no rank: the rank is one among the others. */
export const MembersWithoutRank = meta.story({
  args: {
    league: fromNetwork(historicRound, async (network) => ({
      ...(await leagueFrom(leagueIds.member)(network)),
      rank: 1,
      numTeams: 2,
      numRankedTeams: 1,
    })),
  },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 teams')).toBeVisible();
    await expect(canvas.getByText('of 1')).toBeVisible();
  },
});

/** A member without a team, in a league that has started. */
export const WithoutTeam = meta.story({
  args: {
    ranks: [],
    league: fromNetwork(historicRound, async (network) => ({
      ...(await leagueFrom(leagueIds.member)(network)),
      rank: null,
      prevRank: null,
      pointsToPass: null,
    })),
  },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rank yet')).toBeVisible();
    await expect(canvas.queryByText(/^Starts in round/)).toBeNull();
  },
});

/** Another server may leave out whom the points pass. */
export const UnknownNextTeam = meta.story({
  args: {
    league: fromNetwork(historicRound, async (network) => ({
      ...(await leagueFrom(leagueIds.member)(network)),
      nextTeamName: null,
    })),
  },
  parameters: { picture: { disable: true } },
  play: ({ canvas }) => expect(canvas.getByText(/^\d+ points? to the next place$/)).toBeVisible(),
});

/** In the first round there is none against which a rank moves. */
export const FirstRound = meta.story({
  args: {
    league: fromNetwork(historicRound, async (network) => ({ ...(await leagueFrom(leagueIds.member)(network)), prevRank: null })),
    roundBefore: undefined,
    ranks: [{ roundNumber: 1, rank: 10 }],
  },
  parameters: { picture: { disable: true } },
  play: ({ canvas }) => expect(canvas.queryByText(/since round/)).toBeNull(),
});

export const Scheduled = meta.story({
  args: {
    league: fromNetwork(historicRound, leagueFrom(leagueIds.scheduled)),
    startRound: 8,
    ranks: [],
    href: '#settings',
    leadsTo: 'settings',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts in round 8')).toBeVisible();
    await expect(canvas.getByText('You can still change it')).toBeVisible();
  },
});

export const UnknownRound = Scheduled.extend({ args: { startRound: undefined }, play: async () => {} });

export const LongText = meta.story({
  args: {
    league: fromNetwork(historicRound, async (network) => ({
      ...(await leagueFrom(leagueIds.large)(network)),
      name: 'The Worshipful Company of Tighthead Props',
      rank: 48_309,
      prevRank: 48_310,
      numTeams: 48_310,
      numRankedTeams: 48_310,
      nextTeamName: 'The Grand Old Duke of York’s Reserves',
    })),
    ranks: Array.from({ length: 16 }, (_, index) => ({ roundNumber: index + 1, rank: 1200 + index * 3140 })),
  },
});

export const PseudoLocale = Default.extend({ ...inPseudoLocale });

export const At320 = LongText.extend(at320);
