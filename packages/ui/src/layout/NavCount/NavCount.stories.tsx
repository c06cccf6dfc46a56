import { getDashboard } from '@rugby/domain/contract/dashboard';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type StoryNetwork, valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { NavCount } from './NavCount.tsx';

const meta = preview.meta({ component: NavCount, args: { value: fromNetwork(historicRound, invitesIn), label: 'invites' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2')).toBeVisible();
    await expect(canvas.getByText('invites')).toBeInTheDocument();
  },
});

export const LongText = meta.story({ args: { value: 128, label: 'invites that wait for an answer' } });

/** How many invites wait for the user's answer. */
async function invitesIn(network: StoryNetwork): Promise<number> {
  return valueOrThrow(await network.send(getDashboard, {})).numInvites;
}
