import { betweenRounds, offSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import { expectShown } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Pages/Rules',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

/** The rules open at the table of points. */
export const Default = meta.story({
  ...showRoute('/rules', { world: betweenRounds }),
  play: async () => {
    await expectShown('Scoring', 'Tries', 'Log in');
    await expect(document.querySelector('nav[aria-label="Help sections"] a[aria-current]')).not.toBeNull();
  },
});

export const OffSeason = meta.story({
  ...showRoute('/rules', { world: offSeason }),
  play: () => expectShown('Scoring', 'Tries'),
});
