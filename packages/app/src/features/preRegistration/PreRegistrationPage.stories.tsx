import { endPreRegistration, preRegister } from '@rugby/domain/contract/help/messages';
import { failed, loading } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, offSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect, waitFor } from 'storybook/test';
import { followBodies } from '../../../../../.storybook/followBodies.ts';
import { expectGone, expectShown, fillIn, press } from '../../../../../.storybook/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({ title: 'Pages/Pre-registration', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/pre-registration';

async function send(): Promise<void> {
  await fillIn({ 'First name': 'Mere', 'Last name': 'Kahu', Email: 'mere@example.org' });
  await press('REGISTER YOUR INTEREST');
}

/** The form beside its picture. */
export const SignedOut = meta.story({
  ...showRoute(path, { world: offSeason }),
  play: () => expectShown('Be there from round one.', 'REGISTER YOUR INTEREST'),
});

export const SignedIn = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: () => expectShown('REGISTER YOUR INTEREST'),
});

export const Sent = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  play: async ({ globals, step }) => {
    const sent = followBodies();
    await send();
    await step('the names and the address are sent for the game of the edition [A-207, A-314]', async () => {
      const { playedGame: game } = storyEdition(globals);
      const answers = { firstName: 'Mere', lastName: 'Kahu', email: 'mere@example.org', game };
      await waitFor(() => expect(sent.bodies()).toContainEqual(answers));
      sent.stop();
    });
    await expectShown('Registration successful!', 'A confirmation is on its way to you. It says how to leave the list.');
    await expectGone('REGISTER YOUR INTEREST');
  },
});

export const Loading = meta.story({
  ...showRoute(path, { world: betweenRounds, network: loading(preRegister) }),
  parameters: noPicture,
  play: async () => {
    await send();
    await expectShown('Loading...');
  },
});

/** The answers are still there afterwards. */
export const Failed = meta.story({
  ...showRoute(path, { world: betweenRounds, network: failed(preRegister, 503) }),
  parameters: noPicture,
  play: async () => {
    await send();
    await expectShown('The game is busy right now. Please try again in a moment.');
    await press('Try again');
    await expectShown('REGISTER YOUR INTEREST');
  },
});

/** The link of the confirmation. */
export const LeftTheList = meta.story({
  ...showRoute(`${path}?unsubscribe=${'a'.repeat(43)}`, { world: offSeason }),
  play: async () => {
    await expectShown('Your address is off the list.');
    // Nor does the page ask for the name that it has just deleted.
    await expectGone('Be there from round one.');
  },
});

export const LeavingFailed = meta.story({
  ...showRoute(`${path}?unsubscribe=${'a'.repeat(43)}`, { world: offSeason, network: failed(endPreRegistration, 503) }),
  parameters: noPicture,
  play: () => expectShown('The game is busy right now. Please try again in a moment.', 'Try again'),
});
