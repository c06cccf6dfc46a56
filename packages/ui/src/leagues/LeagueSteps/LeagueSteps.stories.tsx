import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { at320, inPseudoLocale } from '../../../../../.storybook/plays/resilience.ts';
import { LeagueSteps } from './LeagueSteps.tsx';

const meta = preview.meta({ component: LeagueSteps });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const PseudoLocale = Default.extend({ ...inPseudoLocale });

export const At320 = Default.extend({ ...at320 });
