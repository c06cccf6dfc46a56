import { getSeasonReview } from '@rugby/domain/contract/review';
import { failed, loading, offline, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, variedRounds, midRound, newUser, offSeason, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, waitFor } from 'storybook/test';
import { expectShown, findDialog, press } from '../../../../../.storybook/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Season review', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/season-review';
const shown = () =>
  expectShown('Rank after each round', 'Points against the best fifteen', 'Who earned it', 'Best XV of your season');

export const BetweenRounds = meta.story({
  ...showRoute(path, { world: variedRounds }),
  play: async ({ step }) => {
    await shown();
    await step('the points of the rounds sum to the figure of the head [B25]', async () => {
      const items = await screen.findAllByText(/^Round \d+: \d+ points of \d+ possible$/);
      const sum = items.reduce((total, { textContent }) => total + Number(/: (\d+)/.exec(textContent)?.[1]), 0);
      await expectShown(sum.toLocaleString('en-US'));
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

/** A user whose team has not played. */
export const NoRounds = meta.story({
  ...showRoute(path, { world: newUser }),
  parameters: noPicture,
  play: () => expectShown('Your season begins with your first round.', 'To your team'),
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
  play: () => expectShown('Your season could not be loaded.', 'Try again'),
});

export const Offline = meta.story({
  ...showRoute(path, { world: variedRounds, network: offline(getSeasonReview) }),
  parameters: noPicture,
  play: () => expectShown('Your season could not be loaded.'),
});
