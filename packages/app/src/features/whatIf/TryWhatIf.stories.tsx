import { rulesBroken, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expectGone, expectPitch, expectShown, press, pressOnPitch } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({
  title: 'Flows/Try what if',
  tags: ['!autodocs'],
  parameters: { ...pageParameters, picture: { disable: true } },
});

/** Another captain and a booster in a round that was played, then everything as it was. */
export const AnotherCaptain = meta.story({
  ...showRoute('/what-if?round=8', { world: seasonOver }),
  play: async ({ step }) => {
    await expectPitch();
    await expectShown(/^Your team scored/);
    await step('make another player captain', async () => {
      await pressOnPitch(/^(?!.*captain)/);
      await press('Make captain');
      await expectShown(/^This team would have scored/, /^Captain: /);
    });
    await step('play a booster', async () => {
      await press('Boosters');
      await press('Use Triple Captain');
      await expectShown(/^Triple Captain/);
    });
    await step('reset', async () => {
      await press('Reset');
      await expectShown(/^Your team scored/);
    });
  },
});

/** New prices have put the saved team over its budget. */
export const OverBudgetByPrices = meta.story({
  ...showRoute('/what-if', { world: rulesBroken }),
  play: async ({ step }) => {
    await expectPitch();
    await step('the players of a phone do not say that a team which is only tried out cannot be saved [D18]', async () => {
      if (window.innerWidth >= 700) return;
      await press('Players');
      await expectShown('Budget left');
      await expectGone(/cannot be saved/);
    });
  },
});
