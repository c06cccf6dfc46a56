import type { Edition } from '@rugby/domain/editions';
import { historicRound, midRound } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect, waitFor } from 'storybook/test';
import {
  expectGone,
  expectPitch,
  expectShown,
  findDialog,
  press,
  pressOnPitch,
} from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Flows/Parts of the team page',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

export const Parts = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  play: async ({ step }) => {
    await step('the page has a pitch of six rows, and a game bar [G-021, G-025]', async () => {
      await expectPitch();
      await expect(document.querySelectorAll('[role="grid"][aria-label="Your fifteen"] [role="row"]')).toHaveLength(6);
      await expect(document.querySelectorAll('section[aria-label="Game bar"]')).toHaveLength(1);
    });
    await step('no banner says that the round is live [G-037]', () => expectGone(/Round is now live/));
    await step('the game bar counts down to the start of the round [G-124]', async () => {
      await expectShown(/^Round 7 (in|starts in)$|^Starts in$/);
      await expect(document.querySelector('[role="timer"]')).toHaveTextContent('2 days, 4 hours, 17 minutes2d04h17m32s');
    });
    await step('the page has boosters [G-023]', async () => {
      await press('Boosters');
      await press('Close', await findDialog('Boosters'));
    });
    await step('the page has transfers, and a pool of players [G-022, G-024]', async () => {
      await press('Transfers');
      await expectShown('Transfer mode');
      await pressOnPitch(/press to transfer out/);
      // On a phone the pool opens from the prompt over the pitch.
      if (window.innerWidth < 700) await press('Players');
      await press(/^Add /);
      await expectShown(/^Review 1/);
    });
  },
});

export const Points = meta.story({
  name: 'The game bar shows the points of the round [G-121]',
  ...showRoute('/my-team', { world: scoring }),
  play: async () => {
    await expectPitch();
    const figure = () => document.querySelector('section[aria-label="Game bar"] dd')?.textContent;
    await waitFor(() => expect(figure()).toBe('52'));
  },
});

/** No two figures of the game bar are equal. */
function scoring(edition: Edition): World {
  const world = midRound(edition);
  return { ...world, gamebar: { ...world.gamebar, roundPoints: 52, totalPoints: 340 } };
}
