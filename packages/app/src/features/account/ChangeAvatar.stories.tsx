import { landscape } from '@rugby/mocks/builders/account';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, userEvent } from 'storybook/test';
import { expectShown, press } from '../../../../../.storybook/plays/onScreen.ts';
import { openSection } from '../../../../../.storybook/plays/openSection.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Flows/Change avatar',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

export const ChosenAndRemoved = meta.story({
  name: 'A picture of the device becomes the avatar, until it is removed [A-088]',
  ...showRoute('/account', { world: historicRound }),
  play: async ({ step }) => {
    const section = await openSection('Avatar');
    await step('it is saved with its message', async () => {
      const field = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (field === null) throw new Error('There is no field for a file.');
      field.removeAttribute('accept');
      const picture = await (await fetch(landscape)).blob();
      await userEvent.upload(field, new File([picture], 'landscape.svg', { type: 'image/svg+xml' }));
      await press('Save avatar');
      await expectShown('Your avatar has been updated');
    });
    await step('it is removed with its message', async () => {
      await press('Remove avatar');
      await expectShown('Your avatar has been removed');
      await expect(section.queryByRole('button', { name: 'Remove avatar' })).toBeNull();
    });
  },
});
