import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expectPitch, expectShown, findDialog, press, pressOnPitch } from '../../../../../.storybook/onScreen.ts';
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
    await step('choose the booster', async () => {
      await press('Boosters');
      await findDialog('Boosters');
      await press('Use Co-captain');
      await expectShown('Please select a player');
    });
    await step('be told that the captain cannot have it', async () => {
      await pressOnPitch(/not for this booster/);
      await findDialog('Not for your captain');
      await press('Choose another');
    });
    await step('apply it to another player', async () => {
      await pressOnPitch(/can be picked/);
      await press('Confirm');
      await findDialog(/^Co-captain is on/);
      await press('Done');
      await expectShown(/^Co-captain is on /);
    });
    await step('take it back', async () => {
      await press('Boosters');
      await press('Reset Co-captain');
      await findDialog('Are You Sure?');
      await press('Reset booster');
      await expectShown('3 boosters ready, unlimited transfers');
    });
  },
});
