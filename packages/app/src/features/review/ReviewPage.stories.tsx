import { getLeagueReview, getSeasonReview } from '@rugby/domain/contract/review';
import { leagueIds } from '@rugby/mocks/builders/leagues';
import { failed, loading, offline, refused, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, variedRounds, midRound, newUser, offSeason, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { choose, expectGone, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Season review', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/season-review';
const shown = () =>
  expectShown(
    'Ranks among',
    'Rank after each round',
    'Points against the best fifteen',
    'Who earned it',
    'Best XV of your season',
  );

export const BetweenRounds = meta.story({
  ...showRoute(path, { world: variedRounds }),
  play: async ({ step }) => {
    await shown();
    await step('the points of the rounds sum to the figure of the head [B25]', async () => {
      const items = await screen.findAllByText(/^Round \d+: \d+ points of \d+ possible$/);
      const sum = items.reduce((total, { textContent }) => total + Number(/: (\d+)/.exec(textContent)?.[1]), 0);
      await expectShown(sum.toLocaleString('en-US'));
    });
    await step('the season is shared beside its tables and its export [B25]', async () => {
      await expect(await screen.findByRole('button', { name: 'Share' })).toBeEnabled();
    });
    await step('the best fifteen of the season is that of the season, whatever its players do in the next match', async () => {
      const pitch = screen.getByRole('region', { name: 'Best XV of your season' });
      await expect(within(pitch).getAllByText(/, total points −?\d+$/)).toHaveLength(15);
    });
  },
});

/** After the last round the rank is final. */
export const SeasonOver = meta.story({
  ...showRoute(path, { world: seasonOver }),
  play: async () => {
    await shown();
    await expectShown('Final rank', /rounds, final$/);
  },
});

export const RoundInPlay = meta.story({
  ...showRoute(path, { world: midRound }),
  parameters: noPicture,
  play: async () => {
    await shown();
    await expectShown(/^Round 7 is not complete/);
  },
});

export const AsTables = meta.story({
  ...showRoute(path, { world: variedRounds }),
  play: async ({ step }) => {
    await shown();
    await step('the button shows the figures of the charts as tables [B25]', async () => {
      await press('Show as tables');
      await waitFor(() => expect(screen.getByRole('table', { name: 'Your rounds' })).toBeVisible());
    });
  },
});

/** The address names the league among whose teams the season is shown. */
export const InLeague = meta.story({
  ...showRoute(`${path}?league=${leagueIds.member}`, { world: variedRounds }),
  play: async ({ step }) => {
    await shown();
    await step('ranks and averages are those of the league [B25]', async () => {
      await expectShown('of 18', /^You scored .+ The teams in Harbour Bridge Office averaged /);
    });
  },
});

export const BackToAllTeams = meta.story({
  ...showRoute(`${path}?league=${leagueIds.member}`, { world: variedRounds }),
  parameters: noPicture,
  play: async ({ step }) => {
    await shown();
    await expectShown('of 18');
    await step('the choice leads back to all teams [B25]', async () => {
      await press(/Harbour Bridge Office.*Ranks among/);
      await choose('All teams');
      await expectShown('of 2,100', /^You scored .+ All teams averaged /);
    });
  },
});

export const LeagueFailed = meta.story({
  ...showRoute(`${path}?league=${leagueIds.member}`, { world: variedRounds, network: failed(getLeagueReview, 503) }),
  parameters: noPicture,
  play: async () => {
    await shown();
    await expectShown('The ranks in your leagues could not be loaded.', 'of 2,100');
  },
});

/** A user whose team has not played. */
export const NoRounds = meta.story({
  ...showRoute(path, { world: newUser }),
  parameters: noPicture,
  play: () => expectShown('Your season begins with your first round', 'To your team'),
});

export const SignedOut = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await findDialog('Log in');
  },
});

/** Without a season the address leads to the landing page. */
export const OffSeason = meta.story({
  ...showRoute(path, { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});

export const Loading = meta.story({
  ...showRoute(path, { world: variedRounds, network: loading(getSeasonReview) }),
  parameters: noPicture,
  play: async () => {
    await expect(await screen.findByRole('status', { name: 'Your season is loading' })).toBeInTheDocument();
  },
});

export const Slow = meta.story({
  ...showRoute(path, { world: variedRounds, network: slow(getSeasonReview, 500) }),
  parameters: noPicture,
  play: shown,
});

export const Failed = meta.story({
  ...showRoute(path, { world: variedRounds, network: failed(getSeasonReview, 503) }),
  parameters: noPicture,
  play: () => expectShown('Your season could not be loaded', 'Try again'),
});

export const Offline = meta.story({
  ...showRoute(path, { world: variedRounds, network: offline(getSeasonReview) }),
  parameters: noPicture,
  play: () => expectShown('Your season could not be loaded'),
});

/** What is refused would be refused again: nothing offers to try it. */
export const Refused = meta.story({
  ...showRoute(path, {
    world: variedRounds,
    network: refused(getSeasonReview, 403, 'forbidden', 'This account is blocked.'),
  }),
  parameters: noPicture,
  play: async () => {
    await expectShown('Your season could not be loaded', 'This account is blocked.');
    await expectGone('Try again');
  },
});
