import { offSeason } from '@rugby/mocks/scenarios/scenarios';
import { expectGone, expectShown } from '../../../../../.storybook/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Off season', tags: ['!autodocs'], parameters: pageParameters });

/** There is nothing to join or to play before the next season is announced. */
export const NoSeason = meta.story({
  ...showRoute('/', { world: offSeason }),
  play: async () => {
    await expectShown('Boots off.', 'Pre-Register');
    await expectGone('Play now');
  },
});
