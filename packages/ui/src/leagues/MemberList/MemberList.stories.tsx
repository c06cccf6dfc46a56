import { getLeagueUsers } from '@rugby/domain/contract/league/leagueMembers';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { answerLater } from '../../../../../.storybook/network/answerLater.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { MemberList, type MemberListProps } from './MemberList.tsx';

const args: MemberListProps = {
  members: fromNetwork(
    historicRound,
    async (network) =>
      valueOrThrow(await network.send(getLeagueUsers, { params: { leagueId: leagueIds.managed }, query: {} })).users,
  ),
  userId: 1,
  managerId: 1,
  onRemove: fn(answerLater(undefined)),
  onHandOver: fn(answerLater(undefined)),
};
const meta = preview.meta({ component: MemberList, args });
const noPicture = { picture: { disable: true } } as const;

export const Default = meta.story({});

export const WithoutTeam = meta.story({
  parameters: noPicture,
  args: {
    members: [
      { userId: 1, displayName: 'Mere K', teamName: null, rank: null },
      { userId: 2, displayName: 'Tevita M', teamName: null, rank: null },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You, Chairman, no team yet')).toBeVisible();
    await expect(canvas.getByText('No team yet')).toBeVisible();
  },
});

/** A team has the name of its user until they choose another. */
export const TeamsNamedAsUsers = meta.story({
  parameters: noPicture,
  args: {
    members: [
      { userId: 1, displayName: 'Mere K', teamName: 'Mere K', rank: 2 },
      { userId: 2, displayName: 'Tevita M', teamName: 'Tevita M', rank: 1 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mere K').parentElement).toHaveTextContent(/^Mere KYou, Chairman, rank 2$/);
    await expect(canvas.getByText('Tevita M').parentElement).toHaveTextContent(/^Tevita MRank 1$/);
  },
});

/** Members who do not run the league see who is in it. */
export const ReadOnly = meta.story({ args: { userId: 9, onRemove: undefined, onHandOver: undefined } });

export const RemovalAsked = meta.story({
  args: { removeNote: sampleWords('leagues.members.codeNote') },
  parameters: { picture: { target: 'dialog' } },
  play: async ({ canvas }) => {
    const [remove] = canvas.getAllByRole('button', { name: /^Remove/ });
    if (remove) await userEvent.click(remove);
    await expect(await screen.findByText(/make a new code in the settings/)).toBeVisible();
  },
});

export const Refused = meta.story({
  parameters: noPicture,
  args: { onRemove: fn(answerLater('Only the Chairman of the league can do this.')) },
  play: async ({ canvas }) => {
    const [remove] = canvas.getAllByRole('button', { name: /^Remove/ });
    if (remove) await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Remove' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Only the Chairman of the league can do this.');
    await userEvent.click(screen.getByRole('button', { name: 'No, Cancel' }));
  },
});

export const ByKeyboard = meta.story({
  parameters: noPicture,
  play: async ({ args, step }) => {
    await step('handing over asks first', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Yes, Hand over' }));
      await expect(args.onHandOver).toHaveBeenCalledOnce();
    });
  },
});

export const LongText = meta.story({
  args: {
    members: [
      {
        userId: 2,
        displayName: 'Tuipulotu-Fainga’anuku-Papalii-Tuilagi',
        teamName: 'The Worshipful Company of Tighthead Props',
        rank: 48_310,
      },
      { userId: 3, displayName: 'Ana', teamName: null, rank: null },
    ],
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
