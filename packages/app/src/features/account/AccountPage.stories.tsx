import { getDeletionPreview, getSessions, updateUser } from '@rugby/domain/contract/account/account';
import { getSeasonReview } from '@rugby/domain/contract/review';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, newUser, variedRounds } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { expectGone, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import { openSection } from '../../../../../.storybook/plays/openSection.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Account', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/account';

/** A signed-out user is asked to log in, on the landing page. */
export const SignedOut = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Log in');
  },
});

export const Default = meta.story({
  ...showRoute(path, { world: historicRound }),
  play: async () => {
    await expectShown('My Account', 'Personal information', 'Notifications', 'Avatar', 'Log out', 'Delete account');
  },
});

export const PersonalInformationChanged = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    const form = await openSection('Personal information');
    await step('the form is disabled until something is changed [A-092]', async () => {
      await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
      await expect(form.getByText('Nothing changed.')).toBeVisible();
    });
    await retype(form.getByRole('textbox', { name: 'First name' }), 'Ana');
    await step('it is saved with its message [A-086, A-093]', async () => {
      await expect(form.getByText('1 change: First name.')).toBeVisible();
      await userEvent.click(form.getByRole('button', { name: 'Save' }));
      await expectShown('Personal Information has been updated');
      await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
      await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
    });
  },
});

export const PersonalInformationInvalid = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    const form = await openSection('Personal information');
    await retype(form.getByRole('textbox', { name: /Date of birth/ }), '01012024');
    await userEvent.tab();
    await step('the sentence stands at its field, and nothing can be saved [A-275, A-277]', async () => {
      await expect(await form.findByText('You must be atleast 12 years old')).toBeVisible();
      await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    });
  },
});

export const PersonalInformationRefused = meta.story({
  ...showRoute(path, {
    world: historicRound,
    network: refused(updateUser, 422, 'invalid', 'This cannot be saved today.'),
  }),
  parameters: noPicture,
  play: async () => {
    const form = await openSection('Personal information');
    await retype(form.getByRole('textbox', { name: 'First name' }), 'Ana');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expectShown('This cannot be saved today.');
    await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Ana');
  },
});

export const Offline = meta.story({
  ...showRoute(path, { world: historicRound, network: offline(updateUser) }),
  parameters: noPicture,
  play: async () => {
    const form = await openSection('Notifications');
    await userEvent.click(form.getByRole('switch', { name: /Email notifications/ }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expectShown('We could not reach the game. Check your connection, then try again.');
    await expect(form.getByRole('switch', { name: /Email notifications/ })).not.toBeChecked();
  },
});

export const NotificationsChanged = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    const form = await openSection('Notifications');
    await userEvent.click(form.getByRole('switch', { name: /Email notifications/ }));
    await step('the notifications are saved with their message [A-087, A-094]', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Save' }));
      await expectShown('Email Notifications have been updated');
      await expect(await form.findByText('Nothing changed.')).toBeVisible();
      await expect(form.getByRole('switch', { name: /Email notifications/ })).not.toBeChecked();
    });
  },
});

export const PasswordChanged = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    const form = await openSection('Password and devices');
    await userEvent.type(form.getByLabelText('Current password'), 'Kererū-1990');
    await userEvent.type(form.getByLabelText('New password'), 'Fly-half10x');
    await userEvent.type(form.getByLabelText('Confirm new password'), 'Fly-half10y');
    await userEvent.tab();
    await step('both entries have to be equal [A-279, A-280]', async () => {
      await expect(await form.findByText('Passwords must match')).toBeVisible();
      await expect(form.getByRole('button', { name: 'Change password' })).toBeDisabled();
    });
    await retype(form.getByLabelText('Confirm new password'), 'Fly-half10x');
    await step('the password is changed with its message, and the form is empty again [A-089, A-095]', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Change password' }));
      await expectShown('Your password has been successfully updated!');
      await expect(form.getByLabelText('Current password')).toHaveValue('');
    });
  },
});

/** The change is sent, and refused without the current password. */
export const WrongPassword = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    const form = await openSection('Password and devices');
    await userEvent.type(form.getByLabelText('Current password'), 'wrong');
    await userEvent.type(form.getByLabelText('New password'), 'Fly-half10x');
    await userEvent.type(form.getByLabelText('Confirm new password'), 'Fly-half10x');
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await expectShown('This is not your current password.');
    await expect(form.getByLabelText('Current password')).toHaveFocus();
  },
});

export const SessionsEnded = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    const section = await openSection('Password and devices');
    await step('each device is named and can be signed out', async () => {
      await userEvent.click(await section.findByRole('button', { name: 'Sign out Safari on iPhone' }));
      await expectShown('The device has been signed out');
      await expectGone('Safari on iPhone');
    });
    await step('all others at once', async () => {
      await userEvent.click(section.getByRole('button', { name: 'Sign out everywhere else' }));
      await expectShown('You are signed in on this device only.');
    });
  },
});

