import { historicRound, newUser } from '@rugby/mocks/scenarios/scenarios';
import { expect, within } from 'storybook/test';
import { expectGone, expectPitch, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Flows/Name your team',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

export const Named = meta.story({
  ...showRoute('/my-team', { world: historicRound }),
  play: async ({ step, userEvent }) => {
    const field = async () => within(await findDialog('Name your team')).getByLabelText('Team name');
    const rename = async (name: string) => {
      await userEvent.clear(await field());
      await userEvent.type(await field(), `${name}{Enter}`);
    };
    await expectPitch();
    await press('Name your team');
    await step('a name with a word that is not allowed is refused below the field', async () => {
      await rename('The Dunce');
      await expectShown(/a word that is not allowed here/);
    });
    await step('another one is saved, and nothing of the team changes', async () => {
      await rename('Ruck and Roll');
      await expectShown('Your team is called Ruck and Roll now.');
      await expectGone('Save name', 'Not saved');
    });
    await step('it is there when the dialog is opened again', async () => {
      await press('Name your team');
      await expect(await field()).toHaveValue('Ruck and Roll');
    });
  },
});

/** A team exists from its first save. */
export const NoTeamYet = meta.story({
  ...showRoute('/my-team', { world: newUser }),
  play: async () => {
    await press('Got it');
    await press('Close');
    await expectPitch();
    await expectShown('Save receipts');
    await expectGone('Name your team');
  },
});
