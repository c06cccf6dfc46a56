import { loading, slow } from '@rugby/mocks/handlers/states';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import { historicRound, newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { answerOf } from '../../../../../.storybook/network/callState.ts';
import { fromNetwork, fromSlowNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerArrives } from '../../../../../.storybook/network/LateArgs.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { type StoryNetwork, valueOrThrow } from '../../../../../.storybook/network/storyNetwork.ts';
import { YourLeagues, type YourLeaguesProps } from './YourLeagues.tsx';

const countsIn = async (network: StoryNetwork) => valueOrThrow(await network.send(getDashboard, {}));

const answeredCounts = answerOf((network) => network.send(getDashboard, {}));

const args: YourLeaguesProps = { counts: fromNetwork(historicRound, countsIn) };
const meta = preview.meta({ component: YourLeagues, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4 leagues', '2']);
  },
});

export const None = meta.story({ args: { counts: fromNetwork(newUser, countsIn) } });

export const Loading = meta.story({ args: { counts: fromNetwork(historicRound, answeredCounts, ...loading(getDashboard)) } });

export const Slow = meta.story({
  parameters: { picture: { disable: true } },
  args: {
    counts: fromSlowNetwork(historicRound, answeredCounts, ...slow(getDashboard, 100)),
  },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.queryByText('4 leagues')).toBeNull();
    await answerArrives({ loaded });
    await expect(await canvas.findByText('4 leagues')).toBeVisible();
  },
});

export const LongText = meta.story({ args: { counts: { numLeagues: 1316, numManagedLeagues: 1204 } } });

export const PseudoLocale = Default.extend({ ...inPseudoLocale, play: async () => {} });

export const At320 = LongText.extend({ ...at320 });
