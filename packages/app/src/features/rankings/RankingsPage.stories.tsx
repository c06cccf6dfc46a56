import { getRanking } from '@rugby/domain/contract/ranking';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, live, newUser, offSeason, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { choose, expectGone, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';
import { storyEdition } from '../../../../../.storybook/storyEdition.ts';

const meta = preview.meta({ title: 'Pages/Rankings', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/leaderboard';
const shown = async () => {
  await expectShown('Ruck and Roll', /^20 of 2,1\d\d teams$/);
  await filtersShown();
};
/** Filters and search come after the table. */
const filtersShown = async () => {
  await expectShown('Total points');
  await screen.findByRole('searchbox', { name: /^Find a user/ });
};

export const BetweenRounds = meta.story({
  ...showRoute(path, { world: historicRound }),
  play: async ({ globals, step }) => {
    await shown();
    await step(
      'the page is called Rankings in the championship, and Leaderboard in the club edition [A-023, A-024]',
      async () => {
        const title = { club: 'Leaderboard', championship: 'Rankings' };
        await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title[storyEdition(globals).brand]);
      },
    );
    await step('the own row and the next team are named although the place is far below [B14]', async () => {
      await expectShown(/^You need \d+ points? to pass \S/, 'Your place', 'of 2,100', 'since round 5');
      await expectShown(/^To pass .+ in place 1,1\d\d=?$/, 'Rank after each round');
    });
    await step('each row has the link to its own team [A-132]', async () => {
      const link = await screen.findByRole('link', { name: 'View team Ruck and Roll' });
      await expect(link).toHaveAttribute('href', `${storyEdition(globals).basePath}/team/1001`);
    });
  },
});

/** While a round is played, the ranks are provisional, and there are players left to play. */
export const Live = meta.story({
  ...showRoute(path, { world: live }),
  play: async () => {
    await shown();
    await expectShown('Live', /Ranks are provisional\.$/, 'of 2,100, provisional', 'since kick-off', /^Projected: /);
  },
});

/** A league that has not started has no ranks while a round is played. */
export const LadderBeforeStart = meta.story({
  ...showRoute(`/league/${leagueIds.scheduled}/table`, { world: live }),
  parameters: noPicture,
  play: async () => {
    await expectShown('No team is ranked yet', 'The ranking begins with the first points of round 8.');
    await expectGone(/Ranks are provisional/);
  },
});

/** Round and statistic stand in the address. */
export const Chosen = meta.story({
  ...showRoute(`${path}?round=3&stat=averagePoints`, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await step('the filters of the address are chosen [A-128, A-129]', async () => {
      await expectShown('Round 3', 'Average points', 'since round 2');
      const sorted = await screen.findByRole('columnheader', { name: 'Average' });
      await expect(sorted).toHaveAttribute('aria-sort', 'descending');
    });
    await step('links lead to the teams as they played that round [A-133]', async () => {
      const [link] = await screen.findAllByRole('link', { name: /^View team/ });
      await expect(link?.getAttribute('href')).toMatch(/\/team\/\d+\?round=3$/);
    });
  },
});

/** A round that has not begun, or none at all, as in a link of another season. */
export const UnknownRound = meta.story({
  ...showRoute(`${path}?round=999`, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await step('an unknown round of the address is ignored [A-128, A-318]', async () => {
      await shown();
      await expectShown('Overall');
      await expectGone('The ranking could not be loaded');
    });
  },
});

/** The filters change the ranking without a reload. */
export const Filtering = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await shown();
    await step('a statistic is chosen, then a round [A-128, A-129]', async () => {
      await press(/Statistic/);
      await choose('Last-round points');
      const sorted = await screen.findByRole('columnheader', { name: 'Round 6' });
      await waitFor(() => expect(sorted).toHaveAttribute('aria-sort', 'descending'));
      await press(/Overall/);
      await choose('Round 2');
      await screen.findByRole('columnheader', { name: 'Round 2' });
    });
  },
});

export const LoadMore = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async ({ step }) => {
    await shown();
    await step('load more adds the next page [A-130]', async () => {
      await press('Load more');
      await expectShown('40 of 2,100 teams');
    });
  },
});

export const FindUser = meta.story({
  ...showRoute(path, { world: historicRound }),
  parameters: noPicture,
  play: async () => {
    await shown();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a user by name' }), 'Greta Li');
    await expectShown('The first 5 users whose name begins like this');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'Zyx');
    await expectShown('No name begins like this.');
  },
});

/** Without a team the ranking has no own row, and leads to where one is picked. */
export const NoTeam = meta.story({
  ...showRoute(path, { world: newUser }),
  parameters: noPicture,
  play: () => expectShown('Ruck and Roll', 'You have no team yet.', 'Pick your team'),
});

/** A signed-out user is asked to log in, on the landing page. */
export const SignedOut = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Log in');
  },
});

export const SeasonOver = meta.story({ ...showRoute(path, { world: seasonOver }), parameters: noPicture, play: shown });

/** Without a season the address leads to the landing page. */
export const OffSeason = meta.story({
  ...showRoute(path, { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});

export const Loading = meta.story({
  ...showRoute(path, { world: historicRound, network: loading(getRanking) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('The ranking is loading', 'Your place');
    await expectGone('No team is ranked yet', 'Your team has no rank yet.');
  },
});

export const Slow = meta.story({
  ...showRoute(path, { world: historicRound, network: slow(getRanking, 500) }),
  parameters: noPicture,
  play: shown,
});

export const Failed = meta.story({
  ...showRoute(path, { world: historicRound, network: failed(getRanking, 503) }),
  play: async () => {
    await expectShown('The ranking could not be loaded', 'Try again');
    await filtersShown();
    await expectGone('Your place', 'Your team has no rank yet.');
  },
});

export const Refused = meta.story({
  ...showRoute(path, { world: historicRound, network: refused(getRanking, 403, 'forbidden', 'Not for you.') }),
  parameters: noPicture,
  play: async () => {
    await expectShown('The ranking could not be loaded', /Not for you\.$/);
    await expectGone('Try again');
  },
});

export const Offline = meta.story({
  ...showRoute(path, { world: historicRound, network: offline(getRanking) }),
  parameters: noPicture,
  play: () => expectShown('The ranking could not be loaded'),
});
