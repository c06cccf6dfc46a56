import { newUser } from '@rugby/mocks/scenarios/scenarios';
import { expectGone, expectPitch, expectShown, findDialog, press, pressOnPitch } from '../../../../../.storybook/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Flows/Pick a team',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

/** Pick a player, fill the rest, choose a captain, save. */
export const PickCaptainSave = meta.story({
  ...showRoute('/my-team', { world: newUser }),
  play: async ({ step }) => {
    await step('read the notice and close the tutorial', async () => {
      await press('Got it');
      await press('Close');
      await expectPitch();
    });
    await step('pick a hooker', async () => {
      await pressOnPitch(/^Hooker/);
      await press(/^Add /);
      await expectShown('Pick 14 more players');
    });
    await step('fill the other places', async () => {
      await press('Autofill');
      await expectShown('Not saved');
      await expectGone(/^Pick \d+ more/);
    });
    await step('choose the captain', async () => {
      await pressOnPitch(/^(?!.*captain)/);
      await press('Make captain');
    });
    await step('save', async () => {
      await press('Save team');
      await findDialog('Review your team');
      await press('Save team');
      await findDialog('Your team is in');
      await expectShown(/^Saved by the server .*, version 1$/);
      await press('Done');
      await expectShown(/^Saved /);
    });
  },
});