export const Loading = meta.story({
  ...showRoute(path, { world: historicRound, network: [...loading(getSessions), ...loading(getDeletionPreview)] }),
  parameters: noPicture,
  play: () => expectShown('My Account'),
});

export const Slow = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(getSessions, 400) }),
  parameters: noPicture,
  play: async () => {
    const section = await openSection('Password and devices');
    await expect(await section.findByText('This device')).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  ...showRoute(path, { world: historicRound, network: [...failed(getSessions, 503), ...failed(getDeletionPreview, 503)] }),
  parameters: noPicture,
  play: async () => {
    const section = await openSection('Password and devices');
    await expect(await section.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const AccountDeleted = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    const section = await openSection('Delete account');
    await step('what goes and what stays is shown first [B17]', () => expectShown('Points in rounds that have started'));
    await step('a confirmation is asked for, then the user is signed out [A-091, A-096, A-221]', async () => {
      await confirmDeletion(section, 'Kererū-1990');
      await expectShown('Your account has been deleted');
      await expectGone('My Account');
      await expect(document.cookie).not.toContain('signed_in');
    });
    await press('Close', await findDialog('Done'));
    await expectShown('Play now');
  },
});

export const DeletionRefused = meta.story({
  ...showRoute(path, { world: newUser }),
  parameters: noPicture,
  play: async () => {
    const section = await openSection('Delete account');
    await expect(await section.findByText('You have not played a round yet')).toBeVisible();
    await confirmDeletion(section, 'wrong');
    await expectShown('This is not your current password.');
  },
});

export const DataDownloaded = meta.story({
  ...showRoute(path, { world: variedRounds }),
  parameters: noPicture,
  play: async ({ step }) => {
    const { files, restore } = watchDownloads();
    const section = await openSection('Your data');
    await step('the file has the season review beside what the server stores [B17, B25]', async () => {
      await userEvent.click(section.getByRole('button', { name: 'Download JSON' }));
      await expectShown('Your data has been downloaded');
      await userEvent.click(section.getByRole('button', { name: 'Download CSV' }));
      await waitFor(() => expect(files).toHaveLength(2));
      restore();
      const [json = '', csv = ''] = await Promise.all(files.map((file) => file.text()));
      const { rounds, reviewedRounds, reviewedPlayers } = JSON.parse(json);
      await expect(reviewedRounds).toMatchObject(
        rounds.map(({ round, points }: { round: number; points: number }) => ({ round, points })),
      );
      await expect(reviewedRounds).toHaveLength(6);
      await expect(reviewedPlayers).toHaveLength(15);
      await expect(csv).toMatch(/^reviewedRounds,2,boosterAdded,\d+\r$/m);
    });
  },
});

export const DownloadFailed = meta.story({
  ...showRoute(path, { world: historicRound, network: failed(getSeasonReview, 503) }),
  parameters: noPicture,
  play: async ({ step }) => {
    const { files, restore } = watchDownloads();
    const section = await openSection('Your data');
    await step('a review that cannot be loaded is said, and no file without it is made [B17]', async () => {
      await userEvent.click(section.getByRole('button', { name: 'Download JSON' }));
      await expect(await section.findByRole('alert')).toBeVisible();
      restore();
      await expect(files).toEqual([]);
    });
  },
});

export const LeavingWithChanges = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    const form = await openSection('Personal information');
    await retype(form.getByRole('textbox', { name: 'First name' }), 'Ana');
    const [home] = await screen.findAllByRole('link', { name: /Super Rugby|Rugby Championship/ });
    if (home !== undefined) await userEvent.click(home);
    // Unlike a team, an account has no draft.
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('What you have changed on this page is lost unless you save it.');
  },
});

export const LoggedOut = meta.story({
  name: 'A section logs the user out [A-090]',
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    const section = await openSection('Log out');
    // On a phone the heading is a button of the same name, above it.
    const [logOut] = section.getAllByRole('button', { name: 'Log out' }).toReversed();
    if (logOut !== undefined) await userEvent.click(logOut);
    await expectGone('My Account');
    await expectShown('Play now');
    await expect(document.cookie).not.toContain('signed_in');
  },
});

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Collects the files that the page downloads. */
function watchDownloads() {
  const files: Blob[] = [];
  const spy = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#';
  });
  return { files, restore: () => spy.mockRestore() };
}

async function confirmDeletion(section: Awaited<ReturnType<typeof openSection>>, password: string): Promise<void> {
  await userEvent.type(section.getByLabelText('Password, to be sure'), password);
  await userEvent.click(section.getByRole('button', { name: 'Delete my account' }));
  await press('Delete my account', await findDialog('Delete your account?'));
}
