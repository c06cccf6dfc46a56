import { getInvites } from '@rugby/domain/contract/league/leagueInvites';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { type StoryNetwork, valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { InviteCard, type InviteCardProps } from './InviteCard.tsx';

async function firstInvite(network: StoryNetwork) {
  const [invite] = valueOrThrow(await network.send(getInvites, { query: {} })).invites;
  if (invite === undefined) throw new Error('The world has no invite.');
  return invite;
}

const args: InviteCardProps = {
  invite: fromNetwork(historicRound, firstInvite),
  startRound: 7,
  onAccept: fn(answerLater(undefined)),
  onDecline: fn(answerLater(undefined)),
};
const meta = preview.meta({ component: InviteCard, args });
const noPicture = { picture: { disable: true } } as const;

/** The league, its start round, who invites, and the two answers. */
export const Default = meta.story({
  play: async ({ args: { invite }, canvas }) => {
    const { league, invitedBy } = invite;
    await expect(canvas.getByRole('heading', { name: league.name })).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveTextContent(`Invited by ${invitedBy?.displayName}`);
    await expect(canvas.getByText('From round 7')).toBeVisible();
    for (const answer of ['Accept', 'Decline'])
      await expect(canvas.getByRole('button', { name: `${answer} the invite to ${league.name}` })).toHaveTextContent(answer);
  },
});

/** The account of the one who invited is deleted. */
export const WithoutInviter = meta.story({
  args: { invite: fromNetwork(historicRound, async (network) => ({ ...(await firstInvite(network)), invitedBy: null })) },
});

export const Pending = meta.story({
  parameters: noPicture,
  args: { onAccept: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Accept/ }));
    await expect(canvas.getByRole('button', { name: /^Decline/ })).toBeDisabled();
  },
});

export const ByKeyboard = meta.story({
  parameters: noPicture,
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    invite: fromNetwork(historicRound, async (network) => {
      const invite = await firstInvite(network);
      return {
        ...invite,
        league: { ...invite.league, name: 'The Worshipful Company of Tighthead Props' },
        invitedBy: { userId: 2, displayName: 'Tuipulotu-Fainga’anuku-Papalii' },
      };
    }),
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
