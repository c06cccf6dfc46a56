import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, userEvent } from 'storybook/test';
import { followBodies } from '../../../../../.storybook/network/followBodies.ts';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';
import { choose, expectShown } from '../../../../../.storybook/plays/onScreen.ts';
import { openSection } from '../../../../../.storybook/plays/openSection.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Flows/Change the supported squad',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

export const Changed = meta.story({
  name: 'The supported squad of the personal information is saved as that of the edition [A-086]',
  ...showRoute('/account', { world: historicRound }),
  play: async ({ globals }) => {
    const { supportedSquadField, brand } = storyEdition(globals);
    const form = await openSection('Personal information');
    await userEvent.click(form.getByRole('button', { name: /Supported squad/ }));
    await choose({ club: 'Crusaders', championship: 'Australia' }[brand]);
    const sent = followBodies();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expectShown('Personal Information has been updated');
    await expect(sent.bodies()).toContainEqual({ [supportedSquadField]: 2 });
    sent.stop();
  },
});
