import { joinLeague } from '@rugby/domain/contract/league/league';
import { deleteInvite, getInvites } from '@rugby/domain/contract/league/leagueInvites';
import { getLeagues } from '@rugby/domain/contract/league/leagues';
import type { Edition } from '@rugby/domain/editions';
import { aLeagueRecord, leagueIds } from '@rugby/mocks/builders/leagues';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import type { LeagueRecord } from '@rugby/mocks/scenarios/LeagueRecord';
import type { World } from '@rugby/mocks/scenarios/World';
import { betweenRounds, historicRound, live, newUser, offSeason, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectGone, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({ title: 'Pages/My leagues', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/leagues';

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
  play: async ({ step }) => {
    await step('the leagues come with a filter by privacy, a search and the invites [A-018]', async () => {
      await expectShown('Thursday Night Tackles', 'Grassroots Open', '2 invites', 'Breakdown Brothers', 'Overall');
      for (const name of [/^All/, /^Private/, /^Public/]) await expect(screen.getByRole('radio', { name })).toBeVisible();
      await expect(screen.getByRole('searchbox', { name: 'Search your leagues' })).toBeVisible();
    });
  },
});

export const Season = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('Your season so far', 'Nearest place to win');
    await step('the cards show how the rank moved and which team is passed next [B14]', async () => {
      await expectShown(/since round 5$/, /^\d+ points? to pass \p{L}/u);
      await expect(screen.getAllByRole('figure', { name: 'Rank after each round' })).toHaveLength(3);
    });
    await step('a filter does not change the summary', async () => {
      const led = screen.getByText('Leagues you lead').nextElementSibling?.textContent;
      await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
      await expectGone('Thursday Night Tackles');
      await expect(screen.getByText('Leagues you lead').nextElementSibling).toHaveTextContent(led ?? '');
    });
  },
});

/** The summary holds the leagues on pages that the user has not loaded. */
export const ManyLeagues = meta.story({
  ...showRoute(path, { world: inManyLeagues }),
  parameters: noPicture,
  play: async ({ step }) => {
    await step('a user of more leagues than a page holds sees the season in all of them', async () => {
      await expectShown('Your season so far', 'Load more');
      await expect(screen.getByText('Leagues you lead').nextElementSibling).toHaveTextContent(/ of 48$/);
    });
  },
});

export const MarksOfAutomaticLeagues = meta.story({
  ...showRoute(path, { world: asSupporter }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('Automatic leagues');
    await step('the country has its flag and the squad its mark, and only all teams together have a globe', async () => {
      const rows = () => screen.getByRole('region', { name: 'Automatic leagues' }).querySelectorAll('li');
      const markOf = (row: Element) => row.querySelector('[aria-hidden]')?.innerHTML;
      await waitFor(() => {
        const [ofAll, ...others] = Array.from(rows(), markOf);
        return expect(others.map((mark) => mark === ofAll)).toEqual([false, false]);
      });
    });
  },
});

export const Live = meta.story({
  ...showRoute(path, { world: live }),
  parameters: noPicture,
  play: () => expectShown('Harbour Bridge Office', '2 invites'),
});

/** A user without a team is in no league. */
export const Empty = meta.story({
  ...showRoute(path, { world: newUser }),
  parameters: noPicture,
  play: () => expectShown('You are in no league yet', 'Create one for your friends, or join one.'),
});

/** All rounds have begun: nothing leads to a page that would refuse. */
export const TooLateToCreate = meta.story({
  ...showRoute(path, { world: (edition) => ({ ...seasonOver(edition), leagues: [] }) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('You are in no league yet', 'All rounds have begun, so no league can be created any more this season.');
    await expectGone('Create league');
  },
});

export const LinksToLeagues = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ globals, step }) => {
    await expectShown('Second Half of the Season');
    const { basePath } = storyEdition(globals);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await step('the manager of a scheduled league is led to its settings, everyone else to the ladder [A-111]', async () => {
      await expect(hrefOf('Settings of Second Half of the Season')).toBe(`${basePath}/league/4/settings`);
      await expect(hrefOf('Ladder of Thursday Night Tackles')).toBe(`${basePath}/league/1/table`);
      await expect(hrefOf('Ladder of Harbour Bridge Office')).toBe(`${basePath}/league/2/table`);
    });
  },
});

export const FilteredByPrivacy = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('Thursday Night Tackles');
    await step('private leagues, then public ones, then all again [A-018, A-097]', async () => {
      await userEvent.click(screen.getByRole('radio', { name: /^Private/ }));
      await expectGone('Grassroots Open');
      await expectShown('Thursday Night Tackles');
      await userEvent.click(screen.getByRole('radio', { name: /^Public/ }));
      await expectGone('Thursday Night Tackles');
      await expectShown('Grassroots Open');
      await userEvent.click(screen.getByRole('radio', { name: /^All/ }));
      await expectShown('Thursday Night Tackles', 'Grassroots Open');
    });
  },
});

