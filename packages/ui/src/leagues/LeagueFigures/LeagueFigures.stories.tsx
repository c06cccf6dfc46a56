import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { getDashboard } from '@rugby/domain/contract/dashboard';
import { loading } from '@rugby/mocks/handlers/states';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import { answerOf } from '../../../../../.storybook/network/callState.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320 } from '../../../../../.storybook/plays/resilience.ts';
import { LeagueFigures, type LeagueFiguresProps } from './LeagueFigures.tsx';

const args: LeagueFiguresProps = {
  title: 'Your leagues',
  figures: fromNetwork(historicRound, figuresIn),
};
const meta = preview.meta({ component: LeagueFigures, args });

export const Default = meta.story({});

export const WithNote = meta.story({ args: { children: 'Ranks are final for round 6.' } });

export const Loading = meta.story({ args: { figures: fromNetwork(historicRound, figuresIn, ...loading(getDashboard)) } });

export const LongText = meta.story({
  args: {
    title: 'Wie deine Mannschaft in ihren Ligen steht',
    figures: [{ label: 'Der beste Platz in einer Liga seit dem ersten Spieltag', value: '48,309= of 48,310' }],
  },
});

export const At320 = LongText.extend(at320);

async function figuresIn(network: StoryNetwork): Promise<LeagueFiguresProps['figures']> {
  const counts = await answerOf((one) => one.send(getDashboard, {}))(network);
  return [
    { label: 'In', value: counts && `${counts.numLeagues} leagues` },
    { label: 'Chairman of', value: counts && String(counts.numManagedLeagues) },
  ];
}
