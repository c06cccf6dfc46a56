import { playersFile } from '@rugby/domain/contract/players';
import { playerStatsFile } from '@rugby/domain/contract/playerStats';
import { failed, loading, offline, slow } from '@rugby/mocks/handlers/states';
import { betweenRounds, historicRound, live, offSeason, preSeason, seasonOver } from '@rugby/mocks/scenarios/scenarios';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectGone, expectShown, findDialog, press } from '../../../../../.storybook/plays/onScreen.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pageParameters, showRoute } from '../../../../../.storybook/showRoute.tsx';

const meta = preview.meta({ title: 'Pages/Stats centre', tags: ['!autodocs'], parameters: pageParameters });
const noPicture = { picture: { disable: true } } as const;
const path = '/stats-centre';
const shown = () => expectShown(/^\d+ of 452 players$/, 'Search players');

/** Visitors see it without signing in. */
export const SignedOut = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  play: async ({ step }) => {
    await shown();
    await step('the season shown is 2025, while the footer keeps the year 2024 [A-371, A-373]', () =>
      expectShown('Season 2025', /^© 2024 /),
    );
  },
});

export const SignedIn = meta.story({ ...showRoute(path, { world: historicRound }), parameters: noPicture, play: shown });

export const PreSeason = meta.story({ ...showRoute(path, { world: preSeason }), parameters: noPicture, play: shown });

export const Live = meta.story({ ...showRoute(path, { world: live }), parameters: noPicture, play: shown });

export const SeasonOver = meta.story({ ...showRoute(path, { world: seasonOver }), parameters: noPicture, play: shown });

export const Use = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  parameters: noPicture,
  play: async ({ step }) => {
    await shown();
    await step('a page is fifteen players, and load more adds fifteen [G-046, G-047]', async () => {
      await expect(rowNames()).toHaveLength(15);
      await press('Load more');
      await waitFor(() => expect(rowNames()).toHaveLength(30));
    });
    await step('a search narrows the table [G-045]', async () => {
      await userEvent.type(screen.getByRole('searchbox'), 'ngarimu');
      await waitFor(() => expect(rowNames().filter((name) => !name.includes('Ngārimu'))).toEqual([]));
      await userEvent.clear(screen.getByRole('searchbox'));
    });
    await step('the tab Value and the view Overview have columns of their own [G-044, G-048, G-049]', async () => {
      await expectColumn('Tackles');
      await userEvent.click(screen.getByRole('tab', { name: 'Value' }));
      await expectColumn('Points per million');
      await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
      await expectColumn('Position rank');
    });
  },
});

/** Without a season the address leads to the landing page. */
export const OffSeason = meta.story({
  ...showRoute(path, { world: offSeason }),
  parameters: noPicture,
  play: () => expectShown('Boots off.'),
});

/** What is chosen stands in the address. */
export const Chosen = meta.story({
  ...showRoute(`${path}?view=overview&position=fly_half`, { world: betweenRounds }),
  play: () => expectShown(/^\d+ of \d+ players$/, 'Search players'),
});

export const Empty = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await shown();
    await userEvent.type(screen.getByRole('searchbox'), 'nobody at all');
    await expectShown('No player fits');
  },
});

export const PlayerOpen = meta.story({
  ...showRoute(path, { world: betweenRounds }),
  parameters: noPicture,
  play: async () => {
    await shown();
    await press(/, open profile$/);
    await findDialog(/./);
    await expectShown('Average points');
  },
});

export const Loading = meta.story({
  ...showRoute(path, { world: betweenRounds, network: loading(playersFile) }),
  play: async () => {
    await expectShown('Search players');
    await expectGone(/^0 of/, 'No player fits');
  },
});

export const Slow = meta.story({
  ...showRoute(path, { world: betweenRounds, network: slow(playersFile, 500) }),
  parameters: noPicture,
  play: shown,
});

export const Failed = meta.story({
  ...showRoute(path, { world: betweenRounds, network: failed(playerStatsFile, 503) }),
  play: () => expectShown('The statistics could not be loaded', 'Try again'),
});

/** What is refused for good offers no retry. */
export const Refused = meta.story({
  ...showRoute(path, { world: betweenRounds, network: failed(playerStatsFile, 403) }),
  parameters: noPicture,
  play: async () => {
    await expectShown('The statistics could not be loaded', 'Search players');
    await expectGone('Try again');
  },
});

export const Offline = meta.story({
  ...showRoute(path, { world: betweenRounds, network: offline(playersFile) }),
  parameters: noPicture,
  play: () => expectShown('The statistics could not be loaded'),
});

function rowNames(): readonly string[] {
  return [...document.querySelectorAll('tbody th, tbody [role="rowheader"]')].map(({ textContent }) => textContent);
}

async function expectColumn(name: string): Promise<void> {
  await waitFor(() =>
    expect([...document.querySelectorAll('thead th')].some((head) => head.textContent.includes(name))).toBe(true),
  );
}
