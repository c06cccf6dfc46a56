import { expect } from 'storybook/test';
import { expectNothingCut } from '../../../../../.storybook/expectNothingCut.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/resilience.ts';
import { ContestNotice, type ContestNoticeProps } from './ContestNotice.tsx';

const args: ContestNoticeProps = { contest: 'cup', state: 'waiting', firstRound: 7 };
const meta = preview.meta({ component: ContestNotice, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/drawn at the kick-off of round 7. It takes at least 4 teams.$/)).toBeVisible();
  },
});

export const HeadToHead = meta.story({ args: { contest: 'head-to-head' } });

export const NotHeld = meta.story({ args: { state: 'not-held', firstRound: undefined } });

export const Off = meta.story({
  args: { state: 'off', firstRound: undefined },
  parameters: { picture: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This league plays no cup')).toBeVisible();
    await expect(canvas.getByText(/can switch it on in the settings/)).toBeVisible();
  },
});

export const LongText = HeadToHead.extend({ parameters: { picture: { disable: true } }, play: expectNothingCut });

export const PseudoLocale = Default.extend({ ...inPseudoLocale });

export const At320 = LongText.extend(at320);
