import { betweenRounds, historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expectShown } from '../../../../../.storybook/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Rules', tags: ['!autodocs'], parameters: pageParameters });

export const SignedOut = meta.story({
  ...showRoute('/rules', { world: betweenRounds }),
  play: () => expectShown('Match rules', 'Log in'),
});

export const SignedIn = meta.story({
  ...showRoute('/rules', { world: historicRound }),
  parameters: { picture: { disable: true } },
  play: () => expectShown('Match rules', 'MK'),
});
