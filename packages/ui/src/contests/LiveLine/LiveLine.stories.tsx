import { live } from '@rugby/mocks/scenarios/scenarios';
import { ownMeetingFrom } from '../../../../../.storybook/network/contestsFrom.ts';
import { fromNetwork } from '../../../../../.storybook/network/fromNetwork.ts';
import preview from '../../../../../.storybook/preview.tsx';
import type { StoryNetwork } from '../../../../../.storybook/network/storyNetwork.ts';
import { at320, inPseudoLocale, picturedInForcedColours } from '../../../../../.storybook/plays/resilience.ts';
import { sampleWords } from '../../words/sampleWords.ts';
import { playersLeftLine } from '../playersLeftLine.ts';
import { LiveLine } from './LiveLine.tsx';

const meta = preview.meta({ component: LiveLine, args: { isLive: true, children: fromNetwork(live, playersLeft) } });

export const Default = meta.story({});

export const Over = meta.story({ args: { isLive: false, children: 'Final' } });

export const LongText = meta.story({ args: { children: '4 and 2 left to play. Level at 268. Captain 52 to 40' } });

export const ForcedColours = Default.extend(picturedInForcedColours);

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);

/** Who of the user's meeting plays and is left to play. */
async function playersLeft(network: StoryNetwork): Promise<string> {
  const { home, away } = await ownMeetingFrom(network);
  return playersLeftLine(home, away, sampleWords);
}
