import { endPreRegistration, preRegister } from '@rugby/domain/contract/help/messages';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, offSeason } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, waitFor } from 'storybook/test';
import { followBodies } from '../../../../../.storybook/network/followBodies.ts';
import { closeMessages, expectGone, expectShown, fillIn, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({ title: 'Pages/Pre-registration', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/pre-registration';
const tooMany = 'Too many attempts. Please try again in 5 minutes.';

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
    await closeMessages();
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

export const Slow = meta.story({
  ...showRoute(path, { world: betweenRounds, network: slow(preRegister, 500) }),
  parameters: noPicture,
  play: async () => {
    await send();
    await expectShown('Loading...', 'Registration successful!');
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

export const Offline = meta.story({
  ...showRoute(path, { world: betweenRounds, network: offline(preRegister) }),
  parameters: noPicture,
  play: async () => {
    await send();
    await expectShown('We could not reach the game. Check your connection, then try again.', 'Try again');
  },
});

/** The server's reason takes the place of the form, whose answers are still there behind the button. */
export const Refused = meta.story({
  ...showRoute(path, { world: betweenRounds, network: refused(preRegister, 429, 'rate-limited', tooMany) }),
  parameters: noPicture,
  play: async () => {
    await send();
    await expectShown(tooMany);
    await press('Try again');
    await expect(screen.getByLabelText(/^Email/)).toHaveValue('mere@example.org');
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
