import { requestPasswordReset, resetPassword } from '@rugby/domain/contract/account/passwordReset';
import { tokenOfLink } from '@rugby/mocks/handlers/passwordReset';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen } from 'storybook/test';
import { followBodies } from '../../../../../.storybook/network/followBodies.ts';
import { expectShown, fillIn, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Reset password', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const address = `/reset-password?token=${tokenOfLink}`;
const tooMany = 'Too many attempts. Please try again in 5 minutes.';
const newPassword = { 'New password': 'Line-out2x', 'Confirm password': 'Line-out2x' };

export const FromLink = meta.story({
  ...showRoute(address, { world: betweenRounds }),
  play: async ({ step }) => {
    await step('the form for a new password opens over the landing page [A-015]', async () => {
      await findDialog('Choose a new password');
      await expect(screen.getByRole('button', { name: 'Play now', hidden: true })).toBeInTheDocument();
    });
  },
});

/** The new password opens the account, and the old one no longer does. */
export const SetAndLogIn = meta.story({
  name: 'A token in the path sets the new password [A-084, A-085]',
  ...showRoute(`/reset-password/${tokenOfLink}`, { world: betweenRounds }),
  parameters: noPicture,
  play: async ({ step }) => {
    const sent = followBodies();
    await setNewPassword();
    await step('the password was sent with its repetition and the token of the link [A-316]', async () => {
      const [password, confirmPassword] = Object.values(newPassword);
      await expect(sent.bodies()).toContainEqual({ password, confirmPassword, token: tokenOfLink });
      sent.stop();
    });
  },
});

/** Who is signed in is signed out by the reset, as everywhere else. */
export const WhileSignedIn = meta.story({
  name: 'A token in the query sets the new password [A-084, A-085]',
  ...showRoute(address, { world: historicRound }),
  parameters: noPicture,
  play: setNewPassword,
});

export const DeadLink = meta.story({
  ...showRoute('/reset-password?token=an-old-token', { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await sendNewPassword();
    await expectShown('This link does not work any more: it works once, for one hour. Ask for a new one.');
    await press('Get a new link');
    await findDialog('Reset your password');
  },
});

/** Without a token there is nothing to set, so the form asks where to send a link. */
export const WithoutToken = meta.story({
  ...showRoute('/reset-password', { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Reset your password');
    await askForLink();
    await findDialog('Email sent');
    await expectShown('m•••••e@example.org');
  },
});

export const ServerGone = meta.story({
  ...showRoute(address, { world: betweenRounds, network: offline(resetPassword) }),
  parameters: noPicture,
  play: async () => {
    await sendNewPassword();
    await expectShown('We could not reach the game. Check your connection, then try again.');
  },
});

export const ServerDown = meta.story({
  ...showRoute('/reset-password', { world: betweenRounds, network: failed(requestPasswordReset, 503) }),
  parameters: noPicture,
  play: async () => {
    await askForLink();
    await expectShown('The game is busy right now. Please try again in a moment.');
  },
});

export const Loading = meta.story({
  ...showRoute(address, { world: betweenRounds, network: loading(resetPassword) }),
  parameters: noPicture,
  play: async () => {
    await sendNewPassword();
    await expectShown('Setting');
  },
});

export const Slow = meta.story({
  ...showRoute(address, { world: betweenRounds, network: slow(resetPassword, 500) }),
  parameters: noPicture,
  play: async () => {
    await sendNewPassword();
    await expectShown('Setting');
    await findDialog('Log in');
  },
});

/** The reason stands above the form, whose answers are still there. */
export const Refused = meta.story({
  ...showRoute(address, { world: betweenRounds, network: refused(resetPassword, 429, 'rate-limited', tooMany) }),
  parameters: noPicture,
  play: async () => {
    await sendNewPassword();
    await expectShown(tooMany, 'Set new password');
    await expect(screen.getByLabelText(/^New password/, { selector: 'input' })).toHaveValue(newPassword['New password']);
  },
});

/** Any other address below leads to the landing page. */
export const OtherSubpath = meta.story({
  ...showRoute('/reset-password/one/two', { world: betweenRounds }),
  parameters: noPicture,
  play: () => expectShown('Play now'),
});

async function setNewPassword() {
  await findDialog('Choose a new password');
  await sendNewPassword();
  await findDialog('Log in');
  await expectShown('Your new password is configured! Please login with your new password.');
}

async function sendNewPassword() {
  await fillIn(newPassword);
  await press('Set new password');
}

async function askForLink() {
  await fillIn({ Email: 'mere@example.org' });
  await press('Send the link');
}
