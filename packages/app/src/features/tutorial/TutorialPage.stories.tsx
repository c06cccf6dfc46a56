import { betweenRounds, historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expectPitch, expectShown, findDialog, press } from '../../../../../.storybook/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Tutorial', tags: ['!autodocs'], parameters: pageParameters });

export const SignedOut = meta.story({
  ...showRoute('/fantasy_tutorial', { world: betweenRounds }),
  play: async () => {
    await findDialog('How to play');
  },
});

/** It leads on to the team of a user who is signed in. */
export const SignedIn = meta.story({
  ...showRoute('/fantasy_tutorial', { world: historicRound }),
  parameters: { picture: { disable: true } },
  play: async () => {
    await press('Close');
    await expectPitch();
  },
});

/** Others go on to the landing page. */
export const ClosedSignedOut = meta.story({
  ...showRoute('/fantasy_tutorial', { world: betweenRounds }),
  parameters: { picture: { disable: true } },
  play: async () => {
    await press('Close');
    await expectShown('Play now');
  },
});
