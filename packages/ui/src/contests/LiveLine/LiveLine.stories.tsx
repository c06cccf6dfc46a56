import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale, picturedInForcedColours } from '../../../../../.storybook/plays/resilience.ts';
import { LiveLine } from './LiveLine.tsx';

const meta = preview.meta({ component: LiveLine, args: { isLive: true, children: '4 and 2 left to play' } });

export const Default = meta.story({});

export const Over = meta.story({ args: { isLive: false, children: 'Final' } });

export const LongText = meta.story({ args: { children: '4 and 2 left to play. Level at 268. Captain 52 to 40' } });

export const ForcedColours = Default.extend(picturedInForcedColours);

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
