import { getRanking } from '@rugby/domain/contract/ranking';
import { failed, loading } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, fn } from 'storybook/test';
import { whileMissing } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { fetchRanking } from '../sampleRanking.ts';
import { FindUser, type FoundUsers } from './FindUser.tsx';

const onRetry = fn();

/** What is shown of a search without an answer. */
const missing = whileMissing<FoundUsers>((network) => network.send(getRanking, { query: { search: 'Ana' } }), {
  pending: { state: 'searching' },
  error: { state: 'failed', onRetry },
});

const meta = preview.meta({
  component: FindUser,
  args: {
    search: 'Ana',
    onSearch: fn(),
    maxLength: 40,
    found: fromNetwork(historicRound, (network) => findUsers(network, 'Ana')),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The first 5 users whose name begins like this');
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
  },
});

export const Idle = meta.story({ args: { search: '', found: { state: 'idle' } } });

export const Searching = meta.story({ args: { found: fromNetwork(historicRound, missing, ...loading(getRanking)) } });

export const NotFound = meta.story({
  args: { search: 'Zyx', found: fromNetwork(historicRound, (network) => findUsers(network, 'Zyx')) },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('No name begins like this.'),
});

/** A team has the name of its user until they choose another. */
export const TeamsNamedAsUsers = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    found: fromNetwork(historicRound, async (network) => {
      const found = await findUsers(network, 'Ana');
      if (found.state !== 'ready') return found;
      return { ...found, users: found.users.map((user) => ({ ...user, teamName: user.displayName })) };
    }),
  },
  play: async ({ canvas, args }) => {
    const [user] = args.found.state === 'ready' ? args.found.users : [];
    await expect(canvas.getAllByRole('link')[0]?.textContent).toBe(user?.displayName);
  },
});

export const Failed = meta.story({
  args: { found: fromNetwork(historicRound, missing, ...failed(getRanking, 503)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const LongNames = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    found: fromNetwork(historicRound, async (network) => {
      const found = await findUsers(network, 'Ana');
      if (found.state !== 'ready') return found;
      const names = {
        displayName: 'Tuipulotu-Fainga’anuku-Llanfairpwllgwyngyll',
        teamName: 'The Unstoppable Loose Forwards of the Night',
      };
      return { ...found, users: found.users.map((user) => ({ ...user, ...names, rank: 1_234_567, figure: 1_234_567 })) };
    }),
  },
});

export const ByKeyboard = meta.story({
  parameters: { picture: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Find a user by name' })).toHaveFocus();
    await userEvent.keyboard('b');
    await expect(args.onSearch).toHaveBeenLastCalledWith('b');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongNames.extend(at320);

async function findUsers(network: StoryNetwork, search: string): Promise<FoundUsers> {
  const { rankings, nextPage } = await fetchRanking(network, { search, limit: 5 });
  const users = rankings.map((row) => ({ ...row, figure: row.overallPoints, href: `/team/${row.userId}` }));
  return { state: 'ready', users, hasMore: nextPage };
}
