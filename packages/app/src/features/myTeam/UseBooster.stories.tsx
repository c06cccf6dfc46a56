import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, waitFor } from 'storybook/test';
import { expectGone, expectPitch, expectShown, findDialog, press, pressOnPitch } from '../../../../../.storybook/onScreen.ts';
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
    await step('choose the booster, and be asked for a player [G-123, G-371]', async () => {
      await press('Boosters');
      await findDialog('Boosters');
      await press('Use Co-captain');
      await expectShown('Please select a player');
      const spoken = [...document.querySelectorAll('output')].map(({ textContent }) => textContent);
      await expect(spoken.filter((text) => text.includes('Please select a player'))).not.toEqual([]);
    });
    await step('read that the captain cannot have it [G-107]', async () => {
      await pressOnPitch(/not for this booster/);
      await findDialog('Not for your captain');
      await press('Choose another');
    });
    await step('apply it to another player [G-105]', async () => {
      await pressOnPitch(/can be picked/);
      await press('Confirm');
      await findDialog(/^Co-captain is on/);
      await press('Done');
      await expectGone('Done', 'Please select a player');
    });
    await step('go on from the pitch with the keyboard', expectFocusOnPitch);
    await step('take it back, so that it can be used again [G-106]', async () => {
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

/** The dialog was opened by another dialog: no button gets the focus back. */
async function expectFocusOnPitch(): Promise<void> {
  await waitFor(() => expect(document.activeElement?.closest('[data-jersey]')).not.toBeNull());
}
