import { leaveLeague, renewLeagueCode } from '@rugby/domain/contract/league/league';
import type { Edition } from '@rugby/domain/editions';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { offline, refused } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, live, offSeason } from '@rugby/mocks/scenarios/scenarios';
import type { World } from '@rugby/mocks/scenarios/World';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose, expectGone, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({ title: 'Pages/League', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const at = (id: number, tab: string) => `/league/${id}/${tab}`;
const managed = (tab: string) => at(leagueIds.managed, tab);

export const SignedOut = meta.story({
  ...showRoute(managed('table'), { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Log in');
  },
});

export const Ladder = meta.story({
  ...showRoute(managed('table'), { world: live }),
  play: async ({ globals, step }) => {
    await expectShown('Thursday Night Tackles', 'Your place', 'Total points', 'Invite by code or link');
    await screen.findByRole('searchbox', { name: /^Find a user/ });
    await expect(await screen.findByRole('region', { name: /^Round \d+$/ })).toHaveTextContent(/Best.+Average.+Captain/);
    await step('the manager sees Ladder, the contests of the league, Manage and Settings [A-021, A-106, A-107]', async () => {
      const { basePath } = storyEdition(globals);
      await expectTabs('Ladder', 'Head-to-head', 'Cup', 'Manage', 'Settings');
      await expectHref('Ladder', basePath + managed('table'));
      await expectHref('Manage', basePath + managed('manage'));
      await expectHref('Settings', basePath + managed('settings'));
    });
  },
});

export const LadderByAverage = meta.story({
  ...showRoute(managed('table'), { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await step('the ladder has the teams of the league, and no other [A-127]', async () => {
      await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(7), { timeout: 30_000 });
    });
    await step('its statistic is chosen like that of the ranking of all teams [A-134]', async () => {
      await press(/Statistic/);
      await choose('Average points');
      const sorted = await screen.findByRole('columnheader', { name: 'Average' });
      await waitFor(() => expect(sorted).toHaveAttribute('aria-sort', 'descending'));
    });
  },
});

/** The tabs of a member have addresses of their own as well. */
export const OfMember = meta.story({
  ...showRoute(at(leagueIds.member, 'invite'), { world: historicRound }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    await expectShown('Harbour Bridge Office', 'Invite by code or link');
    await step('other members see Ladder, Invites and About [A-106, A-108, A-298]', async () => {
      const { basePath } = storyEdition(globals);
      await expectTabs('Ladder', 'Invites', 'About');
      await expectHref('Ladder', basePath + at(leagueIds.member, 'table'));
      await expectHref('Invites', basePath + at(leagueIds.member, 'invite'));
      await expectHref('About', basePath + at(leagueIds.member, 'about'));
    });
  },
});

export const UnknownTab = meta.story({
  ...showRoute(managed('elsewhere'), { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await step('any other child is redirected to the ladder [A-022]', async () => {
      await expect(await screen.findByRole('link', { name: 'Ladder' })).toHaveAttribute('aria-current', 'page');
    });
  },
});

export const ManageOfMember = meta.story({
  ...showRoute(at(leagueIds.member, 'manage'), { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await step('a member of a private league is redirected to the page about it [A-109, A-299]', async () => {
      await expect(await screen.findByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    });
  },
});

export const ManageOfPublic = meta.story({
  ...showRoute(at(leagueIds.open, 'manage'), { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('Porirua Open');
    await step(
      'a user who views a public league stays on the tab, which shows its members, and nothing to change [A-109, A-299]',
      async () => {
        await expectShown('20 rows shown');
        await expect(screen.getByRole('link', { name: 'About' })).not.toHaveAttribute('aria-current');
        await expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
        await expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull();
      },
    );
  },
});

export const Settings = meta.story({
  ...showRoute(at(leagueIds.scheduled, 'settings'), { world: historicRound }),
  play: async ({ step }) => {
    await expectShown('Second Half of the Season');
    await step('the settings have an address, and nothing can be saved before something is changed [A-021, A-288]', async () => {
      await expect(await screen.findByRole('button', { name: 'Save settings' })).toBeDisabled();
    });
    await step('privacy and start round of a scheduled league can change [A-230]', async () => {
      await expect(screen.getByRole('radio', { name: 'Private' })).toBeEnabled();
      await expect(screen.getByRole('button', { name: /Start round/ })).toBeEnabled();
    });
  },
});

export const SettingsOfStarted = meta.story({
  ...showRoute(managed('settings'), { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('Started. You can still change the name, head-to-head and the cup.');
    await step('only the name changes [A-231, A-289]', async () => {
      await expect(screen.getByRole('radio', { name: 'Public' })).toBeDisabled();
      await expect(screen.getByRole('button', { name: /Start round/ })).toBeDisabled();
      await expect(screen.getByLabelText(/^Name/)).toBeEnabled();
    });
  },
});

export const NewCode = meta.story({
  ...showRoute(managed('settings'), { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    await press('Make a new code');
    await press('Yes, New Code', await findDialog('Are You Sure?'));
    await expectShown('Thursday Night Tackles has a new code');
  },
});

export const NewCodeRefused = meta.story({
  ...showRoute(managed('settings'), {
    world: historicRound,
    network: refused(renewLeagueCode, 403, 'forbidden', 'Only the Chairman of the league can do this.'),
  }),
  parameters: noPicture,
  play: async () => {
    await press('Make a new code');
    await press('Yes, New Code', await findDialog('Are You Sure?'));
    await expectShown('Only the Chairman of the league can do this.');
  },
});

export const Left = meta.story({
  ...showRoute(at(leagueIds.member, 'about'), { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await press('Leave league');
    const dialog = await findDialog('Are You Sure?');
    await step('the confirmation names the league [A-124, A-125]', async () => {
      await expect(
        within(dialog).getByText('You are about to leave Harbour Bridge Office. This action cannot be reversed.'),
      ).toBeVisible();
      await press('Yes, Leave', dialog);
    });
    await step('the user is no member any more [A-233]', async () => {
      await expectShown('You have left Harbour Bridge Office', 'Thursday Night Tackles');
      await expect(screen.queryByRole('heading', { name: 'Harbour Bridge Office' })).toBeNull();
    });
  },
});

/** The user's own league before anyone has joined it. */
function onlyMember(edition?: Edition): World {
  const world = historicRound(edition);
  const leagues = world.leagues.map((league) =>
    league.id === leagueIds.managed ? { ...league, memberIds: league.memberIds.slice(0, 1) } : league,
  );
  return { ...world, leagues };
}

export const SettingsOfOnlyMember = meta.story({
  ...showRoute(managed('settings'), { world: onlyMember }),
  parameters: noPicture,
  play: async ({ step }) => {
    await step('the only member of a league reads that leaving closes it [A-124, D53]', async () => {
      await expectShown('1 team', 'You are the only member. The league closes when you leave.');
      await expectGone('The member who joined first becomes Chairman.');
    });
  },
});

export const LeavingOffline = meta.story({
  ...showRoute(at(leagueIds.member, 'about'), { world: historicRound, network: offline(leaveLeague) }),
  parameters: noPicture,
  play: async () => {
    await press('Leave league');
    await press('Yes, Leave', await findDialog('Are You Sure?'));
    await expectShown('We could not reach the game. Check your connection, then try again.');
  },
});

export const Deleted = meta.story({
  ...showRoute(managed('settings'), { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    await press('Delete league');
    await press('Yes, Delete', await findDialog('Are You Sure?'));
    await expectShown('Thursday Night Tackles has been deleted', 'My Leagues');
  },
});

export const LadderOfPublic = meta.story({
  ...showRoute(at(leagueIds.invitedToPublic, 'table'), { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await step('nothing is said of the place of a user who is not a member', async () => {
      await screen.findByRole('table');
      for (const name of ['Your place', 'Invite by code or link'])
        await expect(screen.queryByRole('region', { name })).toBeNull();
    });
    await step('the ladder of a public league has a way in [A-298, A-331]', async () => {
      await press('Join Wellington Wanderers');
      await expectShown('You have joined Wellington Wanderers', 'Invites', 'Invite by code or link');
      await expect(screen.queryByRole('button', { name: 'Join Wellington Wanderers' })).toBeNull();
      await expect(screen.getByRole('link', { name: 'Ladder' })).toHaveFocus();
      await expect(await screen.findByRole('region', { name: 'Your place' })).toBeVisible();
    });
  },
});

export const AboutOfPublic = meta.story({
  ...showRoute(at(leagueIds.open, 'about'), { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await press('Join Porirua Open');
    await step('the user is a member, and may leave [A-298]', async () => {
      await expectShown('You have joined Porirua Open');
      await expect(await screen.findByRole('button', { name: 'Leave league' })).toBeVisible();
    });
  },
});

export const Automatic = meta.story({
  ...showRoute(at(leagueIds.country, 'manage'), { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New Zealand'));
    await step('an automatic league has its ladder only, and no way in [A-298]', async () => {
      await expectTabs('Ladder');
      await expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
    });
  },
});

/** A private league of others is not there for this user. */
export const Unknown = meta.story({
  ...showRoute(at(leagueIds.closed, 'table'), { world: historicRound }),
  parameters: noPicture,
  play: () => expectShown('This league does not exist, or it is private', 'Go to My Leagues'),
});

export const OffSeason = meta.story({
  ...showRoute(managed('table'), { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});

/** A phone lists the last of many tabs in a menu, and hides them in the row. */
async function expectTabs(...names: readonly string[]): Promise<void> {
  const row = within(await screen.findByRole('navigation', { name: 'Pages of the league' }));
  await expect(row.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual(names);
}

async function expectHref(name: string, href: string): Promise<void> {
  await expect(screen.getByRole('link', { name, hidden: true })).toHaveAttribute('href', href);
}
