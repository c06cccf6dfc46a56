import { registerForGame } from '@rugby/domain/contract/account/user';
import { otherEditionOf, type Edition } from '@rugby/domain/editions';
import { aUser } from '@rugby/mocks/builders/user';
import { failed, loading } from '@rugby/mocks/handlers/states';
import { newUser } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect, screen, userEvent } from 'storybook/test';
import { followBodies } from '../../../../../.storybook/network/followBodies.ts';
import { expectPitch, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { expectTermsOf } from '../../../../../.storybook/plays/registrationOnScreen.ts';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({ title: 'Flows/Join the other edition', tags: ['!autodocs'], parameters: pageParameters });

/** A user of one edition opens the other: its game is not loaded before its terms are accepted. */
export const AsksForTerms = meta.story({
  ...showRoute('/my-team', { world: ofOtherEdition }),
  play: async ({ step, globals }) => {
    await findDialog(/^Play /);
    await step('the terms are those of the edition [G-007, A-170]', () => expectTermsOf(storyEdition(globals)));
    await step('the game is not there yet [A-186]', async () => {
      await expect(document.querySelector('[data-jersey]')).toBeNull();
      await expect(await screen.findByRole('button', { name: 'Join the game' })).toBeDisabled();
    });
  },
});

/** One confirmation, and the game loads. */
export const Joins = meta.story({
  ...showRoute('/my-team', { world: ofOtherEdition }),
  parameters: { picture: { disable: true } },
  play: async ({ globals, step }) => {
    await findDialog(/^Play /);
    await userEvent.click(await screen.findByRole('checkbox', { name: /I accept/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Rugby Australia' }));
    const sent = followBodies();
    await press('Join the game');
    await step('the game loads [A-170, A-186, A-309]', async () => {
      await findDialog('The players are here');
      await expectPitch();
    });
    await step('the squad is sent as that of the edition, with the consents [A-309]', async () => {
      const { supportedSquadField } = storyEdition(globals);
      const user = aUser();
      await expect(sent.bodies()).toContainEqual({
        [supportedSquadField]: user[supportedSquadField],
        optInNzr: user.optInNzr,
        optInRugbyAu: !user.optInRugbyAu,
        optInSA: user.optInSA,
        terms: true,
      });
      sent.stop();
    });
  },
});

/** The server is gone: the error modal says so, and what was ticked stays. */
export const Fails = meta.story({
  ...showRoute('/my-team', { world: ofOtherEdition, network: failed(registerForGame, 503) }),
  play: async ({ step }) => {
    await findDialog(/^Play /);
    await userEvent.click(await screen.findByRole('checkbox', { name: /I accept/ }));
    await press('Join the game');
    await step('an error modal has the message [A-349, A-352]', async () => {
      await findDialog('Error');
      await expectShown('The game is busy right now. Please try again in a moment.');
      await press('Close', await findDialog('Error'));
      await expect(screen.getByRole('checkbox', { name: /I accept/ })).toBeChecked();
    });
  },
});

/** The server is slow. */
export const Joining = meta.story({
  ...showRoute('/my-team', { world: ofOtherEdition, network: loading(registerForGame) }),
  parameters: { picture: { disable: true } },
  play: async () => {
    await findDialog(/^Play /);
    await userEvent.click(await screen.findByRole('checkbox', { name: /I accept/ }));
    await press('Join the game');
    await expectShown('Joining');
  },
});

/** A user whose account plays the other edition only. */
function ofOtherEdition(edition: Edition): World {
  return { ...newUser(edition), user: aUser({ playedGames: [otherEditionOf(edition).playedGame] }) };
}
