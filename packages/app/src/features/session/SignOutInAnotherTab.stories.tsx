import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expectGone, expectPitch, expectShown } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Flows/Sign out in another tab',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

/** The account page shows nothing of the user when it is looked at again, and does not ask to log in. */
export const OverTheAccount = meta.story({
  ...showRoute('/account', { world: historicRound }),
  play: async ({ step }) => {
    await expectShown('Personal information');
    lookAgainSignedOut();
    await step('as for a visitor who is signed out [A-221]', async () => {
      await expectShown('Play now');
      await expectGone('My Account', 'Personal information', 'Forgot your password?');
    });
  },
});

/** So does the team page. */
export const OverTheTeam = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  play: async () => {
    await expectPitch();
    lookAgainSignedOut();
    await expectShown('Play now');
  },
});

function lookAgainSignedOut(): void {
  document.cookie = 'signed_in=; Path=/; Max-Age=0';
  document.dispatchEvent(new Event('visibilitychange'));
}
