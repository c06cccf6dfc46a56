import { betweenRounds, historicRound, offSeason } from '@rugby/mocks/scenarios/scenarios';
import { expectShown } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Not found', tags: ['!autodocs'], parameters: pageParameters });

/** Any path that matches no route. */
export const SignedOut = meta.story({
  ...showRoute('/no-such-page', { world: betweenRounds }),
  play: () => expectShown('404 Not Found', 'Log in'),
});

/** Below the address of a page, of several parts. */
export const SignedIn = meta.story({
  ...showRoute('/my-team/no/such-page', { world: historicRound }),
  parameters: { picture: { disable: true } },
  play: () => expectShown('404 Not Found', 'MK'),
});

/** Without a season every address leads to the landing page. */
export const OffSeason = meta.story({
  ...showRoute('/no-such-page', { world: offSeason }),
  parameters: { picture: { disable: true } },
  play: () => expectShown('Boots off.'),
});
