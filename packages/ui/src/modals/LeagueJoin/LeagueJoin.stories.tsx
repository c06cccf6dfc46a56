import { showLeagueByCode } from '@rugby/domain/contract/league/league';
import { failed, loading, refused, slow } from '@rugby/mocks/handlers/states';
import { codeOfLeague, leagueIds } from '@rugby/mocks/builders/leagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { answerOf, failureOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { leagueFrom } from '../../../../../.storybook/network/leagueFrom.ts';
import { LeagueJoin, type LeagueJoinProps } from './LeagueJoin.tsx';

const args: LeagueJoinProps = {
  league: fromNetwork(historicRound, leagueFrom(leagueIds.invited)),
  startRound: 7,
  href: '#league',
  onJoin: fn(),
  onClose: fn(),
};
const meta = preview.meta({ component: LeagueJoin, args });
const onRetry = fn();
const noLeague = 'No league has this code. Please check it.';
const findLeague = (network: StoryNetwork) =>
  network.send(showLeagueByCode, { params: { code: codeOfLeague(leagueIds.invited) } });
const leagueIn = async (network: StoryNetwork) => (await answerOf(findLeague)(network))?.league;
const noPicture = { picture: { disable: true } } as const;

export const Default = meta.story({});

/** The rounds are not known. */
export const UnknownRound = meta.story({
  parameters: noPicture,
  args: { startRound: undefined },
  play: async ({ step }) => {
    await step('the start round is -- [A-182]', async () => {
      await expect(await screen.findByText('--')).toBeVisible();
    });
  },
});

export const Joined = meta.story({
  args: { league: fromNetwork(historicRound, leagueFrom(leagueIds.member)) },
  play: async ({ step }) => {
    await step('who is a member already is led to the league [A-184]', async () => {
      await expect(await screen.findByRole('link', { name: 'View League' })).toHaveAttribute('href', '#league');
    });
  },
});

export const PublicLeague = meta.story({
  parameters: noPicture,
  args: {
    league: fromNetwork(historicRound, async (network) => ({
      ...(await leagueFrom(leagueIds.invited)(network)),
      privacy: 'public' as const,
    })),
  },
  play: async ({ args, step }) => {
    await step('its name and privacy are shown [A-181]', async () => {
      await expect(await screen.findByRole('heading', { name: args.league?.name ?? '' })).toBeVisible();
      await expect(screen.getByText('Privacy').nextElementSibling).toHaveTextContent('Public');
    });
  },
});

export const Loading = meta.story({ args: { league: fromNetwork(historicRound, leagueIn, ...loading(showLeagueByCode)) } });

export const Slow = meta.story({
  parameters: noPicture,
  args: { league: fromSlowNetwork(historicRound, leagueIn, ...slow(showLeagueByCode, 100)) },
  play: async ({ loaded }) => {
    await expect(screen.queryByText('Privacy')).toBeNull();
    await answerArrives({ loaded });
    await expect(await screen.findByText('Privacy')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Join' })).toBeEnabled();
  },
});

export const Failed = meta.story({
  args: {
    league: fromNetwork(historicRound, leagueIn, ...failed(showLeagueByCode, 503)),
    error: fromNetwork(historicRound, failureOf(findLeague), ...failed(showLeagueByCode, 503)),
    onRetry,
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  parameters: noPicture,
  args: {
    league: fromNetwork(historicRound, leagueIn, ...refused(showLeagueByCode, 404, 'not-found', noLeague)),
    error: fromNetwork(historicRound, failureOf(findLeague), ...refused(showLeagueByCode, 404, 'not-found', noLeague)),
  },
  play: async ({ step }) => {
    await step('while there is an error, nothing can be joined [A-351]', async () => {
      await expect(await screen.findByRole('button', { name: 'Join' })).toBeDisabled();
    });
  },
});

export const Pending = meta.story({
  parameters: noPicture,
  args: { isPending: true },
  play: async ({ args }) => {
    const join = await screen.findByRole('button', { name: /^Join/ });
    await userEvent.click(join);
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
});

export const ByKeyboard = meta.story({
  parameters: noPicture,
  play: async ({ args, step }) => {
    await step('who is no member yet can join [A-184]', async () => {
      const join = await screen.findByRole('button', { name: 'Join' });
      await expect(screen.queryByRole('link', { name: 'View League' })).toBeNull();
      join.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onJoin).toHaveBeenCalledOnce();
    });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    league: fromNetwork(historicRound, async (network) => ({
      ...(await leagueFrom(leagueIds.invited)(network)),
      name: 'The Worshipful Company of Tighthead Props',
      leagueManager: { userId: 2, displayName: 'Tuipulotu-Fainga’anuku-Papalii-Tuilagi', name: '' },
    })),
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
