import { betweenRounds } from '@rugby/mocks/scenarios/scenarios';
import { expectShown } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Components', tags: ['!autodocs'], parameters: pageParameters });

/** Visitors see it without signing in. */
export const SignedOut = meta.story({
  ...showRoute('/components', { world: betweenRounds }),
  play: () => expectShown('Log in', 'LandingSteps'),
});
