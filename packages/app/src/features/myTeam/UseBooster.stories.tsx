import { historicRound } from '@rugby/mocks/scenarios/scenarios';
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
  title: 'Flows/Use a booster',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

/** A co-captain is refused for the captain, applied to another player, and taken back. */
export const CoCaptain = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  play: async ({ step }) => {
    await expectPitch();
    await step('choose the booster, and be asked for a player [G-123, G-277, G-371]', async () => {
      await press('Boosters');
      await findDialog('Boosters');
      // The season has only group rounds, as the championship has: no booster returns.
      await expectShown('What you do not use in this stage is lost.');
      await press('Use Co-captain');
      await expectShown('Please select a player');
      const spoken = [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
      await expect(spoken.filter((text) => text.includes('Please select a player'))).not.toEqual([]);
    });
    await step('no other can be chosen meanwhile [G-286]', () => expectGone('Boosters'));
    await step('read that the captain cannot have it [G-107, G-292]', async () => {
      await pressOnPitch(/not for this booster/);
      await findDialog('Not for your captain');
      await press('Choose another');
    });
    await step('give it up, and choose it again [G-281]', async () => {
      await pressOnPitch(/can be picked/);
      await press('Cancel');
      await expectGone('Confirm');
      await press('Boosters');
      await press('Use Co-captain');
      await expectShown('Please select a player');
    });
    await step('apply it to another player [G-105, G-280, G-293]', async () => {
      await pressOnPitch(/can be picked/);
      await expectShown(/^Co-captain on /);
      await press('Confirm');
      await findDialog(/^Co-captain is on/);
      await press('Done');
      await expectGone('Done', 'Please select a player');
    });
    await step('go on from the pitch with the keyboard', expectFocusOnPitch);
    await step('take it back, so that it can be used again [G-106, G-279]', async () => {
      await press('Boosters');
      await press('Reset Co-captain');
      await findDialog('Are You Sure?');
      await press('Reset booster');
      await expectGone('Are You Sure?');
      await expectFocusOnPitch();
      await press('Boosters');
      await press('Use Co-captain');
      await expectShown('Please select a player');
    });
  },
});

/** One press puts it on the captain. */
export const TripleCaptain = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  play: async ({ step }) => {
    await expectPitch();
    await step('it is on the captain at once [G-278]', async () => {
      await press('Boosters');
      await press('Use Triple Captain');
      await findDialog(/^Triple Captain is on/);
      await press('Done');
      await expectGone('Done');
      await pressOnPitch(/, triple captain/);
      await expectShown('Captain');
    });
  },
});

/** It leads into transfer mode, and is set together with the exchanged players. */
export const Limitless = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  play: async ({ step }) => {
    await expectPitch();
    await step('choose it, and be asked for players [G-275, G-276, G-370]', async () => {
      await press('Boosters');
      await findDialog('Boosters');
      await press('Use Limitless');
      await expectShown('Please select players');
      await expectGone('Please select a player');
      const spoken = [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
      await expect(spoken.filter((text) => text.includes('Please select players'))).not.toEqual([]);
    });
    await step('the budget of the round has no limit [G-260]', () => expectShown('No budget limit in this round'));
    await step('exchange a player and confirm both [G-282]', async () => {
      await pressOnPitch(/press to transfer out/);
      await expectGone('Please select players');
      await expectShown('Out');
      if (window.innerWidth < 700) await press('Players');
      await press(/^Price, sorted, highest first/);
      await press(/^Add /);
      await expectShown('Your transfer is ready to confirm');
      await press('Confirm');
      await findDialog('Limitless is on');
      await press('Done');
      await expectGone('Done', 'Limitless', 'In');
    });
  },
});

/** The dialog was opened by another dialog: no button gets the focus back. */
async function expectFocusOnPitch(): Promise<void> {
  await waitFor(() => expect(document.activeElement?.closest('[data-jersey]')).not.toBeNull());
}
