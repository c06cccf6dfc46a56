import { createApi } from '@rugby/domain/api/apiClient';
import { logOut } from '@rugby/domain/contract/account/user';
import { deleteLeague, leaveLeague, showLeague, updateLeague } from '@rugby/domain/contract/league/league';
import { handOverLeague, removeLeagueUser } from '@rugby/domain/contract/league/leagueMembers';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { slow } from '@rugby/mocks/handlers/states';
import { historicRound } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectGone, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

/** A page that was opened before the user's role or session ended on another device. */
const meta = preview.meta({ title: 'Pages/Lost rights in a league', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;

/** The user on another device. */
function otherDevice(globals: Readonly<Record<string, unknown>>) {
  return createApi({ edition: storyEdition(globals), language: 'en', newKey: () => crypto.randomUUID() });
}

export const HandedOver = meta.story({
  ...showRoute(`/league/${leagueIds.managed}/manage`, { world: historicRound }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    const [button] = await screen.findAllByRole('button', { name: /^Remove / });
    const world = historicRound(storyEdition(globals));
    const [, userId = 0] = world.leagues.find(({ id }) => id === leagueIds.managed)?.memberIds ?? [];
    await otherDevice(globals).send(handOverLeague, { params: { leagueId: leagueIds.managed }, body: { userId } });
    if (button) await userEvent.click(button);
    await press('Yes, Remove', await findDialog('Are You Sure?'));
    await step('the refusal is shown, and the tabs are those of a member [A-108, A-109]', async () => {
      await expectShown('Only the Chairman of the league can do this.', 'About');
      await expectGone('Settings', 'Manage', 'Are You Sure?');
    });
  },
});

export const SettingsHandedOver = meta.story({
  ...showRoute(`/league/${leagueIds.scheduled}/settings`, { world: historicRound }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    const field = await screen.findByLabelText(/^Name/);
    const world = historicRound(storyEdition(globals));
    const [, userId = 0] = world.leagues.find(({ id }) => id === leagueIds.scheduled)?.memberIds ?? [];
    await otherDevice(globals).send(handOverLeague, { params: { leagueId: leagueIds.scheduled }, body: { userId } });
    await userEvent.type(field, ' Two');
    await press('Save settings');
    await step('the refusal is shown, and the page about the league [A-108, A-109]', async () => {
      await expectShown('Only the Chairman of the league can do this.', 'Leave league');
      await expectGone('Save settings');
    });
  },
});

export const Deleted = meta.story({
  ...showRoute(`/league/${leagueIds.managed}/settings`, { world: historicRound }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    await expectShown('Save settings');
    await otherDevice(globals).send(deleteLeague, { params: { leagueId: leagueIds.managed } });
    await press('Delete league');
    await press('Yes, Delete', await findDialog('Are You Sure?'));
    await step('nothing of the league is left to press', async () => {
      await expectShown('This league does not exist, or it is private', 'Go to My Leagues');
      await expectGone('Settings', 'Delete league', 'Are You Sure?');
    });
  },
});

export const NoMember = meta.story({
  ...showRoute(`/league/${leagueIds.large}/invite`, { world: historicRound }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    await expectShown('Invite by code or link');
    await otherDevice(globals).send(leaveLeague, { params: { leagueId: leagueIds.large } });
    await userEvent.click(screen.getByRole('link', { name: 'About' }));
    await step('another tab knows it without a reload [A-298]', async () => {
      const nav = await screen.findByRole('navigation', { name: 'Pages of the league' });
      await screen.findByRole('button', { name: 'Join Grassroots Open' });
      await expect(within(nav).queryByRole('link', { name: 'Invites' })).toBeNull();
    });
  },
});

/** The answer that takes the rights away comes while the page that the user has gone to is loaded. */
export const LeftMeanwhile = meta.story({
  ...showRoute(`/league/${leagueIds.managed}/manage`, { world: historicRound, network: slow(showLeague, 50) }),
  parameters: noPicture,
  play: async ({ globals }) => {
    await screen.findAllByRole('button', { name: /^Remove / });
    const link = document.querySelector('main a[href$="/leagues"]');
    const world = historicRound(storyEdition(globals));
    const [, userId = 0] = world.leagues.find(({ id }) => id === leagueIds.managed)?.memberIds ?? [];
    await otherDevice(globals).send(handOverLeague, { params: { leagueId: leagueIds.managed }, body: { userId } });
    document.dispatchEvent(new Event('visibilitychange'));
    if (link) await userEvent.click(link);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My Leagues'));
  },
});

/** Another tab has changed the league: what the page says is read anew when it is shown again. */
export const ChangedElsewhere = meta.story({
  ...showRoute(`/league/${leagueIds.managed}/manage`, { world: historicRound }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    const buttons = await screen.findAllByRole('button', { name: /^Remove / });
    const other = otherDevice(globals);
    const params = { leagueId: leagueIds.managed };
    const [, userId = 0] = historicRound(storyEdition(globals)).leagues.find(({ id }) => id === params.leagueId)?.memberIds ?? [];
    await other.send(updateLeague, { params, body: { name: 'Spring Series' } });
    await other.send(removeLeagueUser, { params: { ...params, userId } });
    document.dispatchEvent(new Event('visibilitychange'));
    await step('the name and the members are those of now [A-123, A-236]', async () => {
      await expectShown('Spring Series');
      await waitFor(() => expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(buttons.length - 1));
    });
  },
});

/** The session ended on another device: what was asked for is done once the user has logged in again. */
export const SessionEnded = meta.story({
  ...showRoute(`/league/${leagueIds.managed}/manage`, { world: historicRound }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    const [button] = await screen.findAllByRole('button', { name: /^Remove / });
    await otherDevice(globals).send(logOut, {});
    if (button) await userEvent.click(button);
    await press('Yes, Remove', await findDialog('Are You Sure?'));
    await logInAgain(globals);
    await step('the member is removed, and nothing asks to log in any more [B5, A-123]', async () => {
      await expectShown('The member has been removed');
      await expectGone('Are You Sure?', /Please log in/);
    });
  },
});

/** The same while a page is read. */
export const SessionEndedWhileReading = meta.story({
  ...showRoute(`/league/${leagueIds.managed}/manage`, { world: historicRound }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    await expectShown('Invite by code or link');
    await otherDevice(globals).send(logOut, {});
    await userEvent.click(screen.getByRole('link', { name: 'Ladder' }));
    await logInAgain(globals);
    await step('the ladder is shown once the user has logged in again [B5, A-127]', async () => {
      await screen.findByRole('table', { name: /^Teams by/ });
      await expectGone(/could not be loaded/, /Please log in/);
    });
  },
});

async function logInAgain(globals: Readonly<Record<string, unknown>>): Promise<void> {
  const dialog = await findDialog('Log in');
  const [account] = historicRound(storyEdition(globals)).accounts;
  await userEvent.type(within(dialog).getByLabelText('Email'), account?.user.email ?? '');
  await userEvent.type(within(dialog).getByLabelText('Password'), account?.password ?? '');
  await press('Log in', dialog);
}
