import { live } from '@rugby/mocks/scenarios/scenarios';
import { currentRound } from '@rugby/domain/game/season/rounds';
import { fromSeason } from '../../../../../.storybook/network/fromNetwork.ts';
import { expectNothingCut } from '../../../../../.storybook/plays/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { LiveRanks } from './LiveRanks.tsx';

const meta = preview.meta({
  component: LiveRanks,
  args: {
    roundNumber: fromSeason(live, ({ rounds }) => currentRound(rounds)?.roundNumber ?? 0),
    isLive: true,
    changedAt: '19:42:08',
  },
});

export const Default = meta.story({});

/** Matches are over, corrections may still come. */
export const Provisional = meta.story({ args: { isLive: false, changedAt: undefined } });

export const LongText = meta.story({
  args: { changedAt: '7:42:08 in the evening, Pacific/Auckland' },
  parameters: { picture: { disable: true } },
  play: expectNothingCut,
});

export const PseudoLocale = Default.extend(inPseudoLocale);

export const At320 = LongText.extend(at320);
