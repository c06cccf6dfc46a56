import { rulesBroken } from '@rugby/mocks/scenarios/scenarios';
import { expect } from 'storybook/test';
import {
  expectGone,
  expectNoDialog,
  expectPitch,
  expectShown,
  findDialog,
  press,
} from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Flows/Keep a team that breaks a rule', tags: ['!autodocs'], parameters: pageParameters });
const label = 'Your team and the rules';

/** An import has moved a player of the team, and made the team dearer than its budget. */
export const AfterAnImport = meta.story({
  ...showRoute('/my-team', { world: rulesBroken }),
  play: async () => {
    await expectPitch();
    await expectShown('Still valid');
  },
});

export const SaidOnce = meta.story({
  ...showRoute('/my-team', { world: rulesBroken }),
  parameters: { picture: { disable: true } },
  play: async ({ canvas, step, userEvent }) => {
    await expectPitch();
    await step('which squad has too many, and that they may stay [G-328]', async () => {
      await expect(await canvas.findByRole('region', { name: label })).toHaveTextContent(/allowed.*add/);
    });
    await step('closed, the next one: how far the team is over its budget [D18]', async () => {
      await press('Close');
      // The squad that has too many has them from countries of the championship that have too few now.
      if (canvas.queryAllByText(/too few/i).length > 0) await press('Close');
      await expect(await canvas.findByRole('region', { name: label })).toHaveTextContent(/0\.6 ?m(illion)? over/);
    });
    await step('the players of a phone do not say that the team cannot be saved', async () => {
      if (window.innerWidth >= 700) return;
      await press('Players');
      await findDialog(/./);
      await expectShown('Budget left');
      await expectGone(/cannot be saved/);
      await userEvent.keyboard('{Escape}');
      await expectNoDialog();
    });
    await step('closed, nothing', async () => {
      await press('Close');
      await expectGone('Still valid');
    });
  },
});