export const Searched = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('Thursday Night Tackles');
    await step('a part of the name is searched for after a pause [A-098]', async () => {
      await userEvent.type(screen.getByRole('searchbox', { name: 'Search your leagues' }), 'grass');
      await expect(screen.getByRole('heading', { name: 'Thursday Night Tackles' })).toBeVisible();
      await expectGone('Thursday Night Tackles');
      await expectShown('Grassroots Open');
    });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search your leagues' }), 'zzz');
    await expectShown('No league of yours matches');
  },
});

export const InviteAccepted = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('Breakdown Brothers');
    await press('Accept the invite to Breakdown Brothers');
    await step('it leads to the page about the league, and says so [A-099, A-112, A-354]', async () => {
      await expectShown('You have joined Breakdown Brothers');
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Breakdown Brothers'));
      await expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
    });
  },
});

export const InviteDeclined = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('Breakdown Brothers');
    await press('Decline the invite to Breakdown Brothers');
    await step('it leaves the list [A-099, A-234, A-300]', async () => {
      await expectGone('Breakdown Brothers');
      await expectShown('1 invite', 'Wellington Wanderers');
    });
    await step('after the last one a sentence says so', async () => {
      await press('Decline the invite to Wellington Wanderers');
      await expectShown('Invites', 'No invite waits for your answer.');
    });
    await step('the focus is on the heading of the section', async () => {
      await expect(screen.getByRole('heading', { name: 'Invites' })).toHaveFocus();
    });
  },
});

/** Another tab has joined the league while this one still lists its invite. */
export const DeclineAfterJoining = meta.story({
  name: 'A member who declines is said to be in the league [A-300]',
  ...showRoute(path, { world: joinedButInvited }),
  parameters: noPicture,
  play: async () => {
    await press('Decline the invite to Breakdown Brothers');
    await expectShown('You are in Breakdown Brothers. To leave, open the league.');
    await expectGone('The invite to Breakdown Brothers is declined');
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  },
});

export const InviteRefused = meta.story({
  ...showRoute(path, {
    world: historicRound,
    network: [
      ...refused(joinLeague, 404, 'not-found', 'No league has this code. Please check it.'),
      ...failed(deleteInvite, 503),
    ],
  }),
  parameters: noPicture,
  play: async ({ step }) => {
    await expectShown('Breakdown Brothers');
    await press('Accept the invite to Breakdown Brothers');
    await step('the reason is shown, and the invite stays [A-354]', async () => {
      await expectShown('No league has this code. Please check it.', 'Breakdown Brothers');
    });
    await press('Decline the invite to Breakdown Brothers');
    await expectShown('The game is busy right now. Please try again in a moment.', 'Breakdown Brothers');
  },
});

export const Loading = meta.story({
  ...showRoute(path, { world: historicRound, network: [...loading(getLeagues), ...loading(getInvites)] }),
  parameters: noPicture,
  play: () => expectShown('My Leagues'),
});

export const Slow = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(getLeagues, 500) }),
  parameters: noPicture,
  play: () => expectShown('Thursday Night Tackles'),
});

export const Failed = meta.story({
  ...showRoute(path, { world: historicRound, network: [...failed(getLeagues, 503), ...failed(getInvites, 503)] }),
  parameters: noPicture,
  play: () => expectShown('Your leagues could not be loaded', 'Your invites could not be loaded'),
});

export const Offline = meta.story({
  ...showRoute(path, { world: historicRound, network: offline(getLeagues) }),
  parameters: noPicture,
  play: () => expectShown('We could not reach the game. Check your connection, then try again.', 'Breakdown Brothers'),
});

export const Refused = meta.story({
  ...showRoute(path, { world: historicRound, network: refused(getLeagues, 403, 'forbidden', 'This is not open to you.') }),
  parameters: noPicture,
  play: async () => {
    await expectShown('This is not open to you.');
    await expectGone('Try again');
  },
});

/** Without a season the address leads to the landing page. */
export const OffSeason = meta.story({
  ...showRoute(path, { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});

/** A user in 45 leagues more than in `historicRound`. */
function inManyLeagues(edition: Edition): World {
  const world = historicRound(edition);
  const more = Array.from({ length: 45 }, (_, index) =>
    aLeagueRecord({ id: 200 + index, memberIds: [1001 + index, world.user?.id ?? 1] }),
  );
  return { ...world, leagues: [...world.leagues, ...more] };
}

function asSupporter(edition: Edition): World {
  const world = historicRound(edition);
  const squadId = world.leagues.find(({ id }) => id === leagueIds.squad)?.subjectId ?? 0;
  return { ...world, user: world.user && { ...world.user, [edition.supportedSquadField]: squadId } };
}

function joinedButInvited(edition: Edition): World {
  const world = historicRound(edition);
  const join = (league: LeagueRecord) => ({ ...league, memberIds: [...league.memberIds, world.user?.id ?? 1] });
  return { ...world, leagues: world.leagues.map((league) => (league.id === leagueIds.invited ? join(league) : league)) };
}
